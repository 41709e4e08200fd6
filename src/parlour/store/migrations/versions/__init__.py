"""The steps of the schema, a script each."""
