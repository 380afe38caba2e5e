/** What is printed on the cards, as the book of the game has it (rules 21 to 27). Their texts are Fluent messages. */

export type Kind = "attack" | "neutral" | "counter";
export type Range = "caster" | "adjacent" | "sight" | "anywhere";
export type Lasting = "instant" | "temporary" | "permanent";

/** One way to play or use a card. */
export interface Way {
  mode: string;
  kind: Kind;
  range: Range;
}

export interface Print {
  rule: string;
  /** Its energy value; 0 if it has none. */
  energy: number;
  lasts: Lasting;
  item: boolean;
  traits: readonly string[];
  ways: readonly Way[];
}

type Row = [rule: string, energy: number, lasts: "i" | "t" | "p", item: 0 | 1, traits: string, ways: string];

// Ways are written mode:kind:range, kinds and ranges by their first letters (x: anywhere).
const ROWS: Record<string, Row> = {
  "full-shield": ["21.1", 0, "i", 0, "", ":c:s"],
  "negate-neutral": ["21.2", 0, "i", 0, "", ":c:s"],
  "drop-object": ["21.3", 2, "i", 0, "", ":a:s"],
  zot: ["21.4", 0, "i", 0, "", "hurt:a:s stun:a:s"],
  "around-the-corner": ["21.5", 0, "i", 0, "", ":n:x"],
  "create-wall": ["21.6", 0, "p", 0, "creation", ":n:s"],
  "destroy-wall": ["21.7", 0, "i", 0, "", ":n:s"],
  dispel: ["21.8", 0, "i", 0, "", ":n:s"],
  "pick-lock": ["21.9", 3, "i", 0, "mundane", ":n:a"],
  "rotate-sector": ["21.10", 0, "i", 0, "", ":n:x"],
  "large-rock": ["21.11", 3, "p", 1, "thrown-weapon", "throw:a:s"],
  "energy-6": ["21.12", 6, "i", 0, "", ""],
  "fools-gold": ["22.1", 0, "i", 0, "", ":c:x"],
  "acid-bath": ["22.2", 0, "t", 0, "curse", ":a:s"],
  "stone-dead": ["22.3", 3, "i", 0, "", ":a:s"],
  add: ["22.4", 3, "i", 0, "", ":n:x"],
  homunculus: ["22.5", 0, "p", 0, "creation", ":n:c"],
  bloodshard: ["22.6", 0, "p", 1, "trinket", ""],
  boomstone: ["22.7", 0, "p", 1, "magic-stone", "throw:a:s"],
  brainstone: ["22.8", 0, "p", 1, "magic-stone", ""],
  lifestone: ["22.9", 0, "p", 1, "magic-stone", ""],
  mightstone: ["22.10", 2, "p", 1, "magic-stone", ""],
  "null-powder": ["22.11", 0, "p", 1, "trinket", "counter:c:s end:n:s"],
  powerstone: ["22.12", 0, "p", 1, "magic-stone", ""],
  speedstone: ["22.13", 0, "p", 1, "magic-stone", ""],
  spellstone: ["22.14", 0, "p", 1, "magic-stone", ""],
  "universal-solvent": ["22.15", 0, "p", 1, "thrown-weapon", "throw:n:s"],
  visionstone: ["22.16", 0, "p", 1, "magic-stone", ""],
  "energy-4": ["21.12", 4, "i", 0, "", ""],
  "energy-5": ["21.12", 5, "i", 0, "", ""],
  shield: ["23.1", 2, "i", 0, "", ":c:c"],
  "wall-of-earth": ["23.2", 0, "i", 0, "", ":c:s"],
  ward: ["23.3", 0, "i", 0, "", ":c:x"],
  "fire-darts": ["23.4", 0, "i", 0, "fire", ":a:s"],
  "ka-bong": ["23.5", 0, "i", 0, "", ":a:s"],
  swap: ["23.6", 0, "i", 0, "", ":a:s"],
  "booby-trap": ["23.7", 0, "p", 0, "creation", ":n:x"],
  "create-door": ["23.8", 2, "p", 0, "creation", ":n:s"],
  "dust-cloud": ["23.9", 0, "p", 0, "creation", ":n:s"],
  glue: ["23.10", 3, "p", 0, "", ":n:s"],
  rosebush: ["23.11", 0, "p", 0, "creation", ":n:s"],
  thornbush: ["23.12", 0, "p", 0, "creation", ":n:s"],
  "handful-of-tacks": ["23.13", 3, "p", 1, "trinket", ""],
  fireball: ["24.1", 0, "i", 0, "fire", ":a:s"],
  "lightning-bolt": ["24.2", 0, "i", 0, "lightning", ":a:s"],
  waterbolt: ["24.3", 3, "i", 0, "water", ":a:s"],
  flood: ["24.4", 0, "t", 0, "global water", ":n:x :c:x"],
  "wall-of-fire": ["24.5", 2, "p", 0, "fire", ":c:s :n:s"],
  fog: ["24.6", 0, "t", 0, "global", ":n:x"],
  "mist-body": ["24.7", 0, "t", 0, "transformation", ":n:c"],
  "stone-block": ["24.8", 0, "p", 0, "creation", ":n:s"],
  "stone-spikes": ["24.9", 2, "t", 0, "", ":n:c throw:a:s"],
  windrider: ["24.10", 0, "i", 0, "", ":n:c"],
  "fire-cloak": ["24.11", 2, "p", 1, "fire", ""],
  "absorb-spell": ["25.1", 0, "i", 0, "", ":c:s"],
  "brain-burn": ["25.2", 0, "i", 0, "", ":a:s"],
  "mental-force": ["25.3", 0, "i", 0, "", ":a:s"],
  powerthrust: ["25.4", 2, "i", 0, "", ":a:s"],
  "psychic-storm": ["25.5", 0, "i", 0, "", ":a:s"],
  "share-life": ["25.6", 0, "i", 0, "", ":a:s"],
  "thought-steal": ["25.7", 2, "i", 0, "", ":a:s"],
  "pain-link": ["25.8", 0, "t", 0, "", ":c:c :n:c"],
  teleport: ["25.9", 0, "i", 0, "", ":n:c :c:c"],
  "astral-projection": ["25.10", 0, "i", 0, "", ":n:c"],
  meditate: ["25.11", 3, "i", 0, "", ":n:c"],
  shatter: ["25.12", 3, "t", 0, "", ":n:c"],
  featherweight: ["26.1", 0, "t", 0, "", ":c:c"],
  disease: ["26.2", 0, "t", 0, "", ":a:c"],
  "heave-ho": ["26.3", 0, "i", 0, "mundane", ":a:s"],
  "gnome-form": ["26.4", 2, "t", 0, "transformation", ":n:c :c:c"],
  stretch: ["26.5", 2, "i", 0, "", "punch:a:s take:n:s drop:n:s"],
  adrenaline: ["26.6", 0, "t", 0, "", ":n:s"],
  "big-man-form": ["26.7", 0, "t", 0, "transformation", ":n:c"],
  "extra-arms": ["26.8", 3, "t", 0, "transformation", ":n:c"],
  "golem-form": ["26.9", 0, "t", 0, "transformation", ":n:c"],
  "mad-dash": ["26.10", 0, "i", 0, "", ":n:c"],
  "slime-form": ["26.11", 0, "t", 0, "transformation", ":n:c"],
  strength: ["26.12", 0, "t", 0, "", ":n:c tear:a:a"],
  wallivore: ["26.13", 0, "i", 0, "", ":n:a"],
  "werewolf-form": ["26.14", 0, "t", 0, "transformation", ":n:c"],
  "anti-anti": ["27.1", 3, "i", 0, "", ":c:s"],
  backlash: ["27.2", 0, "i", 0, "", ":c:s"],
  "globe-of-pain": ["27.3", 3, "i", 0, "", ":a:x"],
  "slow-death": ["27.4", 0, "t", 0, "curse", ":a:s"],
  yoink: ["27.5", 0, "i", 0, "", ":a:s"],
  invisible: ["27.6", 0, "t", 0, "", ":c:c :n:c"],
  gravity: ["27.7", 0, "t", 0, "global", ":n:x"],
  "pass-through-wall": ["27.8", 0, "i", 0, "", ":n:a"],
  "seal-door": ["27.9", 2, "p", 0, "", ":n:s"],
  "master-key": ["27.10", 0, "p", 1, "trinket", ""],
  dagger: ["27.11", 3, "p", 1, "thrown-weapon weapon", "stab:a:a throw:a:s"],
  wizardblade: ["27.12", 0, "p", 1, "weapon", "slash:a:a"],
};

const KINDS: Record<string, Kind> = { a: "attack", n: "neutral", c: "counter" };
const RANGES: Record<string, Range> = { c: "caster", a: "adjacent", s: "sight", x: "anywhere" };
const LASTING: Record<Row[2], Lasting> = { i: "instant", t: "temporary", p: "permanent" };

function read(row: Row): Print {
  const [rule, energy, lasts, item, traits, ways] = row;
  return {
    rule,
    energy,
    lasts: LASTING[lasts],
    item: item === 1,
    traits: traits.split(" ").filter(Boolean),
    ways: ways
      .split(" ")
      .filter(Boolean)
      .map((way) => {
        const [mode = "", kind = "", range = ""] = way.split(":");
        return { mode, kind: KINDS[kind] ?? "neutral", range: RANGES[range] ?? "sight" };
      }),
  };
}

const PRINTS = new Map(Object.entries(ROWS).map(([slug, row]) => [slug, read(row)]));
const BLANK: Print = { rule: "", energy: 0, lasts: "instant", item: false, traits: [], ways: [] };

/** What is printed on a card. */
export function printed(slug: string): Print {
  return PRINTS.get(slug) ?? BLANK;
}

/** What a card is, in one word: the type that stands on it. */
export function typeOf(slug: string): "attack" | "neutral" | "counter" | "item" | "energy" {
  const card = printed(slug);
  if (card.item) return "item";
  return card.ways[0]?.kind ?? "energy";
}
