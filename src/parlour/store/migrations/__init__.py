"""How the schema came to be what it is: alembic runs the scripts in `versions`, oldest first."""
