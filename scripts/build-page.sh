#!/bin/sh
# Brings src/guildhall/page to what web/, the words and the rules say. Run by make, in the root of the project, once
# there is a .venv:
#   sh scripts/build-page.sh GOAL
# GOAL is what make was asked for.

set -u
goal=$1
needs="Guildhall needs Node.js 20.19 or newer, with npm, to build its page"

fail() { echo "$*" >&2; exit 1; }
quietly() {
    "$@" >.venv/build.log 2>&1 && return
    cat .venv/build.log >&2
    fail "Building the page failed, for the reason above; once that is mended, run: make $goal"
}
sources() { find web/src web/public web/*.* src/guildhall/locale docs/rules -type f "$@" | sort; }
# Something was changed, or came, or went.
newer() { sources -newer src/guildhall/page/index.html | grep -q . || ! sources | cmp -s - .venv/sources; }

if [ ! -e src/guildhall/page/index.html ] || newer || ! cmp -s web/package-lock.json web/node_modules/.lock; then
    if ! { command -v node && command -v npm; } >/dev/null; then
        fail "$needs. Install it and run: make $goal"
    fi
    node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);
    ' || fail "$needs; here is $(node --version). Install it and run: make $goal"
    echo "Building the page ..."
    if ! cmp -s web/package-lock.json web/node_modules/.lock; then
        quietly npm --prefix web ci --no-progress
        cp web/package-lock.json web/node_modules/.lock
    fi
    quietly npm --prefix web run build
    sources >.venv/sources
fi
