"""mypyc can compile the kernel and the games: these tests go as far as the C code, without a C compiler."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config
from mypyc.options import CompilerOptions

SOURCE = Path(__file__).parents[1] / "src"


def test_mypyc_translates_the_kernel_and_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(SOURCE)
    paths = [
        str(path.relative_to(SOURCE))
        for package in ("kernel", "elfenwizards", "wizwar")
        for path in sorted((SOURCE / "guildhall" / package).rglob("*.py"))
    ]
    options = CompilerOptions(target_dir=str(tmp_path))
    files = FileSystemCache()
    sources, _, mypy_options = get_mypy_config(
        ["--strict", "--cache-dir", str(tmp_path / "cache"), *paths], None, options, files
    )
    groups = construct_groups(sources, separate=False, use_shared_lib=True, group_name_override=None)
    try:
        code, *_ = generate_c(sources, mypy_options, groups, files, compiler_options=options)
    except SystemExit:
        pytest.fail(capsys.readouterr().out)
    assert {Path(source.path).stem for source in sources if source.path} >= {"frame", "round", "game"}
    assert sum(len(text) for group in code for _, text in group) > 100_000
