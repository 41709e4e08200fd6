# Two commands: `make play` and `make test`.  Each installs what it needs into .venv.
PYTHON ?= python3
BIN = .venv/bin
WEB = $(shell find web -name node_modules -prune -o -type f -print)
SOURCES = $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.ftl' -o -name '*.md') $(WEB) pyproject.toml hatch_build.py build_web.py

ROOT = $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: play test lint web browser bench clean

play: .venv/installed
	$(BIN)/parlour serve

test: .venv/tested lint web browser
	$(BIN)/python -m pytest -n 2 --ignore tests/e2e
	$(BIN)/python -m pytest -n 2 tests/e2e           # apart: a browser keeps a loop of its own in its process

lint: .venv/tested
	$(BIN)/ruff check src tests tools examples hatch_build.py build_web.py
	$(BIN)/mypy

web: .venv/tested
	$(BIN)/python build_web.py run check
	$(BIN)/python build_web.py test

browser:
	command -v chromium chromium-browser || ($(ROOT) apt-get update -q && $(ROOT) apt-get install -q -y chromium)

bench: .venv/tested
	$(BIN)/parlour bench --against openspiel

.venv/made:
	$(PYTHON) -m venv .venv
	touch $@

.venv/installed: .venv/made $(SOURCES)
	$(BIN)/pip install --quiet --disable-pip-version-check .
	touch $@

.venv/tested: .venv/made $(SOURCES)
	PARLOUR_COMPILE=must PARLOUR_WEB=must $(BIN)/pip install --quiet --disable-pip-version-check '.[test]'
	touch $@ .venv/installed

clean:
	rm -rf .venv build dist src/parlour/house/client web/node_modules
