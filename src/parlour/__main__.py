"""`python -m parlour` is the command `parlour`."""
from .cli import main

main()
