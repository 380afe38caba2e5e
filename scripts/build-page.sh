#!/bin/sh
# Builds src/guildhall/page if web/, the words or the rules have changed. Make runs this in the root of the project, once
# there is a .venv:
#   sh scripts/build-page.sh GOAL
# GOAL is the target that the user asked make for.

set -u
goal=$1
needs="Guildhall needs Node.js 20.19 or newer, with npm, to build its page"

fail() { echo "$*" >&2; exit 1; }
quietly() {
    "$@" >.venv/build.log 2>&1 && return
    cat .venv/build.log >&2
    fail "Building the page failed, for the reason above; once that is fixed, run: make $goal"
}
sources() { find web/src web/public web/*.* src/guildhall/locale src/guildhall/first_games docs/rules docs/how-to-play -type f "$@" | sort; }
# Whether a source was changed, added or removed.
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
