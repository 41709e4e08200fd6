# Two commands: `make play` and `make test`.  Each installs what it needs into .venv.
PYTHON ?= python3
BIN = .venv/bin
SOURCES = $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.ftl' -o -name '*.md' -o -path '*/page/*') pyproject.toml hatch_build.py

.PHONY: play test lint bench clean

play: .venv/installed
	$(BIN)/parlour serve

test: .venv/tested lint
	$(BIN)/python -m pytest -n 2

lint: .venv/tested
	$(BIN)/ruff check src tests tools examples hatch_build.py
	$(BIN)/mypy

bench: .venv/tested
	$(BIN)/parlour bench --against openspiel

.venv/made:
	$(PYTHON) -m venv .venv
	touch $@

.venv/installed: .venv/made $(SOURCES)
	$(BIN)/pip install --quiet --disable-pip-version-check .
	touch $@

.venv/tested: .venv/made $(SOURCES)
	PARLOUR_COMPILE=must $(BIN)/pip install --quiet --disable-pip-version-check '.[test]'
	touch $@ .venv/installed

clean:
	rm -rf .venv build dist
