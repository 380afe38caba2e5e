"""Write what the page knows from Python: types, cards, and the tables of "How to play": `make types`.

This reads the source of the modules that declare types, so names, order and comments stay the same. Types
that others mention are included, from any module.
"""

from __future__ import annotations

import ast
import io
import json
import re
import textwrap
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from os.path import relpath
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict

from guildhall.catalogue import GAMES
from guildhall.elfenwizards import client_types as elfen_types
from guildhall.elfenwizards import kinds as elfen_kinds
from guildhall.elfenwizards import notation as elfen_notation
from guildhall.elfenwizards import promises
from guildhall.kernel.event import EventKind, EventKinds
from guildhall.server import page
from guildhall.wizwar import cards, kinds
from guildhall.wizwar.book import BOOK, Card
from guildhall.wizwar.decks import COPIES, NAME_OF, SCHOOL_OF, SCHOOLS, SLUGS
from guildhall.wizwar.printed import DURATIONS, RANGES, TYPES, Duration, Range, Type
from guildhall.wizwar.state import MOST_LIFE
from guildhall.wizwar.traits import TRAITS

assert cards  # so that the book is complete

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 110
_SCALARS: Final = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
    "object": "unknown",
}
_WORDS: Final = {"None": "null", "True": "true", "False": "false"}
_LISTS: Final = ("list", "tuple", "Sequence")
_RECORDS: Final = ("dict", "Mapping")
_OPEN: Final = ("GameEvent",)  # each game adds its own fields
_EVENT_FIELDS: Final = "EventFields"  # the types of the fields of a game's events


class PrintedWay(TypedDict):
    """One way to play or use a card."""

    mode: str
    kind: Type
    range: Range


class Print(TypedDict):
    """What is printed on a card."""

    rule: str
    energy: int  # its energy value; 0 if it has none
    lasts: Duration
    item: bool
    traits: list[str]
    ways: list[PrintedWay]
    schools: dict[str, int]  # how often each school has it


class Constant(NamedTuple):
    """A value that the page needs, with its type in TypeScript and a comment."""

    name: str
    type: str
    value: object
    comment: str


class Script(NamedTuple):
    """A file of the page: types of some modules, and constants."""

    path: str
    types: Mapping[str, Sequence[str]]  # by module; (): all its types
    constants: Sequence[Constant] = ()
    events: EventKinds | None = None  # of a game


def _print(slug: str, card: Card) -> Print:
    return {
        "rule": card.rule,
        "energy": card.energy,
        "lasts": DURATIONS[card.lasts],
        "item": card.item,
        "traits": [trait for number, trait in enumerate(TRAITS) if card.traits >> number & 1],
        "ways": [
            {"mode": way.mode, "kind": TYPES[way.kind], "range": RANGES[way.reach]}
            for way in card.ways
            if way.mode != "dart"  # a part of its spell
        ],
        "schools": {
            SCHOOLS[school]: copies
            for name, school, copies in zip(NAME_OF, SCHOOL_OF, COPIES, strict=True)
            if SLUGS[name] == slug
        },
    }


# A file may use the types of those above it.
SCRIPTS: Final = (
    Script(
        "web/src/lib/protocol.ts",
        {
            "guildhall.server.wire": ("FromServer", "FromClient"),
            "guildhall.server.responses": (
                "GameShown",
                "PersonShown",
                "MyTable",
                "TableForMe",
                "NewTableShown",
            ),
            "guildhall.server.replays": ("Page",),
            "guildhall.server.new_table": ("NewTable",),
            "guildhall.kernel.client_types": (),
        },
    ),
    Script(
        "web/src/lib/pages.ts",
        {"guildhall.server.page": ()},
        (
            Constant(
                "PAGES", "", page.PAGES, "The paths of all pages but the start page, as regular expressions."
            ),
        ),
    ),
    Script(
        "web/src/boards/elfenwizards/types.ts",
        {"guildhall.elfenwizards.client_types": ()},
        (
            Constant(
                "STEPS",
                "readonly string[]",
                elfen_types.STEPS,
                "The paragraphs with which the ten steps begin.",
            ),
            Constant("WINNING", "", elfen_types.WINNING, "The paragraph that says who wins."),
            Constant("MAJORS", "readonly Major[]", elfen_notation.PLACES[:4], "The boxes for major spells."),
            Constant("PLACES", "readonly Place[]", elfen_notation.PLACES, "The boxes for dice."),
            Constant(
                "DEEDS",
                "readonly string[]",
                elfen_types.DEEDS,
                "The words of choices that name nothing on the table.",
            ),
            Constant("MOST_DEEDS", "", promises.MOST_DEEDS, "The most deeds on each side of a promise."),
            Constant(
                "MOST_POINTS",
                "",
                promises.MOST_POINTS,
                "The most spell points in a deed of a promise.",
            ),
        ),
        elfen_kinds.EVENTS,
    ),
    Script(
        "web/src/boards/wizwar/types.ts",
        {"guildhall.wizwar.client_types": ()},
        (
            Constant(
                "KIND",
                "",
                {"act": kinds.ACT, "answer": kinds.ANSWER, "discard": kinds.DISCARD, "school": kinds.SCHOOL},
                "The kinds of questions that the page handles specially.",
            ),
            Constant("MOST_LIFE", "", MOST_LIFE, "The most life that a wizard can have (9.1)."),
        ),
        kinds.EVENTS,
    ),
    Script(
        "web/src/boards/wizwar/cards.ts",
        {"scripts.page_types": ("Print",)},
        (
            Constant(
                "PRINTS",
                "Readonly<Record<string, Print>>",
                {slug: _print(slug, card) for slug, card in zip(SLUGS, BOOK, strict=True)},
                "What is printed on each card (wizwar/book.py). The texts are Fluent messages.",
            ),
        ),
    ),
)


class Name(NamedTuple):
    """A type: the module that declares it, and its name."""

    module: str
    name: str


class Module:
    """The source of a module: what it declares and imports, and its comments."""

    def __init__(self, name: str) -> None:
        self.name = name
        path = ROOT / ("src" if name.startswith("guildhall") else "") / f"{name.replace('.', '/')}.py"
        text = path.read_text("utf-8")
        self.declared: dict[str, ast.ClassDef | ast.expr] = {}
        self.imported: dict[str, Name] = {}
        self.comments = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        }
        for node in ast.parse(text).body:
            match node:
                case ast.ImportFrom(module=str(module)):
                    for alias in node.names:
                        self.imported[alias.asname or alias.name] = Name(module, alias.name)
                case ast.ClassDef():
                    self.declared[node.name] = node
                case ast.AnnAssign(target=ast.Name(id), annotation=ast.Name("TypeAlias"), value=value):
                    assert value is not None
                    self.declared[id] = value
                case ast.Assign(targets=[ast.Name(id)], value=ast.Call(func=ast.Name("TypedDict")) as value):
                    self.declared[id] = value

    def find(self, name: str) -> Name:
        """Return the type that a name means in this module."""
        return Name(self.name, name) if name in self.declared else self.imported[name]


@cache
def module_named(name: str) -> Module:
    """Return the source of a module."""
    return Module(name)


class Writer:
    """Writes one file of the page."""

    def __init__(self, script: Script, elsewhere: Mapping[Name, str]) -> None:
        self._script = script
        self._elsewhere = elsewhere  # the files of types that are in other files
        self._imported: dict[str, set[str]] = {}
        self.types: dict[Name, str] = {}

    def write(self) -> str:
        """Return the whole file."""
        for name, types in self._script.types.items():
            module = module_named(name)
            for type_ in types or module.declared:
                if type_ != _EVENT_FIELDS:
                    self._declare(Name(name, type_))
            if self._script.events is not None:
                self._declare_events(module, self._script.events)
        head = f"// Written by `make types` from {', '.join(self._script.types)}: change it there."
        constants = map(_constant, self._script.constants)
        imports = "\n".join(self._imports())
        return "\n\n".join(filter(None, [head, imports, *self.types.values(), *constants])) + "\n"

    def _imports(self) -> Iterator[str]:
        for path, names in self._imported.items():
            place = relpath(path.removesuffix(".ts"), Path(self._script.path).parent)
            if not place.startswith("."):
                place = f"./{place}"
            yield f'import type {{ {", ".join(sorted(names))} }} from "{place}";'

    def _declare(self, name: Name) -> None:
        if name in self.types or name in self._elsewhere:
            return
        if _page_name(name.name) in [_page_name(other.name) for other in self.types]:
            raise ValueError(f"{self._script.path}: there are two types called {name.name}")
        self.types[name] = ""  # until it is written
        module = module_named(name.module)
        node = module.declared[name.name]
        text = _Declaration(self, module, name.name).text(node)
        del self.types[name]  # it comes after the types that it mentions
        self.types[name] = text

    def _declare_events(self, module: Module, events: EventKinds) -> None:
        """Add a type with the fields of each kind of event."""
        fields = _fields_of(module.declared[_EVENT_FIELDS])
        declaration = _Declaration(self, module, _EVENT_FIELDS)
        kinds = [_member(_key(kind.name), declaration.event(kind, fields)) for kind in events]
        comment = "/** The fields of each kind of event. */\n"
        self.types[Name(module.name, _EVENT_FIELDS)] = comment + _interface(
            f"export interface {_EVENT_FIELDS}", kinds
        )

    def mention(self, name: Name) -> str:
        """Return the name of a type in this file, after declaring or importing it."""
        module = module_named(name.module)
        if name.name not in module.declared:
            return self.mention(module.find(name.name))
        node = module.declared[name.name]
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Annotated":
            return _Declaration(self, module, name.name).type(node)
        self._declare(name)
        if name in self._elsewhere:
            self._imported.setdefault(self._elsewhere[name], set()).add(_page_name(name.name))
        return _page_name(name.name)


class _Declaration:
    """Translates one type."""

    def __init__(self, writer: Writer, module: Module, name: str) -> None:
        self._writer = writer
        self._module = module
        self._name = name

    def text(self, node: ast.ClassDef | ast.expr) -> str:
        """Return the declaration in TypeScript."""
        name = _page_name(self._name)
        match node:
            case ast.ClassDef():
                return self._class(node)
            case ast.Call(args=[_, ast.Dict(keys=keys, values=values)]):
                fields = [
                    self._field(str(key.value), value, value.lineno)
                    for key, value in zip(keys, values, strict=True)
                    if isinstance(key, ast.Constant)
                ]
                return _interface(f"export interface {name}", fields)
            case _:
                return _alias(name, self._choices(node))

    def event(self, kind: EventKind, types: Mapping[str, ast.expr]) -> list[str]:
        """Return the fields of an event."""
        fields = []
        for place, field in enumerate(kind.fields):
            choices = self._choices(types[field]) if field in types else ["number"]
            if place >= len(kind.fields) - kind.lists:
                choices = [_list_of(choices)]
            elif field in kind.optional:
                choices.append("null")
            fields.append(f"{field}: {' | '.join(choices)}")
        return fields

    def _class(self, node: ast.ClassDef) -> str:
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        from_client = _is_from_client(self._module, node)
        fields = []
        bases = [self._base(base, "tag" in keywords) for base in node.bases]
        if "tag" in keywords:
            fields.append(f"  type: {self._literal(keywords['tag'])};")
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                optional = from_client and part.value is not None
                fields.append(self._field(part.target.id, part.annotation, part.lineno, optional))
        if node.name in _OPEN:
            fields.append("  [part: string]: unknown;")
        extends = ", ".join([base for base in bases if base])
        head = f"export interface {_page_name(node.name)}{extends and ' extends '}{extends}"
        return _comment(ast.get_docstring(node), "") + _interface(head, fields)

    def _base(self, base: ast.expr, tagged: bool) -> str:
        if isinstance(base, ast.Name) and base.id == "TypedDict":
            return ""
        if isinstance(base, ast.Attribute) and base.attr == "Struct":
            return ""
        name = self.type(base)
        return f'Omit<{name}, "type">' if tagged else name

    def _field(self, name: str, type_: ast.expr, line: int, optional: bool = False) -> str:
        match type_:
            case ast.Subscript(value=ast.Name("NotRequired"), slice=type_):
                optional = True
        comment = _comment(self._module.comments.get(line), "  ")
        return f"{comment}  {name}{'?' if optional else ''}: {self.type(type_)};"

    def type(self, node: ast.expr) -> str:
        """Return a type in TypeScript."""
        return " | ".join(self._choices(node))

    def _choices(self, node: ast.expr) -> list[str]:
        """Return the members of a union; a single type is its own only member."""
        match node:
            case ast.Constant(None):
                return ["null"]
            case ast.Constant(str(text)):
                return self._choices(ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return [*self._choices(left), *self._choices(right)]
            case ast.Name(id):
                return [_SCALARS.get(id) or self._writer.mention(self._module.find(id))]
            case ast.Attribute(value=ast.Name("msgspec"), attr="Raw"):
                return ["unknown"]
            case ast.Attribute(value=ast.Name(id), attr=attr):
                package = self._module.imported[id]
                return [self._writer.mention(Name(f"{package.module}.{package.name}", attr))]
            case ast.Subscript(value=ast.Name(id), slice=slice_):
                return self._generic(id, slice_.elts if isinstance(slice_, ast.Tuple) else [slice_])
        raise ValueError(f"{self._module.name}.{self._name}: {ast.unparse(node)}")

    def _generic(self, name: str, args: Sequence[ast.expr]) -> list[str]:
        if name == "Literal":
            return [self._literal(arg) for arg in args]
        if name == "Annotated":  # JSON of a type, or a type with limits
            return self._choices(args[1] if isinstance(args[1], ast.Name) else args[0])
        if name in _LISTS:
            return [_list_of(self._choices(args[0]))]
        if name in _RECORDS:
            return [f"Record<{self.type(args[0])}, {self.type(args[1])}>"]
        raise ValueError(f"{self._module.name}.{self._name}: {name}")

    def _literal(self, node: ast.expr) -> str:
        return _value(ast.literal_eval(node), 0, 0)


def _fields_of(node: ast.ClassDef | ast.expr) -> dict[str, ast.expr]:
    """Return the types of the fields of a TypedDict."""
    match node:
        case ast.ClassDef(body=body):
            return {
                part.target.id: part.annotation
                for part in body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            }
        case ast.Call(args=[_, ast.Dict(keys=keys, values=values)]):
            return {
                str(key.value): value
                for key, value in zip(keys, values, strict=True)
                if isinstance(key, ast.Constant)
            }
    raise ValueError(ast.unparse(node))


def _list_of(choices: Sequence[str]) -> str:
    return f"{choices[0]}[]" if len(choices) == 1 else f"({' | '.join(choices)})[]"


def _is_from_client(module: Module, node: ast.ClassDef | ast.expr) -> bool:
    """Whether clients send this type, so they may leave out fields with defaults."""
    if not isinstance(node, ast.ClassDef):
        return False
    if any(keyword.arg == "forbid_unknown_fields" for keyword in node.keywords):
        return True
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return any(_is_from_client(module, module.declared[base]) for base in bases if base in module.declared)


def _page_name(name: str) -> str:
    return name.removesuffix("Json")


def _member(name: str, fields: Sequence[str]) -> str:
    """Return a field that is an object, as prettier formats it."""
    line = f"  {name}: {{ {'; '.join(fields)} }};"
    if not fields:
        return f"  {name}: object;"
    return (
        line
        if len(line) <= WIDTH
        else "\n".join([f"  {name}: {{", *[f"    {field};" for field in fields], "  };"])
    )


def _interface(head: str, fields: Sequence[str]) -> str:
    return "\n".join([f"{head} {{", *fields, "}"])


def _alias(name: str, choices: Sequence[str]) -> str:
    head, line = f"export type {name} =", f"{' | '.join(choices)};"
    if len(head) + 1 + len(line) <= WIDTH:
        return f"{head} {line}"
    if 2 + len(line) <= WIDTH:
        return f"{head}\n  {line}"
    return "\n".join([head, *[f"  | {choice}" for choice in choices]]) + ";"


def _comment(text: str | None, indent: str) -> str:
    """Return the first paragraph of a comment as JSDoc, with the constants of JavaScript."""
    if text is None:
        return ""
    first = " ".join(text.split("\n\n")[0].split()).rstrip(".")
    words = re.sub(r"\b(None|True|False)\b", lambda found: _WORDS[found[0]], first[0].upper() + first[1:])
    lines = textwrap.wrap(f"/** {words}. */", WIDTH, initial_indent=indent, subsequent_indent=f"{indent} *  ")
    return "\n".join(lines) + "\n"


def _constant(constant: Constant) -> str:
    name, type_, value, comment = constant
    head = f"export const {name}{type_ and ': '}{type_} = "
    fixed = " as const" if isinstance(value, dict) and not type_ else ""
    return f"{_comment(comment, '')}{head}{_value(value, 0, len(head) + len(fixed) + 1)}{fixed};"


def _value(value: Any, indent: int, beside: int) -> str:
    """Return plain data as prettier formats it; `beside` is the number of characters already in its line."""
    flat = _flat(value)
    if beside + len(flat) <= WIDTH and not _is_tall(value):
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        keys = {_key(key): part for key, part in value.items()}
        parts = [f"{key}: {_value(part, inner, inner + len(key) + 3)}" for key, part in keys.items()]
        brackets = "{}"
    else:
        parts = [_value(part, inner, inner + 1) for part in value]
        brackets = "[]"
    lines = [f"{' ' * inner}{part}," for part in parts]
    return "\n".join([brackets[0], *lines, " " * indent + brackets[1]])


def _flat(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case dict():
            return "{ " + ", ".join([f"{_key(key)}: {_flat(part)}" for key, part in value.items()]) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_flat, value)) + "]"
    return str(value)


def _is_tall(value: Any) -> bool:
    """Whether prettier never puts a value on one line: it contains a list of objects."""
    if isinstance(value, dict):
        return any(map(_is_tall, value.values()))
    if not isinstance(value, (list, tuple)):
        return False
    return (len(value) > 1 and all(isinstance(part, dict) and len(part) > 1 for part in value)) or any(
        map(_is_tall, value)
    )


def _key(key: str) -> str:
    return key if key.isidentifier() else f'"{key}"'


def _table(position: Path) -> str:
    """What a spectator sees of a position."""
    game = GAMES[position.stem]
    view = game.show(game.view(game.load(json.loads(position.read_text("utf-8"))), None))
    return json.dumps(view, separators=(",", ":")) + "\n"


def render() -> dict[str, str]:
    """Return the correct text of each file, by path."""
    elsewhere: dict[Name, str] = {}
    found = {}
    for script in SCRIPTS:
        writer = Writer(script, elsewhere)
        found[script.path] = writer.write()
        elsewhere.update(dict.fromkeys(writer.types, script.path))
    examples = (ROOT / "docs" / "how-to-play").glob("*.json")
    return found | {f"web/src/boards/{path.stem}/table.json": _table(path) for path in examples}


if __name__ == "__main__":
    for path, text in render().items():
        (ROOT / path).write_text(text, "utf-8")
