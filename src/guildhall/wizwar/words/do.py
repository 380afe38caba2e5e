"""The verbs of effects: what a card can do to the game."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import expect
from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar import kinds, table_actions
from guildhall.wizwar.aiming import filled, see
from guildhall.wizwar.board import turning
from guildhall.wizwar.book import BOOK, SPELL, WAYS, Effect
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.movement import remove_token
from guildhall.wizwar.stack.cast import Cast, reaches
from guildhall.wizwar.stack.damage import ANSWERED, COMING, Damage
from guildhall.wizwar.state import MOST_LIFE, NOBODY, State, Thing
from guildhall.wizwar.targets import (
    AS_LINE,
    AS_SQUARE,
    AS_THING,
    AS_TOKEN,
    AS_WIZARD,
    LINE,
    NOWHERE,
    SECTOR,
    THING,
    TREASURE,
    WIZARD,
)
from guildhall.wizwar.traits import FIRE, MUNDANE
from guildhall.wizwar.words import rule, when
from guildhall.wizwar.words.aim import lines

WALL_CRACKS: Final = 5
DOOR_CRACKS: Final = 3

# -- answers ---------------------------------------------------------------------------------------------


def cancel(s: State, at: int) -> None:
    """Cancel what is about to happen at an index of the stack (rules 8.6)."""
    s.stack[at] = s.stack[at].but(cancelled=1)


def cancels(s: State, cast: Cast) -> None:
    """Cancel the spell that this answers."""
    cancel(s, cast.against)


def absorb(s: State, at: int, player: int) -> None:
    """Cancel a spell and put its card into a hand, visibly for everybody."""
    cast = expect(s.stack[at], Cast)
    s.stack[at] = cast.but(cancelled=1, card=NOWHERE)
    if cast.card >= 0:
        table_actions.hold(s, player, cast.card)
        s.tell(kinds.GIVEN, player, WIZARD[cast.caster], cast.card)


def reduce(s: State, at: int, amount: int, cause: int) -> None:
    """Reduce the damage at an index of the stack, by a card of a name (rules 8.8)."""
    damage = expect(s.stack[at], Damage)
    left = max(damage.amount - amount, 0)
    s.tell(kinds.REDUCED, damage.victim, damage.amount - left, left, cause, damage.cause)
    s.stack[at] = damage.but(amount=left)


def evade(s: State, at: int, players: int) -> None:
    """Let an attack at an index miss some wizards, given as bits (rules 8.7)."""
    attack = expect(s.stack[at], Cast)
    s.stack[at] = attack.but(evaded=attack.evaded | players)


def dodge(s: State, answer: Cast) -> None:
    """Roll at once to evade the attack that a lasting spell answers (rules 8.7)."""
    attack = expect(s.stack[answer.against], Cast)
    if not WAYS[attack.way].evadable or attack.evaded >> answer.caster & 1:
        return
    s.stack[answer.against] = attack.but(rolled=attack.rolled | 1 << answer.thing)
    spell = s.things[answer.thing]
    if rule.evades.by_name[NAME_OF[spell.card]](s, spell, answer.caster):
        evade(s, answer.against, 1 << answer.caster)


def lose_sight(s: State, at: int) -> None:
    """Let an attack at an index miss if an answer came between it and its target (rules 8.13)."""
    attack = expect(s.stack[at], Cast)
    missed = 1 << attack.whom if attack.whom >= 0 else (1 << s.seats) - 1
    if missed & ~attack.evaded and not reaches(s, attack, attack.target):
        s.tell(kinds.OUT_OF_SIGHT, attack.caster, attack.way)
        evade(s, at, missed)


def end_spell(s: State, target: int) -> None:
    """End a lasting spell, or remove one token of a trap (rules 21.8, 23.7)."""
    number, square = AS_THING[target], AS_TOKEN[target]
    if number >= 0:
        table_actions.end(s, number)
        return
    for trap in s.traps:
        if trap[1] == square:
            s.tell(kinds.TRAP_REAL if trap[2] else kinds.TRAP_BLANK, trap[1])
            remove_token(s, trap)
            return


# -- damage ----------------------------------------------------------------------------------------------


def hit(
    s: State, cast: Cast, target: int, amount: int, kind: int, stuns: int = 0, more: int = 0, more_of: int = 0
) -> None:
    """Deal damage to a target by what is cast, used or struck, perhaps of two kinds together."""
    amount = rule.measure(rule.deals, s, cast.caster, amount, kind)
    if more:
        amount += rule.measure(rule.deals, s, cast.caster, more, more_of)
        kind |= more_of
    victim = AS_WIZARD[target]
    if victim < 0:
        damage_object(s, cast.caster, target, amount, kind)
        return
    if cast.served >> victim & 1:
        for i, thing, serve in when.serves.each(s):
            if rule.concerns(thing, victim):
                serve(s, i, thing, victim, amount)
                break
    if cast.evaded >> victim & 1 or not s.alive(victim):
        return
    name = WAYS[cast.way].name
    if amount <= 0:
        s.tell(kinds.UNHARMED, victim, name)
        return
    attack = int(cast.is_attack)
    if cast.stunned >> victim & 1:
        stuns = 0
    spell_of = cast.caster if WAYS[cast.way].how == SPELL else NOBODY
    stage = ANSWERED if cast.traits & MUNDANE else COMING  # rules 8.10
    s.stack.append(
        Damage(victim, amount, kind, cast.caster, cast.origin, attack, stuns, spell_of, NOWHERE, stage, name)
    )


def hits(amount: int, kind: int, stuns: int = 0, per_energy: int = 0) -> Effect:
    """Return the effect of damage to the target, perhaps with some for each point of energy."""
    return lambda s, cast: hit(s, cast, cast.target, amount + per_energy * cast.energy, kind, stuns)


def harm(
    s: State,
    card: int,
    victim: int,
    amount: int,
    kind: int,
    origin: int = NOWHERE,
    spell_of: int = NOBODY,
    by: int = NOBODY,
    of: int = NOWHERE,
    stuns: int = 0,
) -> None:
    """Deal damage by a card that isn't an attack and can't be evaded (rules 5.4)."""
    if s.alive(victim) and amount > 0:
        s.stack.append(Damage(victim, amount, kind, by, origin, 0, stuns, spell_of, of, cause=NAME_OF[card]))


def roll(s: State, player: int, card: int) -> int:
    """Roll the die for a player's card."""
    face = s.tape.roll(4)
    s.tell(kinds.ROLLED, player, card, face)
    return face


def evades_with(*faces: int) -> rule.Chance:
    """Return a hook that evades an attack with a roll of these faces (rules 8.7)."""

    def evade(s: State, thing: Thing, player: int) -> bool:
        face = s.tape.roll(4)
        s.tell(kinds.EVADED if face in faces else kinds.HIT, player, thing.card, face)
        return face in faces

    return evade


def heal(s: State, player: int, amount: int) -> None:
    """Give a wizard life (rules 9.1)."""
    gained = min(amount, MOST_LIFE - s.life[player])
    if gained > 0:
        s.life[player] += gained
        s.tell(kinds.HEALED, player, gained, s.life[player])


def stun(s: State, player: int, tokens: int) -> None:
    """Give a wizard stun tokens (rules 9.7)."""
    s.stun[player] += tokens
    s.tell(kinds.STUN, player, tokens, s.stun[player])


def soak(s: State, player: int) -> None:
    """Let water hit a wizard (rules 22.2)."""
    for i, thing, wet in when.soaked.each(s):
        if thing.on == WIZARD[player]:
            wet(s, i, thing, player)


def washes_away(s: State, number: int) -> bool:
    """Return whether water destroys a thing where it is (rules 24.3)."""
    card = BOOK[NAME_OF[s.things[number].card]]
    return card.washes or bool(card.traits & FIRE)


# -- objects ---------------------------------------------------------------------------------------------


def damage_object(s: State, by: int, target: int, amount: int, kind: int, sharp: bool = False) -> None:
    """Deal damage to a wall, a door or another object, which makes cracks (rules 10.11)."""
    cracks = amount if sharp or rule.any_of(rule.shatters, s, by) else amount // 3
    line, number = AS_LINE[target], AS_THING[target]
    if line >= 0:
        if not amount or not (s.walls | s.doors) >> line & 1:
            return
        total = table_actions.cracks_of(s, line) + cracks
        s.tell(kinds.CRACKED, target, cracks, total, table_actions.barrier(s, target), NOWHERE)
        if total >= (WALL_CRACKS if s.walls >> line & 1 else DOOR_CRACKS):
            destroy_line(s, line)
        else:
            table_actions.set_cracks(s, line, total)
    elif number >= 0:
        thing = s.things[number]
        card = BOOK[NAME_OF[thing.card]]
        total = thing.note + cracks
        burns = card.burns and kind & FIRE and amount > 0
        if cracks or (amount and not burns):
            s.tell(kinds.CRACKED, s.event_target(target), cracks, total, kinds.NO_BARRIER, number)
        if (card.cracks and total >= card.cracks) or burns:
            table_actions.destroy(s, number)
        elif cracks:
            table_actions.change(s, number, thing.but(note=total))


def destroy_line(s: State, line: int) -> None:
    """A wall or door is destroyed, with the spell behind it and the spells laid on it (rules 10.13)."""
    stood = table_actions.barrier(s, LINE[line])
    for i in table_actions.things_at(s, LINE[line]):
        if s.things[i].card >= 0:
            if stood == kinds.NO_BARRIER:
                table_actions.destroy(s, i)
            else:
                table_actions.end(s, i)
    table_actions.set_line(s, line, wall=False, door=False)
    if stood != kinds.NO_BARRIER:
        s.tell(kinds.DESTROYED, LINE[line], stood)


def throw(s: State, cast: Cast) -> None:
    """A thrown item comes to lie where it struck (rules 10.14)."""
    if cast.thing >= 0 and s.things[cast.thing].card >= 0:
        square = landing(s, cast)
        thing = s.things[cast.thing]
        if thing.at == NOWHERE and thing.owner == cast.caster:
            table_actions.drop(s, cast.thing, square, kinds.THROWS)


def landing(s: State, cast: Cast) -> int:
    """Return the square where something thrown ends up (rules 10.14)."""
    if cast.barriers and cast.evaded:  # it struck a Wall of Earth
        paths = [see(s).path_to_line(cast.origin, AS_LINE[target]) for target in lines(cast.barriers)]
        return min([path for path in paths if path] or [(cast.origin,)], key=len)[-1]
    return lands(s, cast.origin, cast.target, cast.spot)


def before_line(s: State, origin: int, line: int) -> int:
    """Return the square in front of a line, as seen from another square."""
    path = see(s).path_to_line(origin, line)
    return path[-1] if path else origin


def lands(s: State, origin: int, target: int, spot: int) -> int:
    """Return the square where something thrown from a square at a target ends up (rules 10.14)."""
    if AS_LINE[target] >= 0:
        return before_line(s, origin, AS_LINE[target])
    place = target
    if AS_WIZARD[target] >= 0:
        place = spot
    elif AS_THING[target] >= 0:
        place = s.things[AS_THING[target]].at
        if AS_LINE[place] >= 0:
            return lands(s, origin, place, spot)
    if place < 0:
        return origin
    path = see(s).path(origin, place)
    if filled(s) >> place & 1 and len(path) > 1:
        return path[-2]
    return place


# -- moving things and people ----------------------------------------------------------------------------


def drop_treasure(s: State, player: int, how: int, square: int = NOWHERE) -> None:
    """Drop a wizard's treasure in their square, or in another."""
    treasure = s.carries(player)
    if treasure >= 0:
        where = s.at[player] if square < 0 else square
        table_actions.move_treasure(s, treasure, where, kinds.TREASURE_DROPPED, player, treasure, where, how)


def drop_everything(s: State, player: int) -> None:
    """Make a wizard drop all items and their treasure."""
    for i in table_actions.items_of(s, player):
        table_actions.drop(s, i, s.at[player], kinds.LOSES)
    drop_treasure(s, player, kinds.LOSES)


def belongings(s: State, player: int) -> list[int]:
    """Return what a wizard carries, as targets: items, and a treasure."""
    treasure = s.carries(player)
    items = [THING[i] for i in table_actions.items_of(s, player)]
    return [*items, TREASURE[treasure]] if treasure >= 0 else items


def next_to_line(s: State, line: int) -> list[int]:
    """Return the living wizards on both sides of a line (rules 3.10)."""
    everybody = s.in_turn((1 << s.seats) - 1)
    return [player for player in everybody if s.alive(player) and s.at[player] in s.arrangement.sides[line]]


def others_here(s: State, player: int) -> list[int]:
    """Return the other wizards in a wizard's square, in turn order."""
    everybody = s.in_turn((1 << s.seats) - 1)
    return [other for other in everybody if other != player and s.at[other] == s.at[player]]


# -- the map ---------------------------------------------------------------------------------------------


def turn_sector(s: State, place: int, quarters: int) -> None:
    """Turn a sector board clockwise with everything on it (rules 11)."""
    arrangement = s.arrangement
    squares, lines = turning(arrangement, place, quarters)
    seam = 0
    for line in arrangement.lines:
        one, other = arrangement.sides[line]
        if arrangement.seams >> line & 1 and place in (
            arrangement.place_of[one],
            arrangement.place_of[other],
        ):
            seam |= 1 << line
    if s.events is not None:
        inside = [square for square in arrangement.squares if arrangement.place_of[square] == place]
        moves = [number for square in inside for number in (square, squares[square])]
        s.tell(kinds.TURNED, SECTOR[place], quarters, *moves)
    for i, thing in enumerate(s.things):  # rules 11.3: what was made on a moving seam is destroyed
        if thing.card >= 0 and AS_LINE[thing.at] >= 0 and seam >> AS_LINE[thing.at] & 1:
            table_actions.end(s, i)
    s.walls = move_bits(s.walls, lines) & ~seam | arrangement.seam_walls & seam
    s.doors = move_bits(s.doors, lines) & ~seam
    s.cracks = tuple(sorted([(lines[line], cracks) for line, cracks in s.cracks if not seam >> line & 1]))
    s.held = tuple([(lines[line], player) for line, player in s.held])
    s.passages = tuple([lines[line] for line in s.passages if not seam >> line & 1])
    s.at = [squares[square] if square >= 0 else square for square in s.at]
    s.treasures = [squares[where] if AS_SQUARE[where] >= 0 else where for where in s.treasures]
    s.traps = tuple([(number, squares[square], real) for number, square, real in s.traps])
    for i, thing in enumerate(s.things):
        if AS_SQUARE[thing.at] >= 0:
            s.things[i] = thing.but(at=squares[thing.at])
        elif AS_LINE[thing.at] >= 0:
            s.things[i] = thing.but(at=LINE[lines[AS_LINE[thing.at]]])
    owner, turn = s.places[place]
    turned = (owner, (turn + quarters) % 4)
    s.places = (*s.places[:place], turned, *s.places[place + 1 :])
    s.sight = None


def move_bits(bits: int, permutation: tuple[int, ...]) -> int:
    """Return bits moved to their new places."""
    return sum([1 << permutation[number] for number in numbers_in(bits)])
