"""Attack spells with an immediate effect."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from guildhall.kernel.frame import expect, numbers
from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.kernel.numbering import unpack
from guildhall.wizwar import choices, kinds, witness
from guildhall.wizwar.aiming import in_square, see
from guildhall.wizwar.book import BOOK, WAYS, Aim, Amount, Eye, part, spell, way_of
from guildhall.wizwar.cards.fist import punch, struck
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.flow.acts import may_leave, why_held
from guildhall.wizwar.flow.settle import why_not_carried
from guildhall.wizwar.movement import Shove, barred, distances, enter, place, step, ways
from guildhall.wizwar.printed import ANYWHERE, ATTACK, SIGHT
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.ask import Piece, Question
from guildhall.wizwar.stack.cast import Cast, reaches, victims
from guildhall.wizwar.stack.declare import Declare, Window
from guildhall.wizwar.state import HAS_MOVED, IS_ROOTED, MOST_LIFE, NOBODY, State, Thing
from guildhall.wizwar.table_actions import (
    blocking,
    carry,
    change,
    destroy,
    discard_from_hand,
    drop,
    end,
    hand_over,
    items_of,
)
from guildhall.wizwar.targets import (
    AS_DIRECTION,
    AS_LINE,
    AS_SQUARE,
    AS_THING,
    AS_TREASURE,
    AS_WIZARD,
    DIRECTION,
    NOWHERE,
    THING,
    WIZARD,
)
from guildhall.wizwar.traits import FIRE, LIGHTNING, MAGIC_STONE, MAGICAL, MUNDANE, PHYSICAL, WATER
from guildhall.wizwar.words import aim, do, rule, say
from guildhall.wizwar.words.say import refuse

# -- plain damage ----------------------------------------------------------------------------------------


# rules 24.1, 21.4
spell("Fireball", ATTACK, SIGHT, aim.anything, hurts=True, traits=FIRE)(do.hits(5, MAGICAL | FIRE))
spell("Zot!", ATTACK, SIGHT, aim.anything, mode="hurt", boosts=True, hurts=True)(
    do.hits(0, MAGICAL, per_energy=1)
)


@spell("Zot!", ATTACK, SIGHT, aim.wizard, mode="stun")
def zot_stun(s: State, cast: Cast) -> None:
    """Two stun tokens instead (rules 21.4)."""
    do.stun(s, cast.whom, 2)


# rules 23.5, 25.4
spell("Ka-Bong!", ATTACK, SIGHT, aim.anything, hurts=True)(do.hits(4, PHYSICAL, stuns=1))
spell("Powerthrust", ATTACK, SIGHT, aim.anything, boosts=True, hurts=True, energy=2)(
    do.hits(2, MAGICAL, per_energy=1)
)


@spell("Stone Dead", ATTACK, SIGHT, aim.wizard, boosts=True, hurts=True, energy=3)
def stone_dead(s: State, cast: Cast) -> None:
    """Damage that counts the victim's Magic Stones (rules 22.3)."""
    stones = sum(1 for i in items_of(s, cast.whom) if BOOK[NAME_OF[s.things[i].card]].traits & MAGIC_STONE)
    do.hit(s, cast, cast.target, cast.energy + stones, MAGICAL)


def in_walking_reach(s: State, eye: Eye, squares: int) -> int:
    """Return the squares within six steps of the caster, ignoring other wizards (rules 27.3)."""
    far = distances(s, eye.player, eye.square, plain=True)
    return squares & sum(1 << square for square in s.arrangement.squares if 0 <= far[square] <= 6)


GLOBE_FAR: Final = Reason("27.3", "globe-far", "target", near=True)
globe_target: Final = Aim(aim.Wizards(where=(in_walking_reach, GLOBE_FAR)))
spell("Globe of Pain", ATTACK, ANYWHERE, globe_target, boosts=True, hurts=True, measured=True, energy=3)(
    do.hits(0, MAGICAL, per_energy=1)
)


# -- several victims -------------------------------------------------------------------------------------


def nobody(s: State, cast: Cast) -> int:
    """Hit nobody: the darts are aimed, not the spell."""
    return 0


@spell("Fire Darts", ATTACK, SIGHT, aim.anything, boosts=True, volley=True, victims=nobody, traits=FIRE)
def fire_darts(s: State, cast: Cast) -> None:
    """As many darts as energy, each answered separately; those at one object count together (rules 23.4).

    They were aimed when the spell was cast, so only the loss of its helper can take a target out of sight.
    """
    dart = way_of("Fire Darts", "dart")
    targets = unpack(cast.target)[: cast.energy]
    seen = [target for target in targets if reaches(s, cast, target)]
    for _ in range(len(targets) - len(seen)):
        s.tell(kinds.OUT_OF_SIGHT, cast.caster, dart.number)
    for target in sorted({target for target in seen if AS_WIZARD[target] < 0}):
        do.hit(s, cast, target, seen.count(target), MAGICAL | FIRE)
    for target in seen[::-1]:
        if AS_WIZARD[target] >= 0:
            at = len(s.stack)
            one = Cast(dart.number, NOWHERE, cast.caster, origin=cast.origin, bent=cast.bent, target=target)
            spot = s.at[AS_WIZARD[target]]
            s.stack.append(one.but(energy=cast.energy, spot=spot, through=cast.through))
            s.stack.append(Window(at, 0))


part("Fire Darts", ATTACK, SIGHT, aim.anything, mode="dart", hurts=True)(do.hits(1, MAGICAL | FIRE))


def bolt_path(s: State, cast: Cast) -> list[tuple[int, int]]:
    """Return the squares a Lightning Bolt crosses, each with the line before it, or NOWHERE (rules 24.2).

    It turns back at what blocks movement.
    """
    steps: list[tuple[int, int]] = []
    here, heading, turned = cast.origin, AS_DIRECTION[cast.target], cast.origin
    shut = blocking(s)
    for _ in range(cast.energy):
        index = 4 * here + heading
        beyond = s.arrangement.next[index]
        line = s.arrangement.line[index]
        # Big Man Form fills a square.
        stopped = here != turned and any(rule.any_of(rule.pushes, s, who) for who in in_square(s, here))
        if stopped or beyond < 0 or (line >= 0 and shut >> line & 1) or barred(s, beyond):
            heading = (heading + 2) % 4
            turned = here
            line = NOWHERE
        else:
            here, heading = beyond, s.arrangement.heading[index]
            turned = NOWHERE
        steps.append((here, line))
    return steps


def attackable_in(s: State, squares: Collection[int]) -> int:
    """Return everybody in some squares who can be attacked, as bits."""
    return sum(
        1 << player
        for player in range(s.seats)
        if s.alive(player) and s.at[player] in squares and rule.can_be_attacked(s, player)
    )


def bolt_victims(s: State, cast: Cast) -> int:
    """Return everybody on the bolt's path."""
    return attackable_in(s, [square for square, _ in bolt_path(s, cast)])


def bolt_course(s: State, cast: Cast) -> int:
    """Return the lines that the bolt crosses, as bits: a wall on any of them turns it back (rules 23.2)."""
    bits = 0
    for _, line in bolt_path(s, cast):
        if line >= 0:
            bits |= 1 << line
    return bits


@spell(
    "Lightning Bolt",
    ATTACK,
    SIGHT,
    aim.direction,
    boosts=True,
    hurts=True,
    victims=bolt_victims,
    course=bolt_course,
    traits=LIGHTNING,
)
def lightning_bolt(s: State, cast: Cast) -> None:
    """Damage each time it passes, and a single stun token (rules 24.2)."""
    s.stack.append(Bolt(len(s.stack) - 1, 0))


class Bolt(Piece):
    """A Lightning Bolt on its way, which strikes everybody it passes."""

    name = "bolt"
    fields = numbers("at:frame", "step:count")

    def __init__(self, at: int, step: int) -> None:
        self.at = at  # index of the spell on the stack
        self.step = step

    def finish(self, s: State) -> None:
        """Strike in the next square."""
        cast = expect(s.stack[self.at], Cast)
        path = bolt_path(s, cast)
        if self.step == len(path):
            s.stack.pop()
            return
        s.stack[-1] = Bolt(self.at, self.step + 1)
        for player in s.in_turn(bolt_victims(s, cast))[::-1]:
            if s.at[player] == path[self.step][0]:
                do.hit(s, cast, WIZARD[player], 3, MAGICAL | LIGHTNING, stuns=1)

    def fits(self, s: State, index: int) -> bool:
        """Whether it comes from such a spell, at an index of the stack of a position."""
        cast = s.stack[self.at] if self.at < index else None
        return isinstance(cast, Cast) and WAYS[cast.way].effect is lightning_bolt


def storm_squares(s: State, square: int) -> list[int]:
    """Return a square and its neighbours on the board, ignoring walls (rules 25.5)."""
    around = range(4 * square, 4 * square + 4)
    return [square, *[s.arrangement.next[index] for index in around if s.arrangement.line[index] >= 0]]


@spell(
    "Psychic Storm",
    ATTACK,
    SIGHT,
    aim.square,
    boosts=True,
    hurts=True,
    evadable=False,
    victims=lambda s, cast: attackable_in(s, storm_squares(s, cast.target)),
)
def psychic_storm(s: State, cast: Cast) -> None:
    """Damage to everybody around a square (rules 25.5)."""
    for player in s.in_turn(victims(s, cast))[::-1]:
        do.hit(s, cast, WIZARD[player], cast.energy, MAGICAL)


# -- water -----------------------------------------------------------------------------------------------


def can_be_wetted(s: State, eye: Eye, number: int) -> Reason | None:
    """Return why water can't damage, destroy or push a thing, if so (rules 24.3)."""
    if s.things[number].at >= 0 and do.washes_away(s, number):
        return None
    if aim.lies_about(s, eye, number) is None:
        return rule.why_fixed(s, THING[number])
    return aim.can_break(s, eye, number)


def within_jet(s: State, eye: Eye, thing: Thing) -> bool:
    """Return whether a thing is in range of water."""
    line = AS_LINE[thing.at]
    if line >= 0:
        return bool(eye.lines >> line & 1)
    breaks = BOOK[NAME_OF[thing.card]].cracks
    return aim.seen_square(s, eye, thing) if breaks else aim.seen_lying(s, eye, thing)


wettable: Final = Aim(
    aim.Lines(aim.BUILT, glance=True), aim.things(can_be_wetted, within_jet), aim.Wizards(oneself="always")
)


def shares(s: State, declare: Declare) -> list[int]:
    """Return how much of its energy a Waterbolt can put into damage (rules 24.3).

    That is all of it against what can't be pushed, and none against what can only be pushed.
    """
    energy = max(declare.energy, 1)
    target = declare.target
    if AS_WIZARD[target] >= 0:
        held = target == WIZARD[s.player] and not may_leave(s, s.player)  # rules 9.6
        return [energy] if held else list(range(energy + 1))
    return [0] if is_fallen_item(s, target) and not do.washes_away(s, AS_THING[target]) else [energy]


SPLIT_MORE: Final = Reason("24.3", "waterbolt-most", "energy")
UNSPLIT: Final = Reason("24.3", "waterbolt-fixed", "energy")
share: Final = Amount(
    "waterbolt",
    "damage",
    options=shares,
    word=lambda choice: f"damage-{choice}",
    asks=lambda s, declare: {"energy": max(declare.energy, 1)},
    label=lambda s, declare, choice: {"damage": choice, "knock": max(declare.energy, 1) - choice},
    why_not=lambda s, declare: SPLIT_MORE if len(shares(s, declare)) > 1 else UNSPLIT,
)


def is_fallen_item(s: State, target: int) -> bool:
    """Return whether a target is an item on the board."""
    number = AS_THING[target]
    return number >= 0 and BOOK[NAME_OF[s.things[number].card]].item


@spell(
    "Waterbolt",
    ATTACK,
    SIGHT,
    wettable,
    boosts=True,
    hurts=True,
    amount=share,
    victims=lambda s, cast: 1 << cast.whom if cast.whom not in (NOBODY, cast.caster) else 0,
    energy=3,
    traits=WATER,
)
def waterbolt(s: State, cast: Cast) -> None:
    """Damage and knock-back share the energy (rules 24.3)."""
    target = cast.target
    damage = min(cast.amount, cast.energy)
    number, victim = AS_THING[target], AS_WIZARD[target]
    if number >= 0 and do.washes_away(s, number):
        destroy(s, number)
        return
    if is_fallen_item(s, target):
        Knocked(cast.caster, target, cast.energy, cast.origin).ask(s)
        return
    if victim >= 0 and not cast.evaded >> victim & 1:
        do.soak(s, victim)
        left = cast.energy - damage
        if left:
            Knocked(cast.caster, target, left, cast.origin).ask(s)
    do.hit(s, cast, target, damage, MAGICAL | WATER)


class Knocked(Question):
    """Asks in which direction the target is knocked back, away from the caster (rules 24.3)."""

    rule = "24.3"
    fields = numbers("player", "target", "squares:count", "origin:square")

    def __init__(self, player: int, target: int, squares: int, origin: int) -> None:
        self.player = player
        self.target = target
        self.squares = squares
        self.origin = origin

    def options(self, s: State) -> list[int]:
        """Offer the directions straight away from the caster, or all of them if there is none."""
        victim = AS_WIZARD[self.target]
        if victim >= 0 and not s.alive(victim):
            return []
        here = s.at[victim] if victim >= 0 else s.things[AS_THING[self.target]].at
        if here == self.origin:
            return [DIRECTION[way] for way in range(4)]
        path = see(s).path(self.origin, here)
        if path:
            across, down = bearing(s, path)
        else:  # the line went through a wall or around a corner, or the victim has moved
            across, down = here % 10 - self.origin % 10, here // 10 - self.origin // 10
        found: list[int] = []
        if abs(across) >= abs(down):
            found.append(DIRECTION[0 if across > 0 else 2])
        if abs(down) >= abs(across):
            found.append(DIRECTION[1 if down > 0 else 3])
        return found

    def chosen(self, s: State, choice: int) -> None:
        """Push the target in this direction."""
        victim = AS_WIZARD[self.target]
        if victim < 0:
            wash_along(s, AS_THING[self.target], AS_DIRECTION[choice], self.squares)
            return
        if victim == s.player == self.player:
            s.flags |= HAS_MOVED
        s.stack.append(Shove(victim, AS_DIRECTION[choice], self.squares))

    def names(self, s: State) -> dict[str, Arg]:
        """Name the target and the distance."""
        victim = say.knocked_words(s, self.target, self.player)
        aimed = "you" if AS_WIZARD[self.target] == self.player else "yes"
        return {"victim": victim, "aimed": aimed, "count": self.squares}

    def fits(self, s: State, index: int) -> bool:
        """Return whether the target is a wizard, or something in a square."""
        number = AS_THING[self.target]
        return AS_WIZARD[self.target] >= 0 or (number >= 0 and AS_SQUARE[s.things[number].at] >= 0)

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Return why a direction can't be chosen: the target only goes away from the caster."""
        if AS_DIRECTION[target] < 0:
            return None
        victim = say.knocked_words(s, self.target, self.player)
        return refuse("24.3", "knocked-there", direction=words, victim=victim)


def bearing(s: State, path: tuple[int, ...]) -> tuple[int, int]:
    """Return how far a straight line has gone across and down, as seen from its end."""
    across = down = 0
    for one, other in pairwise(path):
        for way in range(4):
            index = 4 * one + way
            if s.arrangement.next[index] == other:
                across += (1, 0, -1, 0)[way]
                down += (0, 1, 0, -1)[way]
                for _ in range((s.arrangement.heading[index] - way) % 4):  # a portal turns the view
                    across, down = -down, across
                break
        else:
            across += 1 if other % 10 > one % 10 else -1
            down += 1 if other > one else -1
    return across, down


def wash_along(s: State, number: int, direction: int, squares: int) -> None:
    """Knock an item on the board back in a straight line, up to an obstacle."""
    before = s.things[number].at
    for _ in range(squares):
        index = 4 * s.things[number].at + direction
        beyond = s.arrangement.next[index]
        line = s.arrangement.line[index]
        if beyond < 0 or (line >= 0 and blocking(s) >> line & 1) or barred(s, beyond):
            break
        direction = s.arrangement.heading[index]
        change(s, number, s.things[number].but(at=beyond))
    if s.things[number].at != before:
        s.tell(kinds.LANDS, s.things[number].card, s.things[number].at, number)


# -- bodies ----------------------------------------------------------------------------------------------


def room_for_both(s: State, eye: Eye, other: int) -> Reason | None:
    """Return why two wizards can't swap: a Big Man has no room beside a third wizard (rules 26.7)."""
    if not s.kinds & rule.pushes.mask:
        return None
    both = (eye.player, other)
    for big, square in ((eye.player, s.at[other]), (other, s.at[eye.player])):
        crowded = any(player not in both for player in in_square(s, square))
        if crowded and rule.any_of(rule.pushes, s, big):
            return CROWDED
    return None


CROWDED: Final = Reason("26.7", "crowded", near=True)
STUNNED_SWAP: Final = Reason("9.6", "stunned-swap")
rule.roots("Swap")(Reason("23.6", "rooted", "card:subject", subject=NAME["Swap"]))


@spell(
    "Swap",
    ATTACK,
    SIGHT,
    Aim(aim.Wizards(room_for_both)),
    unless=lambda s, player: why_held(s, player, s.attacks + 1, STUNNED_SWAP),
)
def swap(s: State, cast: Cast) -> None:
    """Let two wizards trade places (rules 23.6)."""
    other = cast.whom
    mine, theirs = s.at[cast.caster], s.at[other]
    s.flags |= IS_ROOTED | HAS_MOVED
    place(s, cast.caster, theirs)
    place(s, other, mine)
    for player in (cast.caster, other):
        s.tell(kinds.MOVED, player, s.at[player])
        enter(s, player)


@spell("Mental Force", ATTACK, SIGHT, aim.wizard, boosts=True)
def mental_force(s: State, cast: Cast) -> None:
    """The caster walks the victim about (rules 25.3)."""
    Walked(cast.caster, cast.whom, cast.energy + 3).ask(s)


class Walked(Question):
    """Asks where the caster of Mental Force leads the victim next (rules 25.3)."""

    kind = kinds.WALK
    rule = "25.3"
    fields = numbers("player", "victim:player", "left:count")

    def __init__(self, player: int, victim: int, left: int) -> None:
        self.player = player
        self.victim = victim
        self.left = left

    @property
    def walker(self) -> int:
        """Return the victim."""
        return self.victim

    def options(self, s: State) -> list[int]:
        """Offer a step, or to stop."""
        if not s.alive(self.victim) or not self.left:
            return []
        found = [choices.GO[way] for way in ways(s, self.victim)]
        return [kinds.DONE, *found] if found else []

    def chosen(self, s: State, choice: int) -> None:
        """Move the victim one step, and ask again if they can go on."""
        if choice == kinds.DONE:
            return
        if self.left > 1:
            s.stack.append(Walked(self.player, self.victim, self.left - 1))
        step(s, self.victim, choices.GONE[choice], kinds.IS_LED)

    def halted(self, player: int) -> Walked:
        """Return the question to continue with when a wizard is stopped."""
        return Walked(self.player, player, 0) if self.victim == player else self


@spell("Share Life", ATTACK, SIGHT, aim.wizard)
def share_life(s: State, cast: Cast) -> None:
    """Add two lives and split them; the odd point is the caster's (rules 25.6)."""
    other = cast.whom
    pool = s.life[cast.caster] + s.life[other]
    s.life[other] = min(pool // 2, MOST_LIFE)
    s.life[cast.caster] = min(pool - pool // 2, MOST_LIFE)
    for player in (cast.caster, other):
        s.tell(kinds.LIFE_SET, player, s.life[player])


# -- belongings ------------------------------------------------------------------------------------------


@spell("Drop Object", ATTACK, SIGHT, aim.carrier, energy=2)
def drop_object(s: State, cast: Cast) -> None:
    """Make the victim drop what the caster names (rules 21.3)."""
    Falls(cast.caster, cast.whom).ask(s)


class Falls(Question):
    """Asks what the victim of Drop Object drops (rules 21.3)."""

    rule = "21.3"
    fields = numbers("player", "victim:player")

    def __init__(self, player: int, victim: int) -> None:
        self.player = player
        self.victim = victim

    def options(self, s: State) -> list[int]:
        """Offer everything that the victim carries."""
        return do.belongings(s, self.victim)

    def chosen(self, s: State, choice: int) -> None:
        """Drop it."""
        if AS_TREASURE[choice] >= 0:
            do.drop_treasure(s, self.victim, kinds.LOSES)
        else:
            drop(s, AS_THING[choice], s.at[self.victim], kinds.LOSES)


@spell("Yoink!", ATTACK, SIGHT, aim.item_carrier)
def yoink(s: State, cast: Cast) -> None:
    """The caster takes an item (rules 27.5)."""
    Yoinked(cast.caster, cast.whom).ask(s)


class Yoinked(Question):
    """Asks what the caster of Yoink! takes (rules 27.5)."""

    rule = "27.5"
    fields = numbers("player", "victim:player")

    def __init__(self, player: int, victim: int) -> None:
        self.player = player
        self.victim = victim

    def options(self, s: State) -> list[int]:
        """Offer the items that the victim carries."""
        return [THING[i] for i in items_of(s, self.victim)]

    def chosen(self, s: State, choice: int) -> None:
        """It changes hands."""
        carry(s, AS_THING[choice], self.player)

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Return why something can't be taken: only items can."""
        return refuse("27.5", "no-treasures") if AS_TREASURE[target] >= 0 else None


no_treasure: Final = rule.requires(
    lambda s, player: s.carries(player) >= 0, Reason("26.3", "no-treasure", "way")
)
throw_target: Final = Aim(aim.Squares(aim.EMPTY), *aim.anything.parts)


@spell("Heave-Ho", ATTACK, SIGHT, throw_target, hurts=True, unless=no_treasure, traits=MUNDANE)
def heave_ho(s: State, cast: Cast) -> None:
    """Throw the carried treasure; the damage grows with the distance (rules 26.3)."""
    if s.carries(cast.caster) < 0:
        return
    distance = thrown_squares(s, cast)
    do.drop_treasure(s, cast.caster, kinds.THROWS, do.landing(s, cast))
    if AS_SQUARE[cast.target] < 0:
        do.hit(s, cast, cast.target, distance, PHYSICAL)


def thrown_squares(s: State, cast: Cast) -> int:
    """Return the length of a throw, with diagonals counted as walked."""
    line = AS_LINE[cast.target]
    if line >= 0:
        path = see(s).path_to_line(cast.origin, line)
    else:
        path = see(s).path(cast.origin, aim.place_of(s, cast.target))
    length = 0
    for one, other in pairwise(path):
        joined = any(s.arrangement.next[4 * one + way] == other for way in range(4))
        length += 1 if joined else 2
    return length


# -- minds -----------------------------------------------------------------------------------------------


@spell("Brain Burn", ATTACK, SIGHT, aim.wizard, hurts=True)
def brain_burn(s: State, cast: Cast) -> None:
    """Hurt the victim by everything in their mind that they don't forget first (rules 25.2)."""
    victim = cast.whom
    if cast.evaded >> victim & 1:  # their servant takes it, who has nothing to forget
        do.hit(s, cast, cast.target, in_mind(s, victim), MAGICAL)
        return
    s.stack.append(Forgotten(victim, len(s.stack) - 1))


def in_mind(s: State, player: int) -> int:
    """Return the number of cards in the hand and spells kept up."""
    return len(s.hands[player]) + len(rule.kept_up(s, player))


class Forgotten(Question):
    """Asks what the victim of Brain Burn forgets before it strikes (rules 25.2)."""

    kind = kinds.FORGET
    rule = "25.2"
    fields = numbers("player", "spell:frame")

    def __init__(self, player: int, spell: int) -> None:
        self.player = player
        self.spell = spell

    def options(self, s: State) -> list[int]:
        """Offer each card, each spell kept up, or to stop."""
        names = sorted({NAME_OF[card] for card in s.hands[self.player]})
        kept = [choices.GIVE_THING[i] for i in rule.kept_up(s, self.player)]
        return [kinds.DONE, *[choices.GIVE_CARD[name] for name in names], *kept]

    def chosen(self, s: State, choice: int) -> None:
        """Forget it, or deal the damage for the rest."""
        if choice == kinds.DONE:
            cast = expect(s.stack[self.spell], Cast)
            do.hit(s, cast, cast.target, in_mind(s, self.player), MAGICAL)
            return
        if choices.GIVEN_THING[choice] >= 0:
            end(s, choices.GIVEN_THING[choice])
        else:
            discard_from_hand(s, self.player, choices.GIVEN_CARD[choice])
        s.stack.append(self)

    def names(self, s: State) -> dict[str, Arg]:
        """Name the damage and the victim."""
        return {"caster": Seat(expect(s.stack[self.spell], Cast).caster), "count": in_mind(s, self.player)}

    def fits(self, s: State, index: int) -> bool:
        """Return whether the spell is below on the stack."""
        return self.spell < index and isinstance(s.stack[self.spell], Cast)

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """Return why something can't be forgotten."""
        return why_not_carried(s, self.player, name, self.rule)


@spell("Thought Steal", ATTACK, SIGHT, aim.wizard, energy=2)
def thought_steal(s: State, cast: Cast) -> None:
    """Show the caster a hand, and let them take up to two cards of it (rules 25.7)."""
    victim = cast.whom
    hand = s.hands[victim]
    s.tell(kinds.LOOKED, cast.caster, cast.target)
    s.whisper(1 << cast.caster | 1 << victim, kinds.HAND_SEEN, victim, *hand)
    witness.looked(s, cast.caster, victim)
    Stolen(cast.caster, victim, 2).ask(s)


class Stolen(Question):
    """Asks which card the caster of Thought Steal takes next (rules 25.7)."""

    kind = kinds.STEAL
    rule = "25.7"
    fields = numbers("player", "victim:player", "left:count")

    def __init__(self, player: int, victim: int, left: int) -> None:
        self.player = player
        self.victim = victim
        self.left = left

    def options(self, s: State) -> list[int]:
        """Offer the victim's cards, or to stop."""
        names = sorted({NAME_OF[card] for card in s.hands[self.victim]})
        return [kinds.DONE, *[choices.GIVE_CARD[name] for name in names]] if names and self.left else []

    def chosen(self, s: State, choice: int) -> None:
        """Take the card, visibly only for those two players."""
        if choice == kinds.DONE:
            return
        victim, target = self.victim, WIZARD[self.victim]
        card = hand_over(s, victim, self.player, choices.GIVEN_CARD[choice])
        s.tell(kinds.STOLE, self.player, target, 1)
        s.whisper(1 << self.player | 1 << victim, kinds.STOLEN, self.player, target, card)
        Stolen(self.player, victim, self.left - 1).ask(s)

    def why_no_card(self, s: State, card: Message) -> Refusal | None:
        """Return why a card can't be taken: the victim has none."""
        return refuse("25.7", "victim-has-not", card=card, victim=Seat(self.victim))


# -- a long arm ------------------------------------------------------------------------------------------


spell("Stretch", ATTACK, SIGHT, aim.wizard, mode="punch", hurts=True, victims=struck, energy=2)(punch)
