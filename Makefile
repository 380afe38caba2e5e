# Guildhall: set up, play, test, measure. `make` alone lists the targets.

PYTHON ?= python3
ARGS ?=
RULES := tests/kernel tests/conformance tests/elfenwizards tests/wizwar tests/records tests/bots # run compiled, too
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE # without bytecode every program would compile everything again

.DEFAULT_GOAL := help
.PHONY: help play test check types fast wheel check-page check-python compile screenshots bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: ## set up (once), serve both games and open the browser
	@$(call setup,play)
	@$(build)
	@$(BIN)/guildhall serve $(ARGS) || [ $$? = 130 ] # the exit code after Ctrl-C

test: ## set up (once) and run every check
	@$(call setup,test)
	@$(build)
	@$(MAKE) --no-print-directory --jobs 2 check-page check-python compile
	@$(BIN)/python -m scripts.compile_rules
	GUILDHALL_RULES=plain $(BIN)/python -m pytest -n 6 --dist worksteal --cov --cov-report=term $(ARGS)
	GUILDHALL_RULES=compiled $(BIN)/python -m pytest -n 2 --dist worksteal -m 'not plain' $(or $(ARGS),$(RULES))

check: ## set up (once) and run every check except the tests in Python
	@$(call setup,test)
	@$(build)
	@$(MAKE) --no-print-directory --jobs 2 check-page check-python

check-page:
	@cd web && npm run --silent check
	@cd web && npm run --silent test

check-python:
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

types: ## set up (once) and write what the page knows from Python: types, cards and example tables
	@$(call setup,play)
	@$(BIN)/python -m scripts.page_types

# Compiles the bytecode once, so that not every test process does; the tests will report any errors.
compile:
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

fast: ## set up (once) and compile the rules: they then run several times as fast
	@$(call setup,fast)
	@$(BIN)/python -m scripts.compile_rules

wheel: ## set up (once), build the page and pack both games into dist/*.whl
	@$(call setup,play)
	@$(build)
	@$(BIN)/python -m hatchling build --target wheel

screenshots: ## set up (once) and save every page in every size and both themes in screenshots/
	@$(call setup,test)
	@$(build)
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

bench: ## set up (once) and measure the speed of the games, with compiled rules too if they can be compiled
	@$(call setup,bench)
	-@$(BIN)/python -m scripts.compile_rules
	@$(BIN)/python -m benchmarks $(ARGS)

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--no-header --no-annotate --no-emit-index-url $(ARGS) pyproject.toml --group build

lock: ## update requirements/*.txt from pyproject.toml (newest versions: make lock ARGS=--upgrade)
	@$(call setup,uv)
	$(COMPILE) --output-file requirements/play.txt
	$(COMPILE) --group fast --constraints requirements/play.txt --output-file requirements/fast.txt
	$(COMPILE) --group test --constraints requirements/play.txt --output-file requirements/test.txt
	$(COMPILE) --group bench --constraints requirements/test.txt --output-file requirements/bench.txt

clean: ## remove .venv and all build products
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* \
		htmlcov build dist screenshots web/node_modules src/guildhall/page src/guildhall/compiled
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call setup,NAME) installs requirements/NAME.txt into .venv. The last argument is PYTHON if the user gave
# one. $(build) builds the page.
goal = $(or $(firstword $(MAKECMDGOALS)),$(.DEFAULT_GOAL))
setup = sh scripts/set-up.sh $(1) '$(goal)' '$(PYTHON)' '$(if $(filter file,$(origin PYTHON)),,$(PYTHON))'
build = sh scripts/build-page.sh '$(goal)'
