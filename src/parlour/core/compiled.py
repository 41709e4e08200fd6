"""Stands in for the compiler's module where that is not installed."""
from contextlib import nullcontext
from typing import Any

compiled = False
nogil: Any = nullcontext()
gil: Any = nullcontext()
