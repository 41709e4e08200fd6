# What the browser client says at a table.
