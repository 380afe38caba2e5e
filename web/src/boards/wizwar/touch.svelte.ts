/** What the player points at and holds; the hand, the seats and the board share it. */

import type { BoardProps } from "../../lib/board";
import type { Option } from "../../lib/protocol";
import { isSquare } from "./geometry";
import { KIND, type Hints, type Reach, type View } from "./types";

export interface MenuEntry {
  words: string[];
  option: Option;
  /** Whether it begins something new: then the menu asks first. */
  aimed?: boolean;
}

export interface MenuShown {
  /** The screen position of the menu. */
  x: number;
  y: number;
  title: string;
  /** The word of the thing that was clicked. */
  about: string;
  entries: MenuEntry[];
}

class Touch {
  /** The card (or carried thing) whose targets are lit on the board. */
  held = $state<string | null>(null);
  /** One way to use it, while the player points at it. */
  way = $state<string | null>(null);
  /** The square under the pointer or with the focus. */
  square = $state<string | null>(null);
  /** The edge with the focus. */
  line = $state<string | null>(null);
  /** The word of the focused thing on the board: a square, an edge, a piece. */
  focus = $state<string | null>(null);
  menu = $state.raw<MenuShown | null>(null);
  /** Whether the board has room beside it for the decks. */
  beside = $state(false);
  /** Whether announcements are shown above the hand, if there is one. */
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

/** The words that use a card, on their own or with something else: fireball, zot/hurt, speed:add, drop:dagger#3. */
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

/** The words that use a target where it is: red-1, take:red-1, hold:b3|c3. */
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

/** The targets of the held card, each with the ways to use the card on it. */
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

/** The squares that the player can walk to now. Hints may still belong to the previous question: then the first step
 *  isn't legal any more. */
export function reachOf(props: BoardProps): Map<string, Reach> {
  if (touch.held !== null || props.asks?.kind !== KIND.act) return new Map();
  const reach = (props.hints as Hints | null)?.reach ?? [];
  return new Map(reach.filter((one) => props.lit.has(one.path[0] ?? "")).map((one) => [one.square, one]));
}

/** The actions that a click on a target offers: immediate ones, and cards that can be aimed at it. */
export function offers(props: BoardProps, target: string): MenuEntry[] {
  const { lit } = props;
  const hints = props.hints as Hints | null;
  const entries: MenuEntry[] = [];
  if (touch.held === null) {
    for (const option of wordsOfTarget(lit, target)) entries.push({ words: [option.say], option });
    const reach = reachOf(props).get(target);
    const first = lit.get(reach?.path[0] ?? "");
    if (entries.length === 0 && reach !== undefined && first !== undefined) {
      // Walk only as far as nothing can happen on the way; with outdated hints that is unknown, so walk one step.
      const words = reach.path.slice(0, props.fresh ? reach.calm : 1);
      return [
        {
          words,
          option: { ...first, label: { key: "web-ww-walk", args: { square: words.at(-1) ?? target } } },
        },
      ];
    }
    // A click on a reachable square walks there; other uses of the square begin with their card.
    if (entries.length > 0 && isSquare(target)) return entries;
  }
  for (const way of aimsOf(hints, lit, touch.held, touch.way).get(target) ?? []) {
    const option = lit.get(way);
    if (option !== undefined) entries.push({ words: [way, target], option, aimed: true });
  }
  return entries;
}

/** Everything else in a square that a word can stand for. */
export function within(view: View, square: string): string[] {
  return [
    ...view.wizards.filter((one) => one.at === square).map((one) => one.colour),
    ...view.treasures.filter((one) => one.at === square && one.carrier === null).map((one) => one.name),
    ...view.things.filter((one) => one.at === square).map((one) => one.name),
    ...view.traps.filter((one) => one.at === square).map((one) => `trap@${one.at}`),
  ];
}

/** The actions available in the player's own square, by the hints. */
function ownOffers({ lit, hints }: BoardProps): MenuEntry[] {
  return ((hints as Hints | null)?.here ?? []).flatMap((word) => {
    const option = lit.get(word);
    return option === undefined ? [] : [{ words: [word], option }];
  });
}

/** Whether a single click is enough: not to give something up, nor to begin something new. Without current hints only
 *  steps, and the thing that was clicked, are safe. */
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

/** Handle a click on the board, with the most specific word first and the square last. On a touch screen it may mean
 *  anything in the square; in the player's own square also what is there and what they carry. Things that aren't
 *  drawn there yet don't count. */
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

/** Whether a target reacts now. */
export function litNow(props: BoardProps, aims: Map<string, string[]>, target: string): boolean {
  return touch.held === null ? wordsOfTarget(props.lit, target).length > 0 : aims.has(target);
}

/** The wizard of a seat. */
export function wizardOf(view: View, seat: number | null | undefined): View["wizards"][number] | undefined {
  return seat == null ? undefined : view.wizards.find((wizard) => wizard.seat === seat);
}
