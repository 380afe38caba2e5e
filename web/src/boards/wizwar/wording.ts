/** Text for things on the table: messages of the game, with arguments from the view. */

import type { BoardProps } from "../../lib/board";
import type { Message } from "../../lib/protocol";
import { render, say, type Names } from "../../lib/words.svelte";
import { printed } from "./prints";
import { beside, isSquare, lineAt, SIDES } from "./geometry";
import type { Side, Thing, View } from "./types";

type Options = BoardProps["options"];

export function cardMessage(slug: string): Message {
  return { key: `wizwar-card-${slug}`, args: {} };
}

export function cardName(slug: string): string {
  return render(cardMessage(slug));
}

/** A way to play a card: its name, and which way if there are several. */
export function wayName(way: string): string {
  const [slug = "", mode] = way.split("/");
  if (slug === "punch") return say("wizwar-punch");
  return mode === undefined ? cardName(slug) : say("wizwar-way", { card: cardMessage(slug), mode });
}

/** The effect of a card. How much a Shield absorbs and what stops a Mist Body are options of the table. */
export function textMessage(slug: string, options: Options): Message {
  return {
    key: `wizwar-text-${slug}`,
    args: { shield: Number(options["shield"] ?? 1), mist: String(options["mist_body"] ?? "stone") },
  };
}

export function cardText(slug: string, options: Options): string {
  return render(textMessage(slug, options));
}

export function colourMessage(view: View, seat: number): Message {
  return { key: `wizwar-colour-${view.wizards[seat]?.colour ?? "blue"}`, args: {} };
}

export function colourName(view: View, seat: number): string {
  return render(colourMessage(view, seat));
}

export function wizardMessage(view: View, seat: number): Message {
  return { key: "wizwar-wizard", args: { player: { seat }, colour: colourMessage(view, seat) } };
}

/** The letter on a wizard's pieces: the first of their word in the notation. */
export function letterOf(colour: string): string {
  return colour.slice(0, 1).toUpperCase();
}

export function treasureMessage(view: View, name: string): Message {
  const owner = view.treasures.find((one) => one.name === name)?.owner ?? 0;
  return {
    key: "wizwar-treasure",
    args: { owner: { seat: owner }, number: Number(name.split("-")[1] ?? 1) },
  };
}

/** A square or an edge as a place. */
function placeMessage(place: string): Message {
  return isSquare(place)
    ? { key: "wizwar-square", args: { square: place } }
    : { key: "wizwar-line", args: { line: place } };
}

export function thingMessage(view: View, thing: Thing): Message {
  const card = cardMessage(thing.card);
  if (thing.owner === null)
    return { key: "wizwar-thing-lying", args: { card, place: placeMessage(thing.at ?? "") } };
  const owner = { seat: thing.owner };
  if (thing.at !== null)
    return {
      key: "wizwar-thing-standing",
      args: { what: thing.card, card, owner, place: placeMessage(thing.at) },
    };
  if (thing.on === null || thing.on === view.wizards[thing.owner]?.colour)
    return { key: "wizwar-thing-own", args: { card, owner } };
  return { key: "wizwar-thing-laid", args: { card, owner, whom: targetMessage(view, thing.on) } };
}

/** Whether an edge has nothing on it that was put there, such as fire; its own wall or door doesn't count. */
function bare(view: View, line: string): boolean {
  return !view.things.some((thing) => thing.at === line);
}

/** Whether a word is one of the four directions. */
export function isDirection(word: string): boolean {
  return ["east", "south", "west", "north"].includes(word);
}

/** A target of any kind. */
export function targetMessage(view: View, word: string): Message {
  if (isSquare(word)) return placeMessage(word);
  if (word.includes("|")) {
    const what = view.walls.includes(word)
      ? "-wall"
      : view.doors.some((door) => door.line === word)
        ? "-door"
        : bare(view, word)
          ? "-free"
          : "";
    return { key: `wizwar-line${what}`, args: { line: word } };
  }
  const wizard = view.wizards.find((one) => one.colour === word);
  if (wizard !== undefined) return wizardMessage(view, wizard.seat);
  if (view.treasures.some((one) => one.name === word)) return treasureMessage(view, word);
  if (word.startsWith("sector:")) {
    const seat = view.wizards.find((one) => one.colour === word.slice(7))?.seat ?? 0;
    return { key: "wizwar-sector", args: { owner: { seat } } };
  }
  if (word.startsWith("trap@")) return { key: "wizwar-token", args: { square: word.slice(5) } };
  if (isDirection(word)) return { key: `wizwar-direction-${word}`, args: {} };
  const thing = view.things.find((one) => one.name === word);
  return thing === undefined ? { key: "wizwar-thing-gone", args: {} } : thingMessage(view, thing);
}

/** A thing with its energy and its target, briefly: Fog [2], Slow Death [3] on Anna. */
export function thingShort(view: View, thing: Thing, names: Names): string {
  const args = { card: cardMessage(thing.card), energy: thing.energy };
  if (thing.on === null || thing.on === view.wizards[thing.owner ?? -1]?.colour)
    return say("board-wizwar-thing", args, names);
  return say("board-wizwar-thing-on", { ...args, target: targetMessage(view, thing.on) }, names);
}

/** A thing in front of the wizard it affects: there its owner matters. */
export function thingBy(thing: Thing, owner: number, names: Names): string {
  const what = { key: "board-wizwar-thing", args: { card: cardMessage(thing.card), energy: thing.energy } };
  return say("web-ww-thing-by", { what, player: { seat: owner } }, names);
}

/** A sentence about a place, with its paragraph if it has one. */
export interface Told {
  text: string;
  rule: string;
  /** The effect of a kind of place, which isn't part of its name. */
  general?: boolean;
}

function thingTold(view: View, options: Options, names: Names, thing: Thing): Told {
  const rule = printed(thing.card).rule;
  const text = textMessage(thing.card, options);
  const short = thingShort(view, thing, names);
  return thing.owner === null
    ? { text: say("web-ww-told", { what: short, text }), rule }
    : { text: say("web-ww-told-owned", { what: short, owner: { seat: thing.owner }, text }, names), rule };
}

/** The paragraphs about places and the things in them. */
const RULES = {
  home: "12.2",
  treasure: "10.7",
  exit: "3.7",
  portal: "3.8",
  door: "3.1",
  "door-dead": "3.1",
  "door-sealed": "3.6",
  "door-sight": "3.3",
  wall: "2.2",
  "wall-sight": "4.2",
  "wall-cracks": "10.12",
} as const;

/** The effect of something, with its paragraph. */
function does(what: keyof typeof RULES, args: Message["args"] = {}, names: Names = []): Told {
  return { text: say(`web-ww-does-${what}`, args, names), rule: RULES[what], general: true };
}

function plain(text: string): Told {
  return { text, rule: "" };
}

/** Everything there is to say about a square. */
export function lookSquare(
  view: View,
  options: Options,
  names: Names,
  square: string,
  realTraps: readonly string[],
): Told[] {
  const told: Told[] = [];
  const laidOn = (word: string) =>
    view.things.filter((one) => one.on === word).map((one) => thingTold(view, options, names, one));
  for (const wizard of view.wizards) {
    if (wizard.home === square) {
      told.push(plain(say("board-wizwar-look-home", { owner: { seat: wizard.seat } }, names)), does("home"));
    }
  }
  for (const wizard of view.wizards) {
    if (wizard.at !== square) continue;
    const args = {
      player: { seat: wizard.seat },
      colour: colourMessage(view, wizard.seat),
      life: wizard.life,
    };
    told.push(plain(say("board-wizwar-look-wizard", args, names)), ...laidOn(wizard.colour));
  }
  for (const treasure of view.treasures) {
    if (treasure.at !== square) continue;
    const message = treasureMessage(view, treasure.name);
    if (treasure.carrier === null)
      told.push(plain(say("web-ww-treasure-lies", { treasure: message, square }, names)), does("treasure"));
    else
      told.push(
        plain(
          say(
            "web-ww-treasure-carried",
            { treasure: message, carrier: { seat: treasure.carrier }, square },
            names,
          ),
        ),
      );
    told.push(...laidOn(treasure.name));
  }
  for (const thing of view.things) {
    if (thing.at === square) told.push(thingTold(view, options, names, thing), ...laidOn(thing.name));
  }
  for (const trap of view.traps) {
    if (trap.at === square)
      told.push(
        plain(say(realTraps.includes(square) ? "board-wizwar-look-real" : "board-wizwar-look-token")),
      );
  }
  for (const exit of view.board.exits) {
    if (exit.square !== square) continue;
    const args = {
      square,
      direction: { key: `wizwar-direction-${exit.side}`, args: {} },
      to: exit.to,
      portal: exit.portal ?? "none",
    };
    told.push({ text: say("web-ww-exit", args), rule: RULES[exit.portal === null ? "exit" : "portal"] });
  }
  return told;
}

/** The contents of an edge. */
export function lookLine(view: View, options: Options, names: Names, line: string): Told[] {
  const door = view.doors.find((one) => one.line === line);
  const state = lineState(view, line);
  const told = state.key === "wizwar-line-free" ? [] : [plain(render(state, names))]; // its name says it
  if (door !== undefined) {
    if (door.opens !== null) told.push(does("door", { owner: { seat: door.opens } }, names));
    else told.push(does(door.sealed ? "door-sealed" : "door-dead"));
    told.push(does("door-sight"));
  } else if (view.walls.includes(line)) {
    told.push(does("wall"), does("wall-sight"), does("wall-cracks"));
  }
  for (const thing of view.things) if (thing.at === line) told.push(thingTold(view, options, names, thing));
  return told;
}

function lineState(view: View, line: string): Message {
  const cracks = view.cracks[line] ?? 0;
  if (view.walls.includes(line)) return { key: "board-wizwar-side-wall", args: { cracks } };
  const door = view.doors.find((one) => one.line === line);
  if (door === undefined) return { key: "wizwar-line-free", args: { line } };
  const owner = colourMessage(view, door.owner);
  if (door.sealed) return { key: "board-wizwar-side-sealed", args: { owner } };
  const holder = door.held[0];
  if (holder !== undefined)
    return { key: "board-wizwar-side-held", args: { owner, player: { seat: holder } } };
  return { key: "board-wizwar-side-door", args: { owner, cracks } };
}

/** What is at one side of a square. */
export function sideMessage(view: View, square: string, side: Side): Message {
  const exit = view.board.exits.find((one) => one.square === square && one.side === side);
  if (exit !== undefined) return { key: "board-wizwar-side-exit", args: { square: exit.to } };
  const other = beside(square, side);
  if (!view.board.sectors.some((sector) => sector.squares.includes(other)))
    return { key: "board-wizwar-side-edge", args: {} };
  const line = lineAt(square, side);
  const state = lineState(view, line);
  return state.key === "wizwar-line-free"
    ? { key: "board-wizwar-side-open", args: { square: other } }
    : state;
}

function directionMessage(side: Side): Message {
  return { key: `wizwar-direction-${side}`, args: {} };
}

/** What is on the edges of a square: a Wall of Fire to the west. */
function onLines(view: View, names: Names, square: string): Message[] {
  return SIDES.flatMap((side) =>
    view.things
      .filter((thing) => thing.at === lineAt(square, side))
      .map((thing) => ({
        key: "web-ww-side",
        args: { what: thingShort(view, thing, names), direction: directionMessage(side) },
      })),
  );
}

/** The surroundings of a square, in one sentence. */
export function around(view: View, names: Names, square: string): string {
  const sides = SIDES.map((side): Message => ({
    key: "board-wizwar-look-side",
    args: { direction: directionMessage(side), what: sideMessage(view, square, side) },
  }));
  return say("board-wizwar-look-around", { sides: [...sides, ...onLines(view, names, square)] }, names);
}

/** The surroundings of a square, briefly: first all walls together, then doors and other things. */
export function barriers(view: View, names: Names, square: string): string {
  const walls: Message[] = [];
  const others: Message[] = [];
  for (const side of SIDES) {
    const what = sideMessage(view, square, side);
    const direction = directionMessage(side);
    if (
      what.key === "board-wizwar-side-edge" ||
      (what.key === "board-wizwar-side-wall" && what.args["cracks"] === 0)
    )
      walls.push(direction);
    else if (!["board-wizwar-side-open", "board-wizwar-side-exit"].includes(what.key))
      others.push({ key: "web-ww-side", args: { what, direction } });
  }
  const together =
    walls.length > 0 ? [{ key: "web-ww-walls", args: { count: walls.length, sides: walls } }] : [];
  const parts = [...together, ...others, ...onLines(view, names, square)].map((message) =>
    render(message, names),
  );
  if (parts.length === 0) return say("web-ww-no-walls");
  const told = parts.reduce((first, second) => say("list-clauses", { first, second }));
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

/** The owner of the sector that a square is in. */
export function sectorOwner(view: View, square: string): number {
  return view.board.sectors.find((sector) => sector.squares.includes(square))?.owner ?? 0;
}

/** The heading of a square's description. */
export function squareTitle(view: View, names: Names, square: string): string {
  const seat = sectorOwner(view, square);
  return say("board-wizwar-look", { square, owner: { seat }, colour: colourMessage(view, seat) }, names);
}
