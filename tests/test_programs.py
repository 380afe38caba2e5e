"""The set-up finds programs for the tests in the usual places, and downloads what it can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import programs

ROOT = Path(__file__).parents[1]
TOOLS = (
    "sh",
    "make",
    "awk",
    "cat",
    "chmod",
    "cmp",
    "cp",
    "find",
    "grep",
    "id",
    "mkdir",
    "rm",
    "sort",
    "touch",
)
# Replaces the Python of the set-up: pretends to download a browser, unless that is forbidden.
PYTHON = f"""#!/bin/sh
[ "$2" != scripts.compile_rules ] || [ -n "$NO_COMPILER" ] || exit 0
[ "$2" = playwright ] || exec {sys.executable} "$@"
[ -z "$OFFLINE" ] || {{ echo "no network" >&2; exit 1; }}
mkdir -p "$HOME/.cache/ms-playwright/chromium-7/chrome-linux"
cp "$0" "$HOME/.cache/ms-playwright/chromium-7/chrome-linux/chrome"
"""
NPM = """#!/bin/sh
echo built >>builds
mkdir -p src/guildhall/page && touch src/guildhall/page/index.html
"""


def program(path: Path, text: str = "#!/bin/sh\n") -> str:
    """Create an executable program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Provide a machine with an empty PATH."""
    for name in (programs.CHROMIUM, "PLAYWRIGHT_BROWSERS_PATH"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


@pytest.mark.parametrize("name", programs.NAMES)
def test_a_browser_on_the_path(bare: Path, name: str) -> None:
    assert programs.chromium(bare, bare) is None
    program(bare / programs.APPS[0])
    here = program(bare / "bin" / name)
    assert programs.chromium(bare, bare) == here


@pytest.mark.parametrize("app", programs.APPS)
def test_a_browser_where_systems_have_it(bare: Path, app: str) -> None:
    here = program(bare / "root" / app)
    assert programs.chromium(bare / "root", bare) == here
    assert programs.chromium(bare, bare / "root") == here


@pytest.mark.parametrize("pattern", programs.FETCHED)
def test_the_newest_of_several_downloaded_browsers(
    bare: Path, monkeypatch: pytest.MonkeyPatch, pattern: str
) -> None:
    for number in ("9", "1200", "80"):
        program(bare / pattern.replace("-*", f"-{number}", 1).replace("*", "x"))
    newest = str(bare / pattern.replace("-*", "-1200", 1).replace("*", "x"))
    assert programs.chromium(bare, bare) == newest
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(Path(newest.partition("chromium-")[0])))
    assert programs.chromium(bare, bare / "nobody") == newest


def test_only_the_browser_that_is_named(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "bin" / "chromium")
    here = program(bare / "mine")
    monkeypatch.setenv(programs.CHROMIUM, here)
    assert programs.chromium(bare, bare) == here
    monkeypatch.setenv(programs.CHROMIUM, str(bare / "nowhere"))
    assert programs.chromium(bare, bare) is None
    with pytest.raises(FileNotFoundError, match=programs.CHROMIUM):
        programs.found("chromium")


@pytest.mark.parametrize("folder", programs.POSTGRESQL)
def test_postgresql_where_systems_have_it(bare: Path, folder: str) -> None:
    assert programs.initdb(bare) is None
    for number in ("9", "17"):
        program(bare / folder.replace("*", number) / "initdb")
    assert programs.initdb(bare) == str(bare / folder.replace("*", "17") / "initdb")
    here = program(bare / "bin" / "initdb")
    assert programs.initdb(bare) == here


# -- the set-up ------------------------------------------------------------------------------------------


@pytest.fixture
def clone(bare: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a working copy without a browser, for somebody without apt-get."""
    monkeypatch.undo()
    for tool in TOOLS:
        (bare / "bin" / tool).symlink_to(shutil.which(tool) or tool)
    program(bare / "bin" / "initdb")
    program(bare / "bin" / "node")
    program(bare / "bin" / "npm", NPM)
    clone = bare / "clone"
    for name in ("Makefile", "pyproject.toml"):
        clone.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, clone)
    for name in ("requirements", "scripts"):
        shutil.copytree(ROOT / name, clone / name)
    text = (ROOT / "tests" / "programs.py").read_text(encoding="utf-8")
    program(
        clone / "tests" / "programs.py", text.replace('"Applications/', '"nowhere/').replace('"opt/', '"x/')
    )
    program(clone / ".venv" / "bin" / "python", PYTHON)
    locks = [*sorted((clone / "requirements").glob("*.txt")), clone / "pyproject.toml"]
    (clone / ".venv" / "locks").write_bytes(b"".join(path.read_bytes() for path in locks))
    (clone / ".venv" / "place").write_text(f"{clone.resolve()}\npython3\n", encoding="utf-8")
    (clone / ".venv" / "ready-test").touch()
    for source in ("web/src/a.ts", "web/public/a", "web/b.ts", "src/guildhall/locale/a"):
        program(clone / source)
    for text in ("docs/rules/a.md", "docs/how-to-play/a.md"):
        program(clone / text)
    for name in ("web/package-lock.json", "web/node_modules/.lock"):
        program(clone / name, "{}")
    return clone


def make(clone: Path, what: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run one target that `make test` needs."""
    rule = f"part: ; @$({what})"
    env = {"PATH": str(clone.parent / "bin"), "HOME": str(clone.parent / "home"), **more}
    command = ["make", "--eval", rule, "part"]
    return subprocess.run(command, cwd=clone, env=env, capture_output=True, text=True, check=False)


def test_the_setup_says_what_compiling_needs(clone: Path) -> None:
    (clone / ".venv" / "ready-fast").touch()
    assert make(clone, "call setup,fast").returncode == 0
    missing = make(clone, "call setup,fast", NO_COMPILER="yes")
    assert missing.returncode == 2
    assert "(on Debian and Ubuntu: apt install gcc python3-dev) and run: make part" in missing.stderr


def test_the_setup_fetches_a_browser_for_users_who_cannot_install_one(clone: Path) -> None:
    offline = make(clone, "call setup,test", OFFLINE="yes")
    assert offline.returncode == 2
    assert "no network" in offline.stderr
    assert f"{programs.MISSING['chromium']} Then run: make part" in offline.stderr
    fetched = make(clone, "call setup,test")
    assert fetched.returncode == 0, fetched.stderr
    assert "Fetching Chromium" in fetched.stdout
    assert make(clone, "call setup,test").stdout == ""
    (clone.parent / "bin" / "initdb").unlink()
    if programs.initdb() is None:
        assert programs.MISSING["initdb"] in make(clone, "call setup,test").stderr


def test_the_page_is_built_again_when_something_changes_comes_or_goes(clone: Path) -> None:
    def builds() -> int:
        made = make(clone, "build")
        assert made.returncode == 0, made.stderr
        return len((clone / "builds").read_text(encoding="utf-8").splitlines())

    assert (builds(), builds()) == (1, 1)
    index = clone / "src/guildhall/page/index.html"
    os.utime(clone / "web/src/a.ts", (index.stat().st_mtime + 10,) * 2)
    assert builds() == 2
    os.utime(clone / "web/src/a.ts", (1, 1))
    old = program(clone / "docs/rules/b.md")
    os.utime(old, (1, 1))
    assert (builds(), builds()) == (3, 3)
    (clone / "web/b.ts").unlink()
    assert (builds(), builds()) == (4, 4)
