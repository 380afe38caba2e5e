"""The rules of our style that a program can check: terms, lists, elisions, punctuation and spaces.

What engineers read is checked for terms only: comments of the page, names of tests, functions and classes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse

from guildhall.catalogue import GAMES
from guildhall.cli import boards
from guildhall.cli.play import COMMANDS
from guildhall.text import bundle, languages
from tests.test_languages import inside, texts

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "guildhall" / "locale"
RULES = ROOT / "docs" / "rules"

each_language = pytest.mark.parametrize("language", languages())
each_other = pytest.mark.parametrize("language", languages()[1:])


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return each message of a language with its file and name, such as web.ftl:web-undo."""
    return {
        f"{path.name}:{entry.id.name}": entry
        for path in sorted((LOCALE / language).glob("*.ftl"))
        for entry in parse(path.read_text(encoding="utf-8"), with_spans=False).body
        if isinstance(entry, ast.Message)
    }


@cache
def interface(language: str) -> dict[str, str]:
    """Return the text of each message, with all its variants one after the other."""
    return {where: texts(entry.value) for where, entry in messages(language).items()}


@cache
def digests(language: str) -> dict[str, str]:
    """Return each line of the rules of both games."""
    return {
        f"{game}.{language}.md:{number}": line
        for game in GAMES
        for number, line in enumerate((RULES / f"{game}.{language}.md").read_text("utf-8").splitlines(), 1)
    }


def said(language: str) -> dict[str, str]:
    """Return everything that players read, but not what they type."""
    told = {where: text for where, text in interface(language).items() if not where.startswith("typed.ftl:")}
    return told | digests(language)


# -- terms ---------------------------------------------------------------------------------------------------


class Term(NamedTuple):
    """A term that we don't use, and what we say instead."""

    wrong: str  # a regular expression
    right: str
    where: str = ""  # a regular expression for the places to check


IN_CODE = r"\.(py|ts|svelte):"
TERMS: Mapping[str, Sequence[Term]] = {
    "en": (
        Term(r"\bborder lines?\b", "wall, door or edge"),
        Term(r"\blook(s|ed|ing)? on\b|\bonlookers?\b", "watch, spectator"),
        # Dice and minor spells are taken back.
        Term(
            r"\b(take|takes|taken|taking|took) back\b",
            "undo",
            r"\.ftl:|^(?!.*elfenwizards).*\.(py|ts|svelte):",
        ),
        Term(r"\bin all\b(?=\s*(?:[.,;:)]|$))|, in all\b", "total"),
        Term(r"\bon turn\b", "to play, your turn"),
        Term(r"\bby (itself|themselves|himself|yourself)\b", "automatically, alone"),
        Term(r"\b(he|him|his|himself|she|her|hers|herself)\b", "they, them, their"),
        Term(r"(?<!\bthere )\bis no (?!longer\b|more\b|faster\b|higher\b|damage\b)", "isn’t a, can’t"),
        Term(r"\bnone of the choices\b", "isn’t one of the choices"),
        Term(r"\b(go|goes|going|went) on with\b", "resume, continue", r"\.ftl:"),
        Term(r"\b(is|are) (told|announced) to\b", "sees, is shown"),
        Term(r"\bthe line (is|was|has|will)\b", "the connection", r"^(web|server)\.ftl"),
        Term(r"\bletters?\b(?! of its level)", "characters", r"^(web|server|cli|kernel)\.ftl"),
        Term(r"\b(what was agreed|how the table is kept)\b", "table settings"),
        Term(r"\blet it be proved\b", "verify"),
        Term(r"\bin the turn of another\b", "during another player’s turn"),
        Term(r"\b(put|puts|putting) away\b", "archive, remove from my tables", r"\.ftl:"),
        Term(r"\bour decision\b|\b(is|are) ours\b", "Our ruling: …, with the ruling"),
        Term(r"\bcounter[ -]spells?\b", "counterspell"),
        Term(r"(?<!\bcan )(?<!\bto )(?<!\bnot )(?<!\bnothing )\bcounters?\b(?!-)", "counterspell"),
        Term(r"\bbots?\b", "computer player", r"\.(ftl|md):"),
        Term(r"\bmoney\b|\bpurse\b", "supply"),
        Term(r"\bwho(ever)? is dealt\b", "takes … damage"),
        Term(
            r"(?<![\w-])(0|[2-9]|\d\d+) (point|card|chip|token|square|player|wizard)\b(?![-’]| \w+s\b)",
            "a plural",
        ),
        Term(r"\bwhoever\b", "anyone who, the player who", IN_CODE),
        Term(r"\b(is|are) told\b", "sees, is shown", IN_CODE),
        Term(r"\b(connection|line) (goes|comes) (away|back)\b", "disconnects, reconnects", IN_CODE),
        Term(r"\b(is|are|be)( not)? unload\b", "unloaded", IN_CODE),
        Term(r"\bfor ever\b|\bthose who\b", "forever; players who, spectators", IN_CODE),
        Term(r"\b(the|a) fault of the (server|page)\b", "server error", IN_CODE),
    ),
    "de": (
        Term(
            r"\bfür (dich|euch|ihn|sie) offen\b|\boffen für (dich|euch|ihn|sie)\b", "unverschlossen", "wizwar"
        ),
        Term(
            r"(?<!nach )(?<!deiner )(?<!eigener )(?<!ihrer )(?<!seiner )(?<!freier )(?<!zur )\bWahl\b",
            "Auswahl, Entscheidung, Zug; Wahl ist eine Abstimmung",
            r"^(cli|kernel|server|wizwar)",
        ),
        Term(r"\bHände[n]?\b", "Handkarten"),
        Term(r"\bweltlich", "profan"),
        Term(r"\bKleinod", "Tand"),
        Term(r"\bNur Zaubern lässt sich\b", "Nur Zauber lassen sich unterstützen"),
        Term(
            r"\b(nimmt|wirft|legt|gibt|lässt|hebt|spielt) (auf|ab|an|aus|los|fallen): …", "das Verb umstellen"
        ),
        Term(r"\bWem (sie|es|er|das) gehört, (ist|nimmt|kann|darf|bekommt|hat)\b", "Ihr Besitzer …"),
        Term(r"\bKontern?\b(?!steck)", "Gegenzauber"),
        Term(r"(?<!Groß)(?<!Klein)\bBuchstaben?\b", "Zeichen", r"^(web|server|cli|kernel)\.ftl"),
        Term(r"\bBots?\b", "Computerspieler"),
        Term(r"\bUnsere Entscheidung\b", "Unsere Regelung"),
        Term(r"\bFeldgrenzen?\b|\bGrenzlinien?\b", "Mauer, Tür oder Kante"),
        Term(r"\bam Zug(e)? (ist|sind) alle\b", "alle sind dran"),
        Term(r"\bunzerstörbar ist das\b", "Das ist unzerstörbar"),
    ),
    "fr": (
        Term(r"\bpourquoi pas\b", "pourquoi c’est impossible"),
        Term(r"\bune chose sur trois\b", "au choix"),
        Term(r"\bpasser pour ce tour\b", "passer jusqu’à la fin du tour de jeu"),
        Term(r"\bvers (le |l’)?(nord|sud|est|ouest|…)", "au nord", r":(board-wizwar-look-side|web-ww-side)$"),
        Term(r"\bliaisons?\b", "connexion"),
        Term(r"\breprendre\b|\breprise\b", "annuler", r":(web-undo|cli-undo|cli-command-undo)"),
        Term(r"\bla carte du labyrinthe\b", "le labyrinthe"),
        Term(r"\bdescend(re|ent|ez|s)?\b", "est rétrogradé", r"^(elfenwizards\.ftl|web\.ftl:web-elf)"),
        Term(r"\bvie \d|\bvie …", "… points de vie"),
        Term(r"\blettres?\b", "caractères", r"^(web|server|cli|kernel)\.ftl"),
        Term(r"\bcontre[- ]sorts?\b", "contresort"),
        Term(r"\bbots?\b", "joueur de l’ordinateur"),
        Term(r"\bpour chaque trois\b|\bchaque trois\b", "par tranche de"),
        Term(r"\bbase de données est\b.*\boccupée\b", "est déjà utilisée"),
        Term(r"\b(de|à) (le|les) (?!\w+(er|ir|re)\b)[a-zéèê]", "du, des, au, aux", r"\.ftl:"),
    ),
    "it": (
        Term(r"\bstrument[oi]\b", "oggetto"),
        Term(r"\bverbal[ei]\b", "registrazione"),
        Term(r"\bapert[ao] per (te|voi|chi)\b", "non chiusa a chiave", "wizwar"),
        Term(r"\bdad[oi] da (\d|…)", "il dado con il …"),
        Term(r"\b(in|a|di|da|su) Il Tempo Passa\b", "nella fase Il Tempo Passa"),
        Term(r"\bmondan[oaie]\b", "comune"),
        Term(r"\blettere?\b", "caratteri", r"^(web|server|cli|kernel)\.ftl"),
        Term(r"\b(su|in|di|da|a) (il\b|lo\b|gli\b|l’)", "sul, nel, del, dal, al"),
        Term(r"\bpassa per questo turno\b", "passa fino alla fine del turno di gioco"),
        Term(r"\bbas[ei] di dati\b", "database"),
        Term(r"\b[Bb]ots?\b", "giocatore automatico"),
        Term(r"\bcontro-incantesim[oi]\b|\bcontrincantesim[oi]\b", "controincantesimo"),
    ),
}


# Comments, and the names of tests.
PAGE = re.compile(
    r"""/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|\b(?:it|describe)\(\s*(["`])(?:(?!\1).)*\1""", re.DOTALL
)
DEFINITION = re.compile(r"^ *(?:async )?(?:def|class) (\w+)", re.MULTILINE)
BETWEEN_WORDS = re.compile(r"_+|(?<=[a-z])(?=[A-Z])")
FOLDERS = ("src", "tests", "examples", "benchmarks", "scripts")


def read_by_engineers() -> Iterator[tuple[str, str]]:
    """Yield comments of the page and names in Python, as words, each with its place."""
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text(encoding="utf-8")
            place = path.relative_to(ROOT).as_posix()
            for match in PAGE.finditer(source):
                yield f"{place}:{source.count(chr(10), 0, match.start()) + 1}", match[0]
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        for name in DEFINITION.findall(path.read_text(encoding="utf-8")):
            yield f"{place}:{name}", BETWEEN_WORDS.sub(" ", name)


def misused(language: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    """Return where texts contain terms that we don't use."""
    patterns = [(re.compile(term.wrong, re.IGNORECASE), term) for term in TERMS[language]]
    return [
        f"{where}: {match[0]!r} -> {term.right}"
        for where, text in texts
        for pattern, term in patterns
        for match in pattern.finditer(text)
        if re.search(term.where, where)
    ]


@each_language
def test_texts_use_our_terms(language: str) -> None:
    wrong = misused(language, said(language).items())
    assert not wrong, "\n".join(wrong)


def test_code_uses_our_terms() -> None:
    wrong = misused("en", read_by_engineers())
    assert not wrong, "\n".join(wrong)


def test_comments_and_names_are_read() -> None:
    """Each of these names and comments would be reported."""
    places = dict(read_by_engineers())
    assert places["tests/test_terms.py:test_comments_and_names_are_read"].endswith("names are read")
    assert places["web/src/lib/connection.svelte.ts:1"].startswith("/** The connection to a table")
    wrong = ("test_whoever_looks_on", "he_takes_back", "a_table_is_unload", "ItIsNoWall")
    for name in wrong:
        assert misused("en", [(f"tests/x.py:{name}", BETWEEN_WORDS.sub(" ", name))]), name
    source = """f(); // Whoever is on turn
      /* his
         own */ <!-- a border line --> it("goes by itself", () => "https://he/his");"""
    found = [match[0] for match in PAGE.finditer(source)]
    assert len(found) == 4
    for text in found:
        assert misused("en", [("web/src/x.svelte:1", text)]), text


def test_every_list_of_terms_finds_what_it_is_for() -> None:
    """A pattern that can't match anything would check nothing."""
    examples = {
        "en": "Somebody looks on. He scores 28, in all. It is no wall. Take back your counter, on turn.",
        "de": "Deine Wahl: Hände, weltlich, Kleinod. Alarich nimmt auf: … Konter!",
        "fr": "La liaison : pourquoi pas ? Il a vie 13. Un contre-sort.",
        "it": "Lo strumento è nel verbale: dado da 6, su il muro, in Il Tempo Passa.",
    }
    least = {"en": 6, "de": 4, "fr": 4, "it": 5}
    for language, example in examples.items():
        found = [term for term in TERMS[language] if re.search(term.wrong, example, re.IGNORECASE)]
        assert len(found) >= least[language], language


# Pieces and places, each as a regular expression: the rules and the interface use the same names.
PIECES: Mapping[str, str] = {
    "en": """
        Major Spell box; Minor Spell box; Grey Magic box; Magicians[’'] box; passed-over; year track;
        minor spell; grey chip; High Wizard; vacant title; dragon; token; spell points?;
        home base; stun; sector; portal; exit; treasure; victory points?; movement points?;
        counterspell; discard pile; cracks?; energy; life; edge; line of sight
    """,
    "de": """
        Kasten für graue Chips; Kasten für kleine Zaubersprüche; Magician-Feld; Abstufungsfeld; Rundenzähler;
        kleine[rn]? Zauberspr; graue[rn]? Chip; High Wizard; Drache; Magier; Stimmen?;
        Heimatfeld; Betäubung; Sektor; Portal; Ausgang; Schatz; Siegpunkt; Bewegungspunkt;
        Gegenzauber; Ablagestapel; Riss; Energie; Leben; Kante; Sichtlinie
    """,
    "fr": """
        case Magie grise; case Sorts mineurs; case (de )?Magiciens?; déconfiture; sorts? mineurs?;
        Grand Druide; dragon; pions?; points? de sort;
        base; étourdi; secteur; portail; sortie; trésor; points? de victoire; points? de mouvement;
        contresort; défausse; fissures?; énergie; ligne de vue
    """,
    "it": """
        Magia Grigia; Incantesim[oi] Minor[ei]; Magic User; Sconfitt[oi]; High Wizard; Drago; Mag(o|hi);
        punt[oi] incantesimo; base; stordi; settore; portale; uscita; tesoro; punt[oi] vittoria;
        punt[oi] movimento; controincantesim[oi]; scarti; crep[ae]; energia; linea di vista|in vista
    """,
}


@each_language
def test_the_rules_and_the_interface_use_the_same_terms(language: str) -> None:
    rules, page = (" ".join(of(language).values()) for of in (digests, interface))
    missing = [
        (piece, place)
        for piece in map(str.strip, PIECES[language].split(";"))
        for place, text in (("rules", rules), ("interface", page))
        if not re.search(rf"\b(?:{piece})", text, re.IGNORECASE)
    ]
    assert not missing


@each_other
def test_words_to_type_are_named_as_they_are_typed_in_the_language(language: str) -> None:
    english = {
        word
        for drawing in boards.BOARDS.values()
        for word, key in drawing.words.items()
        if key.startswith("typed-") and bundle(language).get_message(key) is not None
    } - {interface(language)[where] for where in interface(language) if where.startswith("typed.ftl:")}
    quoted = re.compile(rf"[„“«»]\u202f?((?:{'|'.join(sorted(english))})\b[\w:-]*)\u202f?[“”»]")
    commands = {*COMMANDS, "look", "card", "discards", "first", "last"}
    typed = re.compile(
        rf"(?<![\w-])(?<!guildhall )({'|'.join(sorted(commands))})(?= […\d]| [A-Z]{{3}}|, |\b >)"
    )
    wrong = {}
    for where, text in interface(language).items():
        file, _, name = where.partition(":")
        found = quoted.findall(text) if "promise" not in name else []
        if file in ("cli.ftl", "wizwar-board.ftl") and not name.startswith("cli-help-"):
            found += typed.findall(text)
        if name == "cli-begin":
            found += re.findall(r"\bhelp\b", text)
        if found:
            wrong[where] = found
    assert not wrong


# -- marks and spaces ----------------------------------------------------------------------------------------


MARKS = re.compile(r".{0,12}(?:[!?]\.|(?<!\.)\.\.(?!\.)|\S[ \u00a0\u202f]{2,}\S|[ \u00a0],)")


@each_language
def test_a_sentence_has_one_mark_at_its_end_and_single_spaces(language: str) -> None:
    wrong = {where: match[0] for where, text in said(language).items() if (match := MARKS.search(text))}
    assert not wrong


@each_language
def test_quotation_marks_and_brackets_are_closed(language: str) -> None:
    pair = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»"), "it": ("«", "»")}[language]
    wrong = {
        where: text
        for where, text in interface(language).items()
        for one, other in (pair, ("(", ")"))
        if text.count(one) != text.count(other)
    }
    assert not wrong
    straight = re.compile(r"(?<=\w)'(?=\w)|\"")
    assert not {where: text for where, text in interface(language).items() if straight.search(text)}


@pytest.mark.parametrize("language", ["en", "fr", "it"])  # German puts a space before an ellipsis
def test_there_is_no_space_before_an_ellipsis(language: str) -> None:
    wrong = []
    for where, entry in messages(language).items():
        for part in inside(entry if ":cli-help-call" not in where else None):  # not an ellipsis there
            if isinstance(part, ast.TextElement) and re.search(r"\w[ \u00a0\u202f](…|\.\.\.)", part.value):
                wrong.append(where)
    assert not wrong


# -- lists ---------------------------------------------------------------------------------------------------

NOT_FOR_PLAYERS = {"src/guildhall/server/openapi.py"}  # the page for authors of clients
IN_PYTHON = re.compile(r"""(["']), \1\.join\(""")
ON_THE_PAGE = re.compile(r"""\.join\(\s*(["'`]), ?\1\s*\)|Intl\.ListFormat""")


def code() -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """Yield each file with texts for people, and the pattern for joining lists by commas in it."""
    for path in sorted((ROOT / "src" / "guildhall").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), IN_PYTHON
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), ON_THE_PAGE


def test_lists_are_joined_by_the_language_and_not_by_commas() -> None:
    assert IN_PYTHON.search("""f"{', '.join(names)}" """)
    assert ON_THE_PAGE.search("""names.join(", ")""")
    wrong = [
        f"{path}:{text[: match.start()].count(chr(10)) + 1}"
        for path, text, joined in code()
        if path not in NOT_FOR_PLAYERS
        for match in joined.finditer(text)
    ]
    assert not wrong


@each_language
def test_a_list_ends_with_the_and_of_its_language(language: str) -> None:
    ends = {"en": "and", "de": "und", "fr": "et", "it": "e"}
    assert re.fullmatch(rf"…(,?) (?:{ends[language]} …|…)", interface(language)["kernel.ftl:list-end"])
    assert interface(language)["kernel.ftl:list-join"] == "…, …"


# -- elisions ------------------------------------------------------------------------------------------------

PEOPLE = {
    *("player", "players", "other", "owner", "victim", "caster", "carrier", "thief", "pusher"),
    *("winners", "wizards", "whom", "name", "target", "by"),
}
CARDS = {"card", "way", "spell"}
ELIDED = {
    "fr": r"(?:[dcjlmnst]e|la|que|[ljp]\w*sque|quoique|si)",
    "it": "(?:a|e|o)",
}
NAMES = {"fr": ("Alaric", "Eustache", "Hermine"), "it": ("Alarico", "Eustachio")}
CARD_NAMES = {"fr": ("Éclair", "Adrénaline", "Invisibilité"), "it": ("Adrenalina", "Energia 4")}
NUMBERS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 7}
PLAIN = "xyz"  # stands for anything but a person or a card


def choices(entry: ast.Message) -> dict[str, list[int | str]]:
    """Return the values that a message distinguishes, by variable."""
    found: dict[str, list[int | str]] = {}
    for part in inside(entry):
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            values = found.setdefault(part.selector.id.name, [])
            for variant in part.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    values.append(int(variant.key.value))
                else:
                    values.append(NUMBERS.get(variant.key.name, variant.key.name))
    return found


def rendered(language: str, entry: ast.Message, names: set[str], name: str) -> Iterator[str]:
    """Yield up to a few hundred variants of a message, with names wherever possible."""
    every = {part.id.name for part in inside(entry) if isinstance(part, ast.VariableReference)}
    told = choices(entry)
    fixed: dict[str, int | str] = {one: name if one in names else PLAIN for one in every - told.keys()}
    pattern = bundle(language).get_message(entry.id.name).value
    assert pattern is not None
    for values in islice(product(*told.values()), 300):
        args = fixed | dict(zip(told, values, strict=True))
        words, _ = bundle(language).format_pattern(pattern, args)
        yield str(words)


def left(language: str, names: set[str], called: Sequence[str]) -> dict[str, str]:
    """Return the places where a name follows a word without the contraction."""
    wrong = {}
    for where, entry in messages(language).items():
        used = {part.id.name for part in inside(entry) if isinstance(part, ast.VariableReference)}
        if entry.value is None or not used & names:
            continue
        for name in called:
            first = name[0] if language == "it" else ""
            # a direction follows “vers le”
            before = re.compile(rf"(?<!\bvers )\b{ELIDED[language]} {re.escape(name)}", re.IGNORECASE)
            for text in rendered(language, entry, names, name):
                match = before.search(text)
                if match and (not first or match[0][0].casefold() == first.casefold()):
                    wrong[where] = match[0]
    return wrong


@pytest.mark.parametrize("language", list(NAMES))
def test_prepositions_contract_with_the_names_of_players(language: str) -> None:
    assert not left(language, PEOPLE, NAMES[language])


@pytest.mark.parametrize("language", list(NAMES))
def test_prepositions_contract_with_the_names_of_cards(language: str) -> None:
    assert not left(language, CARDS, CARD_NAMES[language])
