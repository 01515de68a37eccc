# Fracas. Newcomers need two commands: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/pytest -q -n auto --dist loadfile
PIN := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url
PAGE := src/fracas/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.ts web/*.html -type f 2>/dev/null)
SAY := @printf '\n== %s\n'

export NUMBA_BOUNDSCHECK ?= 1
# Without bytecode on disk, every start of Python takes seconds longer.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check setup page format lint types page-types page-tests interpreted compiled browser fast golden rules bench requirements changelog clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: setup page ## set up whatever is missing, then open the games in a browser
	$(SAY) "Opening Fracas (Ctrl+C ends it)"
	@NUMBA_BOUNDSCHECK=0 $(BIN)/fracas serve --open

test: setup format lint types page-types page-tests interpreted compiled browser ## set up whatever is missing, then run all checks and all tests
	$(SAY) "All checks and tests passed"

check: setup format lint types page-types fast ## the inner loop: all checks, and the tests that are fast
	$(SAY) "Checked"

# The parts of the two above, each of which can be called by itself.

format: setup ## check the format (mend it: .venv/bin/ruff format)
	$(SAY) "Format: ruff"
	@$(BIN)/ruff format --check

lint: setup ## check style rules (mend many: .venv/bin/ruff check --fix)
	$(SAY) "Style: ruff"
	@$(BIN)/ruff check

types: setup ## check the types of Python
	$(SAY) "Types of Python: pyright"
	@web/node_modules/.bin/pyright

page-types: setup ## check the types of the page
	$(SAY) "Types of the page: svelte-check"
	@npm run --silent --prefix web check

page-tests: setup ## test the page by itself
	$(SAY) "Tests of the page: vitest"
	@npm run --silent --prefix web test

interpreted: setup ## test rules as plain Python, and everything around them, with coverage
	$(SAY) "Tests, rules interpreted, with coverage"
	@$(PYTEST) -m "not browser and not compiled" --hypothesis-profile=ci --cov --cov-report=term

compiled: setup ## test rules as machine code, with bounds checks
	$(SAY) "Tests, rules compiled, with bounds checks"
	@$(PYTEST) -m compiled --hypothesis-profile=ci

browser: setup page ## play in real pages of a real browser
	$(SAY) "Tests in the browser"
	@$(BIN)/pytest -q -m browser

fast: setup
	$(SAY) "Tests that are fast"
	@$(PYTEST) -m "not browser and not slow"

golden: setup ## write counts, playthroughs and generated pages anew; the diff is the change's meaning
	$(SAY) "Writing golden files"
	@FRACAS_GOLDEN=write $(BIN)/pytest -q -p no:randomly -m golden

rules: setup ## print every rule and ruling with the tests that prove it
	@$(BIN)/python -m tests.rules

bench: .venv-bench/ready ## measure, as ratios against named peers
	@NUMBA_BOUNDSCHECK=0 .venv-bench/bin/python -m bench

requirements: .venv/tools ## pin versions and hashes from requirements/*.in (newest: make requirements UPGRADE=--upgrade)
	$(SAY) "Pinning versions and hashes"
	@set -e; for name in tools run dev bench; do echo $$name; $(PIN) $(UPGRADE) requirements/$$name.in -o requirements/$$name.txt; done

changelog: ## move the fragments of changelog.d into CHANGELOG.md
	@sh changelog.d/collect.sh

clean: ## remove everything that was installed or built here
	rm -rf .venv .venv-bench web/node_modules src/fracas/server/page build dist

# What the commands need. A second run finds it all there and does nothing.

setup: .venv/ready web/node_modules/.ready

page: $(PAGE)

.venv/tools: requirements/tools.txt
	$(SAY) "Making .venv"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fracas needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/tools.txt
	@touch $@

.venv/ready: .venv/tools requirements/dev.txt requirements/run.in pyproject.toml
	$(SAY) "Installing Python packages"
	@$(BIN)/uv pip install --python .venv --require-hashes -r requirements/dev.txt
	@$(BIN)/uv pip install --python .venv --no-build-isolation --no-deps --editable .
	@touch $@

.venv-bench/ready: .venv/tools requirements/bench.txt pyproject.toml
	$(SAY) "Installing Python packages for benchmarks"
	@$(PYTHON) -m venv .venv-bench
	@$(BIN)/uv pip install --python .venv-bench --require-hashes -r requirements/tools.txt -r requirements/bench.txt
	@$(BIN)/uv pip install --python .venv-bench --no-build-isolation --no-deps --editable .
	@touch $@

web/node_modules/.ready: web/package-lock.json
	$(SAY) "Installing npm packages"
	@npm ci --prefix web
	@touch $@

$(PAGE): web/node_modules/.ready web/package.json $(PAGE_SOURCES)
	$(SAY) "Building the page"
	@npm run --silent --prefix web build -- --logLevel warn
	@touch $@
