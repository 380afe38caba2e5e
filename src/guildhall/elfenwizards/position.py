"""Positions as plain JSON that a person can read and write (docs/positions.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from guildhall.elfenwizards import impossible
from guildhall.elfenwizards.contests import targets
from guildhall.elfenwizards.dice import DICE, gather, spread
from guildhall.elfenwizards.editions import OPTIONS
from guildhall.elfenwizards.flow.demote import Demote, Demotion
from guildhall.elfenwizards.flow.redeem import Cleanse, Redeem, Redemption
from guildhall.elfenwizards.flow.retire import Pay, Retire
from guildhall.elfenwizards.flow.roll import BeforeRoll, Box, Place, Reroll, Roll
from guildhall.elfenwizards.flow.round import ROUNDS, STEPS, step_now
from guildhall.elfenwizards.flow.spells import Aim, BeforeSpells, PlaceSpells
from guildhall.elfenwizards.flow.vacancies import Fill, Vacancies
from guildhall.elfenwizards.impossible import READ, bad
from guildhall.elfenwizards.notation import PLACES, spell_name, token_name
from guildhall.elfenwizards.setup import COLOURS, LETTERS, chart, empty_table
from guildhall.elfenwizards.spell import ALL_SPELLS
from guildhall.elfenwizards.state import CHIPS, ENDINGS, GREY_CHIPS, ROLLED, State
from guildhall.elfenwizards.tree import BOX, BOXES, LEVEL_LETTERS, TITLES
from guildhall.kernel.forms import Form, Forms
from guildhall.kernel.frame import Frame, run
from guildhall.kernel.tape import Tape

PARTS: Final = (
    *("game", "rules", "options", "players", "round", "step", "doing", "passed", "dragon"),
    *("scores", "high_wizards", "rounds_without", "track", "tokens", "dice", "chips", "spells"),
    *("ended", "rolls", "chance"),
)
DICE_PARTS: Final = ("front", "rolled", *PLACES)
SPELLS: Final = {spell_name(spell): spell for spell in ALL_SPELLS}
FRAMES: Final[dict[str, type[Frame[State]]]] = {
    frame.name: frame
    for frame in (
        *(Pay, Retire, Roll, BeforeRoll, Reroll, Place, Box, Redemption, Redeem, Cleanse),
        *(BeforeSpells, PlaceSpells, Aim, Vacancies, Fill, Demotion, Demote),
    )
}
_TOKEN: Final = re.compile(r"([A-Z])([0-9]{0,2})(?:\+([0-9]{1,2}))?")


def _colours(s: State) -> list[str]:
    return [COLOURS[colour] for colour in s.colours]


def _level(s: State, given: object, part: str) -> int:
    return LEVEL_LETTERS.index(READ.one_of(given, part, ("W", "S", "N")))


def _spell(s: State, given: object, part: str) -> int:
    return SPELLS[READ.one_of(given, part, SPELLS)]


def _turn(s: State, given: object, part: str) -> int:
    return READ.number_in(given, part, 0, s.seats)


FORMS: Final = Forms[State, State](READ, lambda s: s)
_TOKENS: Final = FORMS.index(lambda s: [token_name(s, token) for token in range(len(s.owner))])
_PLAYERS: Final = FORMS.bits(lambda s: {colour: 1 << player for player, colour in enumerate(_colours(s))})
FORMS.sorts = {
    "player": (FORMS.index(_colours), None),
    "token": (_TOKENS, None),
    "level": (FORMS.named(lambda s, level: LEVEL_LETTERS[level], _level), None),
    "spell": (FORMS.named(lambda s, spell: spell_name(spell), _spell), None),
    "taken": (Form(lambda s, dice: spread(dice), lambda s, given, part: _faces(given, part)), None),
    "ready": (_PLAYERS, None),
    "turn": (Form(lambda s, turn: turn, _turn), None),
    "step": (FORMS.number(10, 1), None),
    "face": (FORMS.number(6, 1), None),
    "number": (FORMS.number(2, 1), None),
    "count": (FORMS.number(99), None),
}


# -- writing ---------------------------------------------------------------------------------------------


def dump(s: State, game: str, version: str) -> dict[str, object]:
    """Return a whole position as plain JSON."""
    colour = _colours(s)
    out: dict[str, object] = {
        "game": game,
        "rules": version,
        "options": OPTIONS.changed(s.options),
        "players": colour,
        "round": s.round,
        "dragon": colour[s.dragon],
        "scores": dict(zip(colour, s.score, strict=True)),
        "track": {str(number + 1): colour[player] for number, player in enumerate(s.track) if player >= 0},
        "tokens": _tokens_out(s),
        "dice": {colour[player]: _dice_out(s, player) for player in range(s.seats)},
        "chips": {
            colour[player]: {"front": s.hand[player], "minor": s.spent[player]} for player in range(s.seats)
        },
    }
    step = 10
    if s.ended:
        out["ended"] = ENDINGS[s.ended]
    else:
        out["step"] = step = step_now(s.stack)
        out["doing"] = [FORMS.write(s, frame) for frame in s.stack[1:]]
    if sum(s.crowned) + s.uncrowned == impossible.awards(s, step):  # else they weren't known at the start
        out["high_wizards"] = {colour[player]: count for player, count in enumerate(s.crowned) if count}
        out["rounds_without"] = s.uncrowned
    if s.passed:
        out["passed"] = _PLAYERS.write(s, s.passed)
    if s.spells:
        out["spells"] = [
            f"{colour[player]} {f'd{face}' if face else 'chip'} {token_name(s, token)}"
            for player, token, face in s.spells
        ]
    if s.tape.rest():
        out["rolls"] = list(s.tape.rest())
    out["chance"] = s.tape.chance
    return out


def _tokens_out(s: State) -> dict[str, object]:
    out: dict[str, object] = {}
    for box, name in enumerate(BOXES):
        inside = [
            token_name(s, token) + (f"+{s.grey[token]}" if s.grey[token] else "") for token in s.in_box(box)
        ]
        if inside:
            out[name] = inside[0] if box < TITLES else inside
    return out


def _dice_out(s: State, player: int) -> dict[str, object]:
    out: dict[str, object] = {"front": s.front[player]}
    for place, name in (*enumerate(PLACES), (ROLLED, "rolled")):
        dice = s.dice[7 * player + place]
        if dice:
            out[name] = spread(dice)
    return out


# -- reading ---------------------------------------------------------------------------------------------


def load(position: Mapping[str, object], game: str, version: str, tape: Tape | None) -> State:
    """Return the state that a position describes; raise BadPosition if it is impossible."""
    top = READ.mapping(position, "position")
    READ.only(top, PARTS)
    READ.one_of(top.get("game", game), "game", (game,))
    READ.one_of(top.get("rules", version), "rules", (version,))
    options = OPTIONS.settle(READ.mapping_in(top, "options"))
    names = READ.items(top.get("players"), "players")
    if not 3 <= len(names) <= 6:
        raise bad("number", part="players", value=len(names), least=3, most=6)
    known = COLOURS[: len(names)]
    colours = tuple(known.index(READ.one_of(name, "players", known)) for name in names)
    for name in names:
        if names.count(name) > 1:
            raise bad("twice", part="players", word=str(name))
    s = empty_table(len(names), options, colours, Tape(0))
    seat: dict[str, int] = {COLOURS[colour]: player for player, colour in enumerate(colours)}

    s.round = READ.number_in(top.get("round", 1), "round", 1, s.rules.rounds)
    for name, points in READ.mapping_in(top, "scores").items():
        s.score[seat[READ.one_of(name, "scores", seat)]] = READ.number_in(points, "scores", -999, 999)
    for name, count in READ.mapping_in(top, "high_wizards").items():
        s.crowned[seat[READ.one_of(name, "high_wizards", seat)]] = READ.number_in(count, "high_wizards", 0, 2)
    s.uncrowned = READ.number_in(top.get("rounds_without", 0), "rounds_without", 0, 2)
    for number, payer in READ.mapping_in(top, "track").items():
        paid = READ.one_of(number, "track", tuple(str(past) for past in range(1, s.round)))
        s.track[int(paid) - 1] = seat[READ.one_of(payer, "track", seat)]
    starter = max(s.track[s.round - 2], 0) if s.round > 1 else 0  # rules 1.4
    s.dragon = seat[READ.one_of(top.get("dragon", names[starter]), "dragon", seat)]
    if "tokens" in top:
        _read_tokens(s, READ.mapping(top["tokens"], "tokens"))
    s.passed = _PLAYERS.read(s, top.get("passed", []), "passed")
    _read_spells(s, READ.items_in(top, "spells"), seat)
    _read_step(s, top, seat)
    _read_dice(s, READ.mapping_in(top, "dice"), seat)
    _read_chips(s, READ.mapping_in(top, "chips"), seat)
    if s.rules.grey_limited:
        s.supply = GREY_CHIPS - sum(s.grey)

    step = 10 if s.ended else READ.number_in(top.get("step"), "step", 1, len(STEPS))
    given = "high_wizards" in top or "rounds_without" in top
    if not given:
        s.crowned = impossible.crowns_shown(s, step)
    impossible.check(s, step, given)
    if step == 5:
        s.targets = targets(s.where, s.owner, s.seats, s.rules)
        impossible.check_spells(s)
    impossible.check_doing(s, step)
    chance = READ.number_in(top.get("chance", 0), "chance", 0, (1 << 64) - 1)
    rolls = tuple(READ.number_in(roll, "rolls", 1, 6) for roll in READ.items_in(top, "rolls"))
    s.tape = tape or Tape(chance, rolls)
    run(s)
    return s


def _read_tokens(s: State, tokens: Mapping[str, object]) -> None:
    counts = [len(boxes) for boxes in chart(str(s.options["setup"]), s.seats)]
    letters = {LETTERS[colour]: player for player, colour in enumerate(s.colours)}
    s.where = [-1] * len(s.owner)
    unnumbered: list[tuple[int, int, int]] = []
    found = [0] * s.seats
    for name, inside in tokens.items():
        box = BOX[READ.one_of(name, "tokens", BOXES)]
        words = inside if isinstance(inside, list) else [inside]
        if box < TITLES and len(words) > 1:
            raise bad("crowded", count=len(words), box=name)
        for word in words:
            match = _TOKEN.fullmatch(READ.text(word, f"tokens.{name}"))
            if match is None or match[1] not in letters:
                raise bad("name", word=str(word), part=f"tokens.{name}", allowed=tuple(letters))
            player = letters[match[1]]
            found[player] += 1
            grey = int(match[3] or 0)
            if not match[2]:
                unnumbered.append((player, box, grey))
                continue
            token = s.owner.index(player) + int(match[2]) - 1
            if not 1 <= int(match[2]) <= counts[s.colours[player]]:
                raise bad(
                    "number", part=str(word), value=int(match[2]), least=1, most=counts[s.colours[player]]
                )
            if s.where[token] >= 0:
                raise bad("token-twice", token=token_name(s, token))
            s.where[token], s.grey[token] = box, grey
    for player, count in enumerate(found):
        if count != counts[s.colours[player]]:
            raise bad(
                "tokens", player=COLOURS[s.colours[player]], count=count, expected=counts[s.colours[player]]
            )
    for player, box, grey in unnumbered:
        token = next(t for t, where in enumerate(s.where) if where < 0 and s.owner[t] == player)
        s.where[token], s.grey[token] = box, grey


def _read_spells(s: State, spells: list[object], seat: Mapping[str, int]) -> None:
    for given in spells:
        parts = READ.text(given, "spells").split()
        if len(parts) != 3:
            raise READ.bad_shape("spells")
        player = seat[READ.one_of(parts[0], "spells", seat)]
        kind = READ.one_of(parts[1], "spells", ("chip", "d1", "d2", "d3", "d4", "d5", "d6"))
        token = _TOKENS.read(s, parts[2], "spells")
        face = 0 if kind == "chip" else int(kind[1])
        s.spells.append((player, token, face))
        s.points[token] += face or 1


def _read_step(s: State, top: Mapping[str, object], seat: Mapping[str, int]) -> None:
    if "ended" in top:
        s.ended = ENDINGS.index(READ.one_of(top["ended"], "ended", ENDINGS[1:]))
        for part in ("step", "doing", "passed", "spells"):
            if part in top:
                raise bad("after-the-end", part=part)
        return
    step = READ.number_in(top.get("step"), "step", 1, len(STEPS))
    frames = [_frame_in(s, READ.mapping(frame, "doing")) for frame in READ.items_in(top, "doing")]
    if s.passed and not frames:  # it is the turn of the first player who hasn't
        if s.passed == (1 << s.seats) - 1:
            raise bad("all-passed")
        waiting = (s.at_turn(turn) for turn in range(s.seats))
        frames = [PlaceSpells(next(player for player in waiting if not s.passed >> player & 1), 1)]
    s.stack = [ROUNDS[step + 1] if frames else ROUNDS[step], *frames]


def _frame_in(s: State, frame: Mapping[str, object]) -> Frame[State]:
    name = READ.one_of(frame.get("do"), "doing", tuple(FRAMES))
    return FORMS.read(s, frame, FRAMES[name], "doing")


def _read_dice(s: State, dice: Mapping[str, object], seat: Mapping[str, int]) -> None:
    for name, player in seat.items():
        entry = READ.mapping(dice.get(name, {}), f"dice.{name}")
        beside = sum(1 for by, _, face in s.spells if by == player and face)
        taken = sum(
            len(spread(frame.taken))
            for frame in s.stack
            if isinstance(frame, Redeem) and frame.player == player
        )
        placed = beside + taken
        for part, given in entry.items():
            READ.one_of(part, f"dice.{name}", DICE_PARTS)
            if part != "front":
                place = ROLLED if part == "rolled" else PLACES.index(part)
                s.dice[7 * player + place] = _faces(given, f"dice.{name}.{part}")
                placed += len(spread(s.dice[7 * player + place]))
        front = READ.number_in(entry.get("front", max(DICE - placed, 0)), f"dice.{name}.front", 0, DICE)
        if placed + front != DICE:
            raise bad("dice", player=name, count=placed + front)
        s.front[player] = front
    for name in dice:
        READ.one_of(name, "dice", seat)


def _read_chips(s: State, chips: Mapping[str, object], seat: Mapping[str, int]) -> None:
    for name, player in seat.items():
        entry = READ.mapping(chips.get(name, {}), f"chips.{name}")
        for part in entry:
            READ.one_of(part, f"chips.{name}", ("front", "minor"))
        s.spent[player] = READ.number_in(entry.get("minor", 0), f"chips.{name}.minor", 0, CHIPS)
        placed = s.spent[player] + s.track.count(player)
        placed += sum(1 for by, _, face in s.spells if by == player and not face)
        s.hand[player] = READ.number_in(
            entry.get("front", max(CHIPS - placed, 0)), f"chips.{name}.front", 0, CHIPS
        )
        if placed + s.hand[player] != CHIPS:
            raise bad("chips", player=name, count=placed + s.hand[player])
    for name in chips:
        READ.one_of(name, "chips", seat)


def _faces(value: object, part: str) -> int:
    faces = [READ.number_in(face, part, 1, 6) for face in READ.items(value, part)]
    if len(faces) > DICE:
        raise bad("number", part=part, value=len(faces), least=0, most=DICE)
    return gather(faces)
