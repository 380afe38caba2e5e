#!/bin/sh
# Installs requirements/NAME.txt into .venv. To compile the rules, it also finds or installs a C compiler; for the tests
# PostgreSQL, which they start themselves, and Chromium. Make runs this in the root of the project:
#   sh scripts/set-up.sh NAME GOAL PYTHON GIVEN
# GOAL is the target that the user asked make for. GIVEN is PYTHON if the user chose it, else empty: a .venv made with
# another Python is then replaced.

set -u
name=$1 goal=$2 python=$3 given=$4
needs="Guildhall needs Python 3.11 or newer"
install="Install it and run: make $goal PYTHON=python3.11"

fail() { echo "$*" >&2; exit 1; }
quietly() {
    "$@" >.venv/setup.log 2>&1 && return
    cat .venv/setup.log >&2
    fail "Setting up failed, for the reason above; once that is fixed, run: make $goal"
}

# uv is fast but ignores pip's configuration; if it finds no index, pip may.
fetch() { .venv/bin/uv pip install -q --python .venv/bin/python "$@" || .venv/bin/python -m pip install -qq "$@"; }

# A .venv that was moved, is incomplete or has lost its Python isn't usable.
usable() {
    [ -f .venv/place ] && { read -r place; read -r made; } <.venv/place || return 1
    [ "$place" = "$(pwd -P)" ] && [ "${given:-$made}" = "$made" ] && .venv/bin/python -c "import uv" 2>/dev/null
}

# Prints the path of a program if the tests will find it.
found() { .venv/bin/python tests/programs.py "$1" 2>/dev/null; }

# Only the programs: a server that runs all the time is not wanted.
fetch_postgresql() {
    idle=/etc/postgresql-common/createcluster.d/guildhall.conf
    mkdir -p "${idle%/*}" && echo "create_main_cluster = false" >"$idle" || return
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -y --no-install-recommends install postgresql
    code=$?
    rm -f "$idle"
    return $code
}

fetch_compiler() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -y --no-install-recommends install gcc libc6-dev python3-dev
}

# Where apt-get cannot be used or has none, Playwright fetches its own, for this user alone.
fetch_chromium() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq -y --no-install-recommends install chromium fonts-dejavu-core && found chromium && return
    fi
    .venv/bin/python -m playwright install chromium && "$(found chromium)" --version
}

if ! usable; then
    command -v "$python" >/dev/null || fail "$needs, and there is no $python here. $install"
    version=$("$python" -c "import sys; print('%d.%d' % sys.version_info[:2])" 2>/dev/null) ||
        fail "$needs, and $python here does not run. $install"
    "$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" ||
        fail "$needs; $python here is $version. $install"
    "$python" -c "import ensurepip, venv" 2>/dev/null ||
        fail "Guildhall needs the venv module of Python, which $python here lacks." \
            "Install it (on Debian and Ubuntu: apt install python$version-venv) and run: make $goal"
    echo "Setting up (once) ..."
    rm -rf .venv && mkdir .venv || fail "The folder .venv here cannot be made anew; remove it and run: make $goal"
    quietly "$python" -m venv .venv
    quietly .venv/bin/python -m pip install -qq --disable-pip-version-check -r requirements/uv.txt
    { pwd -P; echo "$python"; } >.venv/place
elif [ ! -e ".venv/ready-$name" ] || ! cat requirements/*.txt pyproject.toml | cmp -s - .venv/locks; then
    echo "Setting up (once) ..."
fi

if ! cat requirements/*.txt pyproject.toml | cmp -s - .venv/locks; then
    rm -f .venv/ready-*
    quietly .venv/bin/python -m pip install -qq --disable-pip-version-check -r requirements/uv.txt
    cat requirements/*.txt pyproject.toml >.venv/locks
fi
if [ "$name" = test ] && ! found initdb >/dev/null; then
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        fail "$(.venv/bin/python tests/programs.py initdb 2>&1) Then run: make $goal"
    fi
    echo "Installing PostgreSQL for the tests (once) ..."
    quietly fetch_postgresql
fi
if [ ! -e ".venv/ready-$name" ]; then
    quietly fetch -r "requirements/$name.txt"
    [ "$name" = uv ] || quietly fetch --no-deps --no-build-isolation -e .
    : >".venv/ready-$name"
fi
if [ "$name" = test ] || [ "$name" = fast ]; then
    if ! missing=$(.venv/bin/python -m scripts.compile_rules --check 2>&1); then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            fail "$missing and run: make $goal"
        fi
        echo "Installing a C compiler (once) ..."
        quietly fetch_compiler
    fi
fi
if [ "$name" = test ] && ! found chromium >/dev/null; then
    missing="$(.venv/bin/python tests/programs.py chromium 2>&1) Then run: make $goal"
    [ -z "${GUILDHALL_CHROMIUM:-}" ] || fail "$missing"
    echo "Fetching Chromium for the tests (once) ..."
    fetch_chromium >.venv/setup.log 2>&1 || { cat .venv/setup.log >&2; fail "$missing"; }
fi
