/** What is being looked at and held just now; the hand, the seats and the board share it. */

import type { BoardProps } from "../../lib/board";
import type { Option } from "../../lib/protocol";
import { isSquare } from "./geometry";
import { KIND, type Hints, type Reach, type View } from "./types";

export interface MenuEntry {
  words: string[];
  option: Option;
  /** Whether it begins something that nobody has taken up yet: then it is asked for first. */
  aimed?: boolean;
}

export interface MenuShown {
  /** Where on the screen it was asked for. */
  x: number;
  y: number;
  title: string;
  /** The word of what was touched. */
  about: string;
  entries: MenuEntry[];
}

class Touch {
  /** The card (or carried thing) whose ways are lit on the board. */
  held = $state<string | null>(null);
  /** One way of it, while it is pointed at. */
  way = $state<string | null>(null);
  /** The square that is pointed at or has the focus. */
  square = $state<string | null>(null);
  /** The border line that has the focus. */
  line = $state<string | null>(null);
  /** The word of what has the focus on the board: a square, a line, a piece. */
  focus = $state<string | null>(null);
  menu = $state.raw<MenuShown | null>(null);
  /** Whether the board has room beside it, where the decks can lie. */
  beside = $state(false);
  /** Whether what hangs in the air is told above the hand, if there is one. */
  shelf = $state(false);
  hand = $state(false);

  drop(): void {
    this.held = null;
    this.way = null;
    this.menu = null;
  }
}

export const touch = new Touch();

type Lit = ReadonlyMap<string, Option>;

/** The words that begin with a card or do something with it: fireball, zot/hurt, speed:add, drop:dagger#3. */
export function wordsOfCard(lit: Lit, card: string, name: string | null = null): Option[] {
  const found: Option[] = [];
  for (const [word, option] of lit) {
    const [verb, what] = word.includes(":") ? (word.split(":", 2) as [string, string]) : ["", word];
    if (verb === "sector") continue;
    const base = what.split("/")[0];
    if (name === null ? base === card && (verb === "" || verb === "speed") : base === card || what === name)
      found.push(option);
  }
  return found;
}

/** The words that do something with a target in its place: red-1, take:red-1, hold:b3|c3. */
export function wordsOfTarget(lit: Lit, target: string): Option[] {
  const found: Option[] = [];
  for (const [word, option] of lit) {
    if (
      word === target ||
      (!word.startsWith("sector:") && !word.startsWith("speed:") && word.endsWith(`:${target}`))
    ) {
      found.push(option);
    }
  }
  return found;
}

/** What the held card can be aimed at: by target, the ways. */
export function aimsOf(
  hints: Hints | null,
  lit: Lit,
  held: string | null,
  way: string | null,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const aim of hints?.aims ?? []) {
    if (!lit.has(aim.way)) continue;
    if (held !== null && aim.way.split("/")[0] !== held) continue;
    if (way !== null && aim.way !== way) continue;
    for (const target of aim.targets) found.set(target, [...(found.get(target) ?? []), aim.way]);
  }
  return found;
}

/** Where one can walk to now, by square. Hints of the question before may still be there: then the first step is none. */
export function reachOf(props: BoardProps): Map<string, Reach> {
  if (touch.held !== null || props.asks?.kind !== KIND.act) return new Map();
  const reach = (props.hints as Hints | null)?.reach ?? [];
  return new Map(reach.filter((one) => props.lit.has(one.path[0] ?? "")).map((one) => [one.square, one]));
}

/** What clicking a target offers: what may be said at once, and what can be aimed at it. */
export function offers(props: BoardProps, target: string): MenuEntry[] {
  const { lit } = props;
  const hints = props.hints as Hints | null;
  const entries: MenuEntry[] = [];
  if (touch.held === null) {
    for (const option of wordsOfTarget(lit, target)) entries.push({ words: [option.say], option });
    const reach = reachOf(props).get(target);
    const first = lit.get(reach?.path[0] ?? "");
    if (entries.length === 0 && reach !== undefined && first !== undefined) {
      // What might happen further on happens to nobody unawares; nor is it known while the hints are older.
      const words = reach.path.slice(0, props.fresh ? reach.calm : 1);
      return [
        {
          words,
          option: { ...first, label: { key: "web-ww-walk", args: { square: words.at(-1) ?? target } } },
        },
      ];
    }
    // Ground that can be walked on is walked on; what else could be done there begins with its card.
    if (entries.length > 0 && isSquare(target)) return entries;
  }
  for (const way of aimsOf(hints, lit, touch.held, touch.way).get(target) ?? []) {
    const option = lit.get(way);
    if (option !== undefined) entries.push({ words: [way, target], option, aimed: true });
  }
  return entries;
}

/** All else in a square that a word can stand for. */
export function within(view: View, square: string): string[] {
  return [
    ...view.wizards.filter((one) => one.at === square).map((one) => one.colour),
    ...view.treasures.filter((one) => one.at === square && one.carrier === null).map((one) => one.name),
    ...view.things.filter((one) => one.at === square).map((one) => one.name),
    ...view.traps.filter((one) => one.at === square).map((one) => `trap@${one.at}`),
  ];
}

/** What can be done where one stands, as the hints say. */
function ownOffers({ lit, hints }: BoardProps): MenuEntry[] {
  return ((hints as Hints | null)?.here ?? []).flatMap((word) => {
    const option = lit.get(word);
    return option === undefined ? [] : [{ words: [word], option }];
  });
}

/** Whether something is done at one touch: nothing that gives something up, or that nobody has taken up yet. As long
 *  as the hints are not there nobody knows, but of steps and of what was touched itself. */
function sure(
  { hints, fresh }: BoardProps,
  targets: string[],
  { words: [word = ""], aimed }: MenuEntry,
): boolean {
  if (touch.held !== null) return true;
  if (aimed === true) return false;
  const losses = fresh ? (hints as Hints | null)?.losses : undefined;
  return losses === undefined ? isSquare(word) || targets.includes(word) : !losses.includes(word);
}

/** Something on the board was touched: the most particular word first, its square last. What a finger touches may
 *  be meant for anything in the square; in one's own, there is what lies there and what one carries. What
 *  is not drawn there yet is not meant. */
export function touchBoard(
  props: BoardProps,
  targets: string[],
  at: { x: number; y: number },
  title: string,
  finger = false,
  drawn = props.view as View,
): void {
  touch.menu = null;
  const [about = ""] = targets;
  const square = targets.at(-1) ?? "";
  const walking = touch.held === null && props.asks?.kind === KIND.act;
  const direct = targets.flatMap((target) => offers(props, target));
  const clear = direct.length === 1 && direct.every((entry) => sure(props, targets, entry));
  let more: MenuEntry[] = [];
  if (walking) {
    const own = drawn.wizards[props.seat ?? -1];
    if (own?.at === square && [square, own.colour].includes(about) && !clear) more = ownOffers(props);
  } else if (isSquare(square) && (finger || direct.length === 0)) {
    more = within(drawn, square).flatMap((target) => offers(props, target));
  }
  const found = walking ? [...more, ...direct] : [...direct, ...more];
  const entries = [...new Map(found.map((entry) => [entry.words.join(" "), entry])).values()];
  const [only] = entries;
  if (only === undefined) {
    props.pick(...(touch.held === null ? [about] : [touch.way ?? touch.held, about]));
  } else if (entries.length === 1 && sure(props, targets, only) && !(walking && direct.length === 0)) {
    touch.drop();
    props.pick(...only.words);
  } else {
    touch.menu = { ...at, title, about, entries };
  }
}

/** Whether a target reacts now, and how far that is a step of several. */
export function litNow(props: BoardProps, aims: Map<string, string[]>, target: string): boolean {
  return touch.held === null ? wordsOfTarget(props.lit, target).length > 0 : aims.has(target);
}

/** Names for what is on the table. */
export function wizardOf(view: View, seat: number | null | undefined): View["wizards"][number] | undefined {
  return seat == null ? undefined : view.wizards.find((wizard) => wizard.seat === seat);
}
