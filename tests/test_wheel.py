"""The wheel contains everything needed to play, page included, and serves it without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "guildhall" / "page"
PATIENCE = 60.0  # seconds, even on a slow machine


def build(*command: str, root: Path) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with no other program on the PATH."""
    env = {"PATH": str(root / "nowhere")}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the contents of the wheel, built with only Python on the PATH."""
    assert (PAGE / "index.html").is_file(), "the page is not built; `make test` builds it first"
    folder = tmp_path_factory.mktemp("wheel")
    built = build("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist"), root=ROOT)
    assert built.returncode == 0, built.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_it_holds_the_page_the_words_and_the_rules(unpacked: Path) -> None:
    def under(folder: Path, pattern: str) -> set[str]:
        return {str(path.relative_to(folder)) for path in folder.rglob(pattern) if path.is_file()}

    inside = unpacked / "guildhall"
    assert under(inside / "page", "*") == under(PAGE, "*")
    assert under(inside / "locale", "*.ftl") == under(ROOT / "src" / "guildhall" / "locale", "*.ftl")
    assert under(inside / "rules", "*.md") == under(ROOT / "docs" / "rules", "*.md")


def test_it_serves_the_page(unpacked: Path, tmp_path: Path) -> None:
    environment = {"PATH": str(tmp_path), "PYTHONPATH": str(unpacked), "HOME": str(tmp_path)}
    code = "import guildhall.cli; print(guildhall.__file__, flush=True); guildhall.cli.main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    served = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        assert served.stdout is not None
        assert served.stdout.readline().startswith(str(unpacked))
        address = re.search(r"http://[\w.:]+", served.stdout.readline())
        assert address is not None
        with httpx.Client(base_url=address[0], timeout=PATIENCE) as http:
            _wait(http)
            page = http.get("/")
            assert page.headers["content-type"].startswith("text/html")
            files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(name.endswith(".js") for name in files)
            for name in files:
                assert http.get(name).is_success, name
    finally:
        served.kill()
        served.wait()
        assert served.stdout is not None
        served.stdout.close()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Provide what hatchling reads in a fresh clone, which has no page."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    (tmp_path / "src" / "guildhall").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "guildhall" / "__init__.py", tmp_path / "src" / "guildhall")
    return tmp_path


@pytest.mark.parametrize(
    "command",
    [
        ("-m", "hatchling", "build", "-t", "wheel"),
        ("-c", "from hatchling.build import build_wheel; build_wheel('dist')"),  # as pip does it
    ],
)
def test_there_is_no_wheel_without_the_page(clone: Path, command: tuple[str, ...]) -> None:
    refused = build(*command, root=clone)
    assert refused.returncode == 1
    assert "Run: make wheel" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not list(clone.rglob("*.whl"))


def test_the_page_may_come_after_an_editable_installation(clone: Path) -> None:
    code = "from hatchling.build import build_editable; build_editable('dist')"
    built = build("-c", code, root=clone)
    assert built.returncode == 0, built.stderr
    assert len(list(clone.rglob("*.whl"))) == 1


def _wait(http: httpx.Client) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if http.get("/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"no answer; {os.getloadavg()}")
