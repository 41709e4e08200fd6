"""What alembic runs the scripts in: a connection that `parlour.store.migrate` hands over."""
from alembic import context

from parlour.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
