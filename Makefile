# One command for everything that is done in this project: `make help` lists them.
PYTHON := .venv/bin/python
READY := .venv/.ready
TOOLS := .venv/.tools
BUILT := companion/web/static/index.html
HELP := companion/web/help/index.html
# What make build makes.
WHEEL = dist/ambit-$(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)-py3-none-any.whl
# One more than there are cores: tests of devices mostly wait for threads and time-outs.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Run after the other tests, because a browser needs much of the machine; the tests of a file share one table, so they stay in one worker.
PAGE_TESTS = @scripts/tests -n auto --dist loadfile tests/e2e/page
# What the page is built from: its own folder, and the words.
PAGE := $(shell find companion/web/page \( -name node_modules -o -name __pycache__ -o -name recorded -o -name tests \) \
	-prune -o -type f -print) $(wildcard companion/messages/*/*.ftl)
# What the documents are built from.
DOCS := $(shell find docs -name __pycache__ -prune -o -type f -print)
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
.PHONY: help setup pi lock page demo check test firmware-test kernel-test install-test pi-test arm-test browser rules soak bench format game playthroughs contract architecture wiring pictures licences docs build clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(TOOLS) ## make .venv with everything that Ambit needs, and what is needed to work on it

$(TOOLS): pyproject.toml scripts/setup requirements/run.txt requirements/dev.txt
	@scripts/setup dev
	@touch $(READY) $@

# Only what is needed to run Ambit: a first start does not wait for the development tools.
$(READY): pyproject.toml scripts/setup requirements/run.txt
	@scripts/setup
	@touch $@

pi: page ## the program with the drivers for a real table, on its Raspberry Pi; GPIO=rpi-gpio adds RPi.GPIO (Pi 4 or older)
	@scripts/setup pi hall $(GPIO)
	@touch $(READY)

lock: ## write requirements/ again after a change of pyproject.toml; with UPGRADE=1 take the newest versions
	@scripts/lock $(if $(UPGRADE),upgrade)

page: $(BUILT) ## build the page that the table serves

$(BUILT): $(PAGE) scripts/page
	@scripts/page
	@touch $@

docs: $(HELP) ## build the documents that the page serves under /help; every warning and every broken link is an error

$(HELP): $(TOOLS) $(DOCS) scripts/docs
	@scripts/docs
	@touch $@

demo: $(READY) page ## a simulated table in the browser; ends with Ctrl-C
	.venv/bin/ambit demo

# Style, types, imports, and whether every clause of a finished game has a test.
define GATES
.venv/bin/ruff check
.venv/bin/ruff format --check
.venv/bin/mypy
$(PYTHON) -m tests.firmware.types
.venv/bin/lint-imports
$(PYTHON) -m tests.rules.coverage --strict
endef

check: setup ## before every commit, in less than a minute: style, types, imports, clause coverage, the tests of the rules
	$(GATES)
	$(PYTHON) -m pytest -q -n auto tests/engine

test: setup page docs ## check everything: style, types, imports, clause coverage, tests, the page in a browser
	@scripts/devices
	@scripts/satellite
	@scripts/broker
	@scripts/browser
	$(GATES)
	cd companion/web/page && npm run --silent check && npm run --silent test
	@scripts/tests -n $(WORKERS) --ignore=tests/e2e/page
	$(PAGE_TESTS)

firmware-test: setup ## not in make test: the satellite's firmware on MicroPython built for the RP2040, in an emulated chip (root, 5 GB, minutes)
	@scripts/rp2040
	$(PYTHON) -m tests.firmware_rp2040 .rp2040

kernel-test: setup ## not in make test: the drivers on pins under a real Linux kernel in QEMU, with simulated pins (root, Debian, minutes)
	$(PYTHON) -m tests.kernel $(if $(DEBIAN),--debian $(DEBIAN)) $(ONLY)

install-test: setup build ## not in make test: scripts/install in clean roots of Debian 12 and 13 (root, mmdebstrap, network, minutes)
	$(PYTHON) -m tests.install_roots .roots --wheel $(WHEEL)

pi-test: setup build ## not in make test: every device, a game, a pulled plug and a resume on an emulated Raspberry Pi 3B (root, 3 GB, network at first, minutes)
	$(PYTHON) -m tests.raspi3b --wheel $(WHEEL)

arm-test: setup build ## not in make test: scripts/install in Debian 12 and 13 for arm64 and armhf, under QEMU (root, 4 GB, network, half an hour)
	$(PYTHON) -m tests.arm_roots --wheel $(WHEEL)

browser: setup page docs ## only the tests of the page in a browser
	@scripts/browser
	$(PAGE_TESTS)

rules: setup ## say which clauses have a test; with SHOW=ambush also which test
	$(PYTHON) -m tests.rules.coverage --strict $(if $(SHOW),--show $(SHOW))

# Length of the evening with thirty pages that `make soak` ends with.
MINUTES ?= 60

soak: setup page ## kill -9 and copy databases thousands of times, cut the power, attack the page, many new examples, an evening of MINUTES=60 with thirty pages
	$(PYTHON) -m tests.e2e.killing --kills 2000
	$(PYTHON) -m tests.e2e.copying --copies 2000
	$(PYTHON) -m tests.e2e.hostile --seconds 120
	$(PYTHON) -m tests.e2e.heavy_requests
	$(PYTHON) -m tests.hardware.satellite.losses --inputs 1000000
	$(PYTHON) -m tests.firmware.losses --inputs 100000
	$(PYTHON) -m tests.disk.power --cuts 8000
	$(PYTHON) -m pytest -q -n auto -m hypothesis --hypothesis-profile=new --ignore=tests/e2e
	$(PYTHON) -m tests.worlds --trials 100
	$(PYTHON) -m tests.soak --minutes $(MINUTES)

bench: setup ## measure how fast it is, beside others: one table, and .bench/results.json; ONLY="light ambush" for some parts, CHECK=1 for a gate
	$(PYTHON) -m bench $(if $(ONLY),--only $(ONLY)) $(if $(CHECK),--check)

format: setup ## format the code
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

game: setup ## write the skeleton of a new game: make game NAME=tash_kalar
	@$(PYTHON) scripts/game.py $(NAME)

playthroughs: setup ## write the recorded games in tests/playthroughs again
	$(PYTHON) -m tests.playthroughs.regenerate

contract: setup ## write docs/asyncapi.json again, from the message types of the socket
	$(PYTHON) -m tests.contract

architecture: setup ## draw docs/architecture.svg again, from the import graph
	$(PYTHON) -m tests.architecture

wiring: setup ## draw the pictures in docs/wiring again, and write the reference of drivers
	$(PYTHON) -m tests.companion.wiring.redraw

pictures: setup page ## take the pictures of the documents again, docs/pictures, in a browser
	@scripts/browser
	$(PYTHON) -m tests.e2e.page.pictures

licences: setup ## write docs/licences.md again, from what the installed packages say
	$(PYTHON) -m tests.licences

# By the locked tools, without a network: the sdist from the checkout, the wheel from the sdist.
build: setup page docs ## build sdist and wheel into dist/; both carry page and documents, so that installing them needs no Node.js
	rm -rf dist
	$(PYTHON) -m build --no-isolation

clean: ## remove what was built, with .venv
	rm -rf .venv .bench .emulated .rp2040 .roots build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
