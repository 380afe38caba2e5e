"""Write the code that depends on the fields of a game's state: `python -m tests.fields`.

States are cloned, viewed and imagined field by field, since that's fastest. A field is declared only once, as
an annotation of `State`; the lines below each mark in the source are written from these declarations.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = ("elfenwizards", "wizwar")
MARK: Final = "by `python -m tests.fields`"
_SOURCE: Final = Path(__file__).parents[1] / "src" / "guildhall"


class Field(NamedTuple):
    """A field of a state, as it is declared."""

    name: str
    type: str
    special: bool  # views don't copy it

    @property
    def element(self) -> str:
        """The type of its elements; "" if it isn't a list."""
        return self.type.removeprefix("list[").removesuffix("]") if self.type.startswith("list[") else ""


def declared(source: str) -> list[Field]:
    """Return the fields of the state that a source text declares."""
    (state,) = [
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == "State"
    ]
    found: list[Field] = []
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            annotation = node.annotation
            special = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Special"
            if isinstance(annotation, ast.Subscript) and special:
                annotation = annotation.slice
            found.append(Field(node.target.id, ast.unparse(annotation), special))
    return found


def state_file(game: str) -> Path:
    """Return the file that declares the fields of a game's state."""
    return _SOURCE / game / "state.py"


def blocks(fields: list[Field]) -> dict[str, list[list[str]]]:
    """Return the lines below each mark of each file: for clones, and for the type, making and use of views.

    Clones copy lists and share everything else, which never changes; views have lists as tuples.
    """
    seen = [field for field in fields if not field.special]
    return {
        "state.py": [[f"s.{f.name} = self.{f.name}{'[:]' if f.element else ''}" for f in fields]],
        "view.py": [
            [f"{f.name}: {f'tuple[{f.element}, ...]' if f.element else f.type}" for f in seen],
            [f"tuple(s.{f.name})," if f.element else f"s.{f.name}," for f in seen],
            [f"s.{f.name} = {f'list(v.{f.name})' if f.element else f'v.{f.name}'}" for f in seen],
        ],
    }


def filled(text: str, made: list[list[str]]) -> str:
    """Return a source text with the lines below its marks replaced, up to an empty or less indented line."""
    lines: list[str] = []
    replaced = ""  # the indentation of the lines to replace
    waiting = iter(made)
    for line in text.splitlines():
        if replaced and line.startswith(replaced):
            continue
        replaced = ""
        lines.append(line)
        if line.endswith(MARK):
            replaced = line[: -len(line.lstrip())]
            lines += [replaced + new for new in next(waiting)]
    if list(waiting):
        raise ValueError("A mark is missing.")
    return "\n".join(lines) + "\n"


def rewritten(game: str) -> dict[Path, str]:
    """Return the files of a game that depend on the fields of its state, with their correct texts."""
    made = blocks(declared(state_file(game).read_text("utf-8")))
    files = {state_file(game).with_name(name): lines for name, lines in made.items()}
    return {file: filled(file.read_text("utf-8"), lines) for file, lines in files.items()}


if __name__ == "__main__":
    for _game in GAMES:
        for _file, _text in rewritten(_game).items():
            _file.write_text(_text, "utf-8")
