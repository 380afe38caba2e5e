"""Compile the rules of both games with mypyc, from the same source that runs uncompiled: `make fast`.

The compiled modules go to src/guildhall/compiled; `guildhall/compiled_rules.py` says when they are used. With
`--check`, this only finds out whether anything can be compiled here.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.machinery import EXTENSION_SUFFIXES
from json import dumps
from pathlib import Path
from subprocess import run
from typing import Any, Final

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

os.environ["GUILDHALL_RULES"] = "plain"  # the compiled rules are about to be replaced
ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from guildhall.compiled_rules import FOLDER, MANIFEST, PACKAGE, Manifest, digest, up_to_date  # noqa: E402

COMPILED: Final = ("kernel", "elfenwizards", "wizwar", "bots/knowledge")
# What stays plain: packages, so that Python finds their files where it always does, and what others call with
# arguments of any type, since compiled functions refuse wrong types with errors that aren't ours.
PLAIN: Final = (
    "__init__",
    "arguments",
    "deals",
    "game",
    "log",
    "message",
    "modular",
    "options",
    "play",
    "reading",
    "record",
    "trial",
)
BUILD: Final = ROOT / "build" / "rules"  # C code and objects, kept so that the next build is faster
NAME: Final = "guildhall_rules"
NO_COMPILER: Final = (
    "The rules can't be compiled here: that needs a C compiler and Python's header files. "
    "Install them (on Debian and Ubuntu: apt install gcc python3-dev)"
)


def sources() -> list[Path]:
    """Return the files of the rules."""
    return [path for package in COMPILED for path in sorted((PACKAGE / package).rglob("*.py"))]


class Build(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles C files on all cores, and only those that have changed since the last build."""

    def build_extensions(self) -> None:
        """Compile and link."""
        compile_files = self.compiler.compile
        headers = max((path.stat().st_mtime for path in BUILD.rglob("*.h")), default=0.0)

        def compile_changed(files: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(file: str) -> list[str]:
                (target,) = self.compiler.object_filenames([file], output_dir=options["output_dir"])
                made = Path(target)
                if made.exists() and made.stat().st_mtime >= max(Path(file).stat().st_mtime, headers):
                    return [target]
                return list(compile_files([file], *args, **options))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [target for targets in pool.map(compile_one, files) for target in targets]

        self.compiler.compile = compile_changed
        super().build_extensions()


def c_code(paths: Sequence[Path]) -> list[Extension]:
    """Translate the rules into C; return what is to be compiled."""
    from mypyc.build import mypycify  # noqa: PLC0415 - takes a second

    flags = ["--strict", f"--cache-dir={BUILD / 'mypy'}"]
    names = [str(path.relative_to(PACKAGE.parent)) for path in paths if path.stem not in PLAIN]
    extensions: list[Extension] = mypycify(
        [*flags, *names],
        group_name=NAME,
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir=str(BUILD / "c"),
    )
    return extensions


def can_compile() -> bool:
    """Return whether there are a C compiler and Python's header files."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("empty.c").write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef empty = {PyModuleDef_HEAD_INIT, "empty", 0, -1, 0, 0, 0, 0, 0};\n'
            "PyMODINIT_FUNC PyInit_empty(void) { return PyModule_Create(&empty); }\n"
        )
        command = build_ext(Distribution({"name": "empty", "ext_modules": [Extension("empty", ["empty.c"])]}))
        command.ensure_finalized()
        try:
            command.run()
        except (CompileError, OSError):
            return False
        return True


def build() -> None:
    """Compile the rules and put them where Python finds them, all at once."""
    paths = sources()
    texts = {path: (path.stat(), path.read_bytes()) for path in paths}
    BUILD.mkdir(parents=True, exist_ok=True)
    with chdir(PACKAGE.parent):
        extensions = c_code(paths)
        command = Build(Distribution({"name": NAME, "ext_modules": extensions}))
        command.build_lib = str(BUILD / "lib")
        command.build_temp = str(BUILD / "objects")
        command.ensure_finalized()
        command.run()
    modules = {extension.name: command.get_ext_filename(extension.name) for extension in extensions}
    manifest: Manifest = {
        "suffix": EXTENSION_SUFFIXES[0],
        "sources": {
            path.relative_to(PACKAGE).as_posix(): {
                "size": found.st_size,
                "changed": found.st_mtime_ns,
                "digest": digest(text),
            }
            for path, (found, text) in texts.items()
        },
        "modules": modules,
    }
    made = FOLDER.with_name("compiled.new")
    shutil.rmtree(made, ignore_errors=True)
    for file in modules.values():
        (made / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(BUILD / "lib" / file, made / file)
    (made / MANIFEST).write_text(dumps(manifest, indent=1))
    shutil.rmtree(FOLDER, ignore_errors=True)
    made.rename(FOLDER)


def main() -> None:
    """Compile the rules unless that has been done; show what mypyc and the compiler say only if they fail."""
    if "--build" in sys.argv:
        build()
    elif "--check" in sys.argv:
        sys.exit(0 if can_compile() else NO_COMPILER)
    elif not up_to_date():
        if not can_compile():
            sys.exit(NO_COMPILER)
        print("Compiling the rules ...", flush=True)
        made = run([sys.executable, __file__, "--build"], capture_output=True, text=True, check=False)
        if made.returncode:
            sys.exit(f"{made.stdout}{made.stderr}\nCompiling the rules failed, for the reason above.")


if __name__ == "__main__":
    main()
