# What the browser client says, besides what is said at a table.
app-name = Parlour
app-not-loaded = This page could not be loaded. The house may be gone for a moment; try again.
app-again = Try again
