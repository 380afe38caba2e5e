# Guildhall: set up, play, test, measure. `make` alone lists what there is.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE # without bytecode every program started compiles everything anew

.DEFAULT_GOAL := help
.PHONY: help play test check-page check-python compile screenshots bench lock clean

help: ## list what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: ## set up (once), serve both games and open the browser
	@$(call setup,play)
	@$(build)
	@$(BIN)/guildhall serve $(ARGS) || [ $$? = 130 ] # Ctrl-C is how it is stopped

test: ## set up (once) and run every check
	@$(call setup,test)
	@$(build)
	@$(MAKE) --no-print-directory --jobs 2 check-page check-python compile
	$(BIN)/python -m pytest -n 3 --dist worksteal --cov --cov-report=term $(ARGS)

check-page:
	@cd web && npm run --silent check
	@cd web && npm run --silent test

check-python:
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# What all the processes that run the tests would each compile; what is wrong in it, the tests will tell.
compile:
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

screenshots: ## set up (once) and draw every page in every size and both themes, into screenshots/
	@$(call setup,test)
	@$(build)
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

bench: ## set up (once) and measure the speed of the games
	@$(call setup,bench)
	@$(BIN)/python -m benchmarks $(ARGS)

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--no-header --no-annotate --no-emit-index-url $(ARGS) pyproject.toml --group build

lock: ## write requirements/*.txt anew from pyproject.toml (newest versions: make lock ARGS=--upgrade)
	@$(call setup,uv)
	$(COMPILE) --output-file requirements/play.txt
	$(COMPILE) --group test --constraints requirements/play.txt --output-file requirements/test.txt
	$(COMPILE) --group bench --constraints requirements/test.txt --output-file requirements/bench.txt

clean: ## remove .venv and everything else that was made
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* \
		htmlcov build dist screenshots web/node_modules src/guildhall/page
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The set-up. $(call setup,NAME) brings .venv to what requirements/NAME.txt says; for the tests there is also a
# PostgreSQL, which they start by themselves, and a Chromium. The last argument is PYTHON where the user gave one: then
# a .venv made with another is made again.
setup = sh -c "$$SETUP" setup $(1) '$(or $(firstword $(MAKECMDGOALS)),$(.DEFAULT_GOAL))' '$(PYTHON)' \
	'$(if $(filter file,$(origin PYTHON)),,$(PYTHON))'

define SETUP
set -u
name=$$1 goal=$$2 python=$$3 given=$$4
needs="Guildhall needs Python 3.11 or newer"
install="Install it and run: make $$goal PYTHON=python3.11"

fail() { echo "$$*" >&2; exit 1; }
quietly() {
    "$$@" >.venv/setup.log 2>&1 && return
    cat .venv/setup.log >&2
    fail "Setting up failed, for the reason above; once that is mended, run: make $$goal"
}

# uv is quick, but reads no pip configuration: where it finds no index, pip may.
fetch() { .venv/bin/uv pip install -q --python .venv/bin/python "$$@" || .venv/bin/python -m pip install -qq "$$@"; }

# A .venv that was moved, half made or has lost its Python is made again.
usable() {
    [ -f .venv/place ] && { read -r place; read -r made; } <.venv/place || return 1
    [ "$$place" = "$$(pwd -P)" ] && [ "$${given:-$$made}" = "$$made" ] && .venv/bin/python -c "import uv" 2>/dev/null
}

# Whether the tests will find a program, and where.
found() { .venv/bin/python tests/programs.py "$$1" 2>/dev/null; }

# Only the programs: a server that runs all the time is not wanted.
fetch_postgresql() {
    idle=/etc/postgresql-common/createcluster.d/guildhall.conf
    mkdir -p "$${idle%/*}" && echo "create_main_cluster = false" >"$$idle" || return
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -y --no-install-recommends install postgresql
    code=$$?
    rm -f "$$idle"
    return $$code
}

# Where apt-get cannot be used or has none, Playwright fetches its own, for this user alone.
fetch_chromium() {
    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq -y --no-install-recommends install chromium fonts-dejavu-core && found chromium && return
    fi
    .venv/bin/python -m playwright install chromium && "$$(found chromium)" --version
}

if ! usable; then
    command -v "$$python" >/dev/null || fail "$$needs, and there is no $$python here. $$install"
    version=$$("$$python" -c "import sys; print('%d.%d' % sys.version_info[:2])" 2>/dev/null) ||
        fail "$$needs, and $$python here does not run. $$install"
    "$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" ||
        fail "$$needs; $$python here is $$version. $$install"
    "$$python" -c "import ensurepip, venv" 2>/dev/null ||
        fail "Guildhall needs the venv module of Python, which $$python here lacks." \
            "Install it (on Debian and Ubuntu: apt install python$$version-venv) and run: make $$goal"
    echo "Setting up (once) ..."
    rm -rf .venv && mkdir .venv || fail "The folder .venv here cannot be made anew; remove it and run: make $$goal"
    quietly "$$python" -m venv .venv
    quietly .venv/bin/python -m pip install -qq --disable-pip-version-check -r requirements/uv.txt
    { pwd -P; echo "$$python"; } >.venv/place
elif [ ! -e ".venv/ready-$$name" ] || ! cat requirements/*.txt pyproject.toml | cmp -s - .venv/locks; then
    echo "Setting up (once) ..."
fi

if ! cat requirements/*.txt pyproject.toml | cmp -s - .venv/locks; then
    rm -f .venv/ready-*
    quietly .venv/bin/python -m pip install -qq --disable-pip-version-check -r requirements/uv.txt
    cat requirements/*.txt pyproject.toml >.venv/locks
fi
if [ "$$name" = test ] && ! found initdb >/dev/null; then
    [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null ||
        fail "$$(.venv/bin/python tests/programs.py initdb 2>&1) Then run: make $$goal"
    echo "Installing PostgreSQL for the tests (once) ..."
    quietly fetch_postgresql
fi
if [ ! -e ".venv/ready-$$name" ]; then
    quietly fetch -r "requirements/$$name.txt"
    [ "$$name" = uv ] || quietly fetch --no-deps --no-build-isolation -e .
    : >".venv/ready-$$name"
fi
if [ "$$name" = test ] && ! found chromium >/dev/null; then
    missing="$$(.venv/bin/python tests/programs.py chromium 2>&1) Then run: make $$goal"
    [ -z "$${GUILDHALL_CHROMIUM:-}" ] || fail "$$missing"
    echo "Fetching Chromium for the tests (once) ..."
    fetch_chromium >.venv/setup.log 2>&1 || { cat .venv/setup.log >&2; fail "$$missing"; }
fi
endef
export SETUP

# The page. $(build) brings src/guildhall/page to what web/, the words and the rules say.
build = sh -c "$$BUILD" build '$(or $(firstword $(MAKECMDGOALS)),$(.DEFAULT_GOAL))'

define BUILD
set -u
goal=$$1
needs="Guildhall needs Node.js 20.19 or newer, with npm, to build its page"

fail() { echo "$$*" >&2; exit 1; }
quietly() {
    "$$@" >.venv/build.log 2>&1 && return
    cat .venv/build.log >&2
    fail "Building the page failed, for the reason above; once that is mended, run: make $$goal"
}
sources() { find web/src web/public web/*.* src/guildhall/locale docs/rules -type f "$$@" | sort; }
# Something was changed, or came, or went.
newer() { sources -newer src/guildhall/page/index.html | grep -q . || ! sources | cmp -s - .venv/sources; }

if [ ! -e src/guildhall/page/index.html ] || newer || ! cmp -s web/package-lock.json web/node_modules/.lock; then
    command -v node >/dev/null && command -v npm >/dev/null || fail "$$needs. Install it and run: make $$goal"
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
        fail "$$needs; here is $$(node --version). Install it and run: make $$goal"
    echo "Building the page ..."
    if ! cmp -s web/package-lock.json web/node_modules/.lock; then
        quietly npm --prefix web ci --no-progress
        cp web/package-lock.json web/node_modules/.lock
    fi
    quietly npm --prefix web run build
    sources >.venv/sources
fi
endef
export BUILD
