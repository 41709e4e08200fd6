"""Tests of the command line and the terminal client."""
