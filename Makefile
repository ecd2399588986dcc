# Everything that is done to this project has one word here: `make help` lists them.
PYTHON := .venv/bin/python
READY := .venv/.ready
BUILT := companion/web/static/index.html
.DEFAULT_GOAL := help
.PHONY: help setup page demo test browser rules soak bench format playthroughs build clean

help: ## list these words
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with everything that Ambit needs

$(READY): pyproject.toml scripts/setup
	@scripts/setup
	@touch $@

page: $(BUILT) ## build the page that the table serves

$(BUILT): $(shell git ls-files companion/web/page companion/messages) scripts/page
	@scripts/page
	@touch $@

demo: setup page ## a simulated table in the browser; ends with Ctrl-C
	.venv/bin/ambit demo

test: setup page ## check everything: style, types, imports, clause coverage, tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PYTHON) -m tests.rules.coverage --strict
	cd companion/web/page && npm run --silent check && npm run --silent test
	$(PYTHON) -m pytest -q -n auto --ignore=tests/e2e/page

browser: setup page ## play at the page in a real browser
	@scripts/browser
	$(PYTHON) -m pytest -q -n 2 tests/e2e/page

rules: setup ## say which clauses have a test; with SHOW=ambush also which test
	$(PYTHON) -m tests.rules.coverage --strict $(if $(SHOW),--show $(SHOW))

soak: setup ## kill -9 two thousand times in random games, and copy two thousand databases while they are written
	$(PYTHON) -m tests.e2e.killing --kills 2000
	$(PYTHON) -m tests.e2e.copying --copies 2000

bench: setup ## measure how fast the engine is, beside others
	$(PYTHON) bench/compare.py

format: setup ## put code into the house style
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

playthroughs: setup ## write the recorded games in tests/playthroughs anew
	$(PYTHON) -m tests.playthroughs.regenerate

build: setup ## build the wheel into dist/
	$(PYTHON) -m build --wheel

clean: ## take away what was built; .venv too
	rm -rf .venv .bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
