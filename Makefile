# Two commands are enough: `make play` and `make test`. Both do their own set-up, and are quick the second time.
.DEFAULT_GOAL := help
.PHONY: help play test python-all web-all python-test quick setup setup-play web web-lint web-test docs protocol screenshots static static-test lint types wheel bench simulate faults lock lowest clean
PY := .venv/bin/python

help: ## list the targets
	@awk -F ':.*## ' '/^#@ /{printf "\n%s\n", substr($$0, 4)} /^[a-z-]+:.*## /{printf "  %-14s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

#@ Play

play: ## set everything up and play in the browser
	@scripts/web check
	@$(MAKE) --no-print-directory --jobs=2 web setup-play
	@scripts/play

setup-play:
	@scripts/setup play

static: setup ## build the game as a folder of files that needs no server, into build/static
	@scripts/static

#@ Test

# Python and the browser client side by side, and of each what is quick first.
test: setup web ## set everything up and run all checks and tests, as CI does
	@$(MAKE) --no-print-directory --jobs=2 python-all web-all

python-all:
	@$(MAKE) --no-print-directory types lint docs
	@$(MAKE) --no-print-directory python-test

web-all:
	@$(MAKE) --no-print-directory web-lint
	@$(MAKE) --no-print-directory web-test

python-test: setup
	$(PY) -m coverage run --source=src/thurntaxis/engine -m pytest tests/rules tests/engine
	$(PY) -m coverage report --fail-under=100
	$(PY) -m pytest -m needs_ray tests/arena  # a dozen processes, which need room to start
	$(PY) -m pytest -n 3 -m "not needs_ray" --ignore=tests/rules --ignore=tests/engine

quick: lint types web-lint web ## the same without the browser, PostgreSQL, Ray and the documentation
	cd web && npm test --silent
	$(PY) -m pytest -n 2 -m "not needs_postgres and not needs_ray"

web-lint:
	@scripts/web packages
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check

web-test: setup web ## test only the browser client, including in a real browser
	cd web && npm test --silent
	cd web && CHROMIUM=$$(../scripts/browser) npm run --silent e2e

static-test: static ## play from the static folder, in Node and in a browser, online and offline
	cd web && CHROMIUM=$$(../scripts/browser) npm run --silent e2e:static

lint: setup
	$(PY) scripts/prose.py
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: setup
	$(PY) -m mypy

lowest: setup ## run the tests with the oldest packages that pyproject.toml allows
	scripts/lowest

simulate: setup ## test the server with a simulator: SEEDS=1000, YEARS=10 or MUTATIONS=1
	PYTHONPATH=tests $(PY) -m simulation $(if $(SEEDS),--seeds $(SEEDS)) $(if $(YEARS),--years $(YEARS)) $(if $(MUTATIONS),--mutations)

faults: setup ## test the server by killing it while games are played
	$(PY) bench/faults/faults.py --kills 20
	$(PY) bench/faults/faults.py --kills 20 --store postgresql --workers 1
	$(PY) bench/faults/faults.py --kills 20 --store postgresql --workers 3 --tables 6

#@ Build

setup: ## create .venv with the compiled package and the tools
	@scripts/setup

web: ## build the browser client
	@scripts/web

protocol: setup ## regenerate the protocol's types and tables, the ids of texts and the rule sets
	$(PY) scripts/protocol.py
	$(PY) scripts/textids.py
	$(PY) scripts/rulesets.py

docs: setup ## build the documentation into build/site
	@scripts/docs

screenshots: setup web ## take pictures of every page, into docs/screenshots
	cd web && CHROMIUM=$$(../scripts/browser) npm run --silent screenshots

wheel: setup web ## build the package into dist, install it into an empty environment and play a game
	@rm -rf dist
	$(PY) -m build --no-isolation --quiet --outdir dist
	@scripts/check-wheel

lock: setup ## write the installed packages to requirements/lock.txt, with hashes
	$(PY) scripts/lock.py

clean: ## remove what was built
	rm -rf .venv .cache build dist web/node_modules src/thurntaxis/server/static bench/.venv
	find src -name '*.so' -delete

#@ Measure

bench: setup web ## measure speed beside other programs, and rewrite docs/benchmarks.md
	bench/run
	$(PY) bench/server/load.py
	@scripts/web packages
	$(PY) -m bench.browser
	@scripts/static
	$(PY) -m bench.worker
