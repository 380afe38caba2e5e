/** Small drawings, 24 by 24: one for each sort of card. */

const DRAWN = {
  shield: "M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5z",
  cracked: "M12 2l8 3v6c0 5-3.5 9-8 11l1-7-3-3 2-4z M10 2.8 4 5v6c0 4.5 3 8.5 6.5 10.5L11 16l-3-3z",
  flame: "M12 1c1 5 6 7 6 13a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-6 .3 1.8 1 2.6 2 3C10 7 10.5 4 12 1z",
  bolt: "M14 1L5 13h5l-3 10L19 9h-6z",
  drop: "M12 1c4.5 6 7 9.5 7 13.5a7 7 0 0 1-14 0C5 10.5 7.5 7 12 1z",
  waves: "M1 8c3-4 5-4 7.3-1s4 3 7.4 0S21 5 23 7v4c-2-2-4-1.5-7.3 1.5s-5 3-7.4 0S4 9 1 12z M1 16c3-4 5-4 7.3-1s4 3 7.4 0S21 13 23 15v4c-2-2-4-1.5-7.3 1.5s-5 3-7.4 0S4 17 1 20z",
  burst: "M12 0l2.6 6.8L21 4l-2.8 6L24 13l-6 1.8L20 21l-6-3.5L12 24l-2.5-6.5L4 21l1.5-6L0 13l5.8-3L3 4l6.4 2.8z",
  wall: "M1 4h10v4.5H1z M13 4h10v4.5H13z M1 10h4v4.5H1z M7 10h10v4.5H7z M19 10h4v4.5h-4z M1 16h10v4.5H1z M13 16h10v4.5H13z",
  rubble: "M1 4h10v4.5H1z M15 2l6 3-2 4-5-2z M1 10h4v4.5H1z M7 10h6l-2 4.5H7z M17 11l5 2-2 4-4-2z M1 16h9v4.5H1z M12 17l4 1-1 4-4-1z",
  door: "M5 23V7a7 7 0 0 1 14 0v16z M15 12.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  sealed: "M5 23V7a7 7 0 0 1 14 0v16z M7.5 9.5 10 12l-2.5 2.5 2 2L12 14l2.5 2.5 2-2L14 12l2.5-2.5-2-2L12 10 9.5 7.5z",
  key: "M7 6a6 6 0 0 1 5.7 4H23v4h-2.5v3.5h-4V14h-3.8A6 6 0 1 1 7 6zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  turn: "M12 3a9 9 0 1 1-8.6 6.4l3.3 1A5.6 5.6 0 1 0 12 6.5V10L6 5l6-5z",
  rock: "M3 15l3-8 6-4 6 3 4 9-4 6H7z M7.5 14l2 3.5L16 18l-4-3 1-5z",
  blood: "M9 1l6 4-1 7 3 5-5 6-6-5 1-6z",
  eye: "M1 12c3-5 7-7.5 11-7.5S20 7 23 12c-3 5-7 7.5-11 7.5S4 17 1 12zm11-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
  mind: "M12 2a8 8 0 0 0-8 8c0 2-1 3-2 4.5L4 16v3h4v3h9v-5c2-1.5 3-4 3-7a8 8 0 0 0-8-8zm0 3a5 5 0 0 1 5 5h-2.5a2.5 2.5 0 1 0-2.5 2.5V15a5 5 0 0 1 0-10z",
  heart: "M12 22C5 16 1.5 11.5 1.5 7.5A5.5 5.5 0 0 1 12 5.5a5.5 5.5 0 0 1 10.5 2C22.5 11.5 19 16 12 22z",
  half: "M12 22C5 16 1.5 11.5 1.5 7.5A5.5 5.5 0 0 1 12 5.5z M13.5 5a5.5 5.5 0 0 1 9 2.5c0 4-3.5 8-9 12.7z M16 8v2h-1v2h1v2h2v-2h1v-2h-1V8z",
  skull: "M12 1C6.5 1 3 5 3 10c0 3 1.5 5 3.5 6.5V22h11v-5.5C19.5 15 21 13 21 10c0-5-3.5-9-9-9zM8.3 8.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM12 13l1.5 3h-3z",
  fist: "M5 11h14v6l-3 5H8l-3-5z M5 5.5h3V10H5z M8.8 4h3v6h-3z M12.6 4h3v6h-3z M16.4 5.5h3V10h-3z",
  grab: "M4 2h3v9h1V1h3v10h1V1h3v10h1V3h3v13l-4 7H9l-6-8 2-2 2 2z",
  fast: "M2 4l9 8-9 8z M12 4l10 8-10 8z",
  cloud: "M6.5 20a5.5 5.5 0 0 1-.5-11A6.5 6.5 0 0 1 18 8a6 6 0 0 1-.5 12z",
  fog: "M3 5h14v2.5H3z M7 10h15v2.5H7z M2 15h13v2.5H2z M8 20h12v2H8z",
  rose: "M12 2a5 5 0 0 1 5 5 5 5 0 0 1-3.7 4.8V14c2-2 4-2.6 7-2-.5 3-3 5-7 5v6h-2.6v-4c-4 0-6.5-2-7-5 3-.6 5 0 7 2v-4.2A5 5 0 0 1 7 7a5 5 0 0 1 5-5zm0 2.8A2.2 2.2 0 1 0 14.2 7H12z",
  thorn: "M3 22C4 12 10 6 21 2c-1 4-2 6-4 8l4 1-6 1-3 3 3 2-5 0-2 5-1-4z",
  tacks: "M6 2l1.5 5 3.5 2H1l3.5-2z M17 6l1.5 5 3.5 2H12l3.5-2z M8 12l1.5 5 3.5 2H3l3.5-2z M17 16l1 3 3 2h-8l3-2z",
  dagger: "M12 0l3 5v9H9V5z M5 14.5h14V17H5z M10.6 17.5h2.8V24h-2.8z",
  sword: "M22 1l-1 6L10.5 17.5l-4-4L17 3z M4 12l8 8-2 2-3-3-3 4-3-3 4-3-3-3z",
  flask: "M8 1h8v2.5h-1.5V9l6.5 11c.8 1.5 0 3-1.8 3H4.8C3 23 2.2 21.5 3 20L9.5 9V3.5H8z M9 14l-3 5.5h12L15 14z",
  powder: "M7 9h10l4 10a3 3 0 0 1-3 4H6a3 3 0 0 1-3-4z M8 6.5h8V8H8z M7 1l2 4h6l2-4-3 2-2-2-2 2z",
  coin: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z M10 7h4v2h-2.5v2H14v2h-2.5v4H10z",
  man: "M12 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM4 23c0-8 2.5-11.5 8-11.5S20 15 20 23z",
  gnome: "M12 0l5 10H7z M8 11h8v4a4 4 0 0 1-8 0z M5 23c0-4 2-6 7-4 5-2 7 0 7 4z",
  giant: "M12 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M1 9h22v7h-4v-3h-1v10h-4.5v-6h-3v6H6V13H5v3H1z",
  golem: "M8 1h8v6H8z M3 8h18v8h-3v-4H6v4H3z M7 13h10v4H7z M7 18h4v5H7z M13 18h4v5h-4z",
  slime: "M2 20c0-6 2-8 4-12 1-3 3-5 5-5 3 0 3 3 4 6 1 4 7 4 7 11 0 2-20 2-20 0z M9 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z M13.5 11a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  wolf: "M2 2l6 4h8l6-4-1 10-4 4-2 6H9l-2-6-4-4z M7 10l3 2-3 1z M17 10l-3 2 3 1z",
  mist: "M12 1a7 7 0 0 0-7 7c0 3 1 4 0 7s-2 5-3 8c3-2 4-3 6-1 2 2 3 1 4-1 1 2 2 3 4 1 2-2 3-1 6 1-1-3-2-5-3-8s0-4 0-7a7 7 0 0 0-7-7zM9 7h2v3H9z M13 7h2v3h-2z",
  arms: "M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z M1 5l2-2 5 7h8l5-7 2 2-5 8 5 6-2 2-6-6-1 8H10l-1-8-6 6-2-2 5-6z",
  swap: "M2 7h13V3l7 6-7 6v-4H2z M22 17H9v-3l-7 5 7 5v-3h13z",
  link: "M7 6a6 6 0 1 0 4.7 9.7l-2-2A3.2 3.2 0 1 1 9.7 10l2.2-2A6 6 0 0 0 7 6z M17 6a6 6 0 1 1-4.7 9.7l2-2A3.2 3.2 0 1 0 14.3 10l-2.2-2A6 6 0 0 1 17 6z M8 11h8v2.5H8z",
  plus: "M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z",
  stop: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.5a7.5 7.5 0 0 0-6 12L16.5 6A7.5 7.5 0 0 0 12 4.5zm6 3L7.5 18A7.5 7.5 0 0 0 18 7.5z",
  corner: "M3 23V8a3 3 0 0 1 3-3h9V0l8 7.5L15 15v-5H8v13z",
  mirror: "M1 9l9-7v4.5c8 0 12 4 13 14-3-5-7-7-13-7V18z",
  trap: "M12 2l11 20H1z M10.8 9h2.4l-.5 7h-1.4z M12 17.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  glue: "M9 1h6v4l3 4v13H6V9l3-4z M8.5 11v6h7v-6z",
  block: "M12 1l10 5v12l-10 5-10-5V6z M12 12.5v8l7.5-3.7V8.5z M4.5 8.5v8.3l6 3v-8z",
  spikes: "M1 22L5.5 6 9 22z M7.5 22L12 1l4.5 21z M15 22l3.5-16L23 22z",
  wind: "M1 8h13a2.5 2.5 0 1 0-2.5-2.5H9A5 5 0 1 1 14 10.5H1z M1 12.5h17a4.5 4.5 0 1 1-4.5 4.5H16a2 2 0 1 0 2-2H1z M1 17h9a3 3 0 1 1-3 3h2l1-.8H1z",
  cloak: "M9 2h6l2 3 4 18H3L7 5z M11 6l-2 14h6L13 6z",
  star: "M12 1l3.2 7.3 7.8.8-5.9 5.3 1.7 7.8L12 18.2l-6.8 4 1.7-7.8L1 9.1l7.8-.8z",
  storm: "M12 0v6l3-4 1 5 5-3-2 5 5 1-4 3 4 3-5 1 2 5-5-3-1 5-3-5v6l-3-6-1 5-3-5-4 3 2-5-4-1 4-3-4-3 5-1-2-5 5 3 1-5z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  person: "M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z M8 9h8l5 9H16l-1-2v3h4v3H5v-3h4v-3l-1 2H3z",
  feather: "M22 1C12 2 5 7 5 15l-3 7 2 1 3-5c8 0 12-5 12-9l-4 1 5-3z",
  germ: "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z M11 0h2v5h-2z M11 19h2v5h-2z M0 11h5v2H0z M19 11h5v2h-5z M3 4.5 4.5 3 8 6.5 6.5 8z M16 6.5 19.5 3 21 4.5 17.5 8z M3 19.5 6.5 16 8 17.5 4.5 21z M16 17.5l1.5-1.5 3.5 3.5-1.5 1.5z",
  globe: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 0 0-6 6h3a3 3 0 0 1 3-3z",
  down: "M9 1h6v11h6l-9 11-9-11h6z",
  through: "M10 1h4v6h-4z M10 17h4v6h-4z M1 10h13V6l9 6-9 6v-4H1z",
  chest: "M3 9a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v2h-7v-1h-4v1H3z M3 13h7v2h4v-2h7v8H3z",
  swirl: "M12 2a10 10 0 1 1-9.5 13l3.3-1A6.5 6.5 0 1 0 12 5.5 4.5 4.5 0 0 0 12 14.5 2 2 0 0 0 12 10.5V8a4.8 4.8 0 0 1 0 9.5A7.8 7.8 0 0 1 12 2z",
  jaws: "M2 3h20v7l-3 4-2-4-2 4-3-4-3 4-2-4-2 4-3-4z M2 22h20v-4l-3-3-2 3-2-3-3 3-3-3-2 3-2-3-3 3z",
  card: "M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z M12 6l-5 6 5 6 5-6z",
  boot: "M8 2h7v11l6 3a3 3 0 0 1 1 5H8z",
} as const;

export type Glyph = keyof typeof DRAWN;

const OF: Record<string, Glyph> = {
  "full-shield": "shield", "negate-neutral": "stop", "drop-object": "down", zot: "burst", "around-the-corner": "corner",
  "create-wall": "wall", "destroy-wall": "rubble", dispel: "stop", "pick-lock": "key", "rotate-sector": "turn",
  "large-rock": "rock", "fools-gold": "coin", "acid-bath": "drop", "stone-dead": "skull", add: "plus",
  homunculus: "gnome", bloodshard: "blood", boomstone: "burst", brainstone: "mind", lifestone: "heart",
  mightstone: "fist", "null-powder": "powder", powerstone: "plus", speedstone: "fast", spellstone: "card",
  "universal-solvent": "flask", visionstone: "eye", "energy-4": "star", "energy-5": "star", "energy-6": "star",
  shield: "shield", "wall-of-earth": "wall", ward: "cracked", "fire-darts": "flame", "ka-bong": "burst", swap: "swap",
  "booby-trap": "trap", "create-door": "door", "dust-cloud": "cloud", glue: "glue", rosebush: "rose",
  thornbush: "thorn", "handful-of-tacks": "tacks", fireball: "flame", "lightning-bolt": "bolt", waterbolt: "drop",
  flood: "waves", "wall-of-fire": "flame", fog: "fog", "mist-body": "mist", "stone-block": "block",
  "stone-spikes": "spikes", windrider: "wind", "fire-cloak": "cloak", "absorb-spell": "swirl", "brain-burn": "mind",
  "mental-force": "mind", powerthrust: "fist", "psychic-storm": "storm", "share-life": "half", "thought-steal": "grab",
  "pain-link": "link", teleport: "swirl", "astral-projection": "mist", meditate: "person", shatter: "rubble",
  featherweight: "feather", disease: "germ", "heave-ho": "chest", "gnome-form": "gnome", stretch: "grab",
  adrenaline: "heart", "big-man-form": "giant", "extra-arms": "arms", "golem-form": "golem", "mad-dash": "fast",
  "slime-form": "slime", strength: "fist", wallivore: "jaws", "werewolf-form": "wolf", "anti-anti": "stop",
  backlash: "mirror", "globe-of-pain": "globe", "slow-death": "skull", yoink: "grab", invisible: "eye", gravity: "down",
  "pass-through-wall": "through", "seal-door": "sealed", "master-key": "key", dagger: "dagger", wizardblade: "sword",
  punch: "fist",
};

const SCHOOL: Record<string, Glyph> = {
  white: "star", black: "star", alchemy: "flask", conjuring: "rose", elemental: "flame", mentalism: "mind",
  mutation: "wolf", thaumaturgy: "swirl",
};

/** The path of a drawing. */
export function drawn(glyph: Glyph): string {
  return DRAWN[glyph];
}

/** The path for a card, or for a way to play one. */
export function glyphOf(way: string): string {
  return DRAWN[OF[way.split("/")[0] ?? ""] ?? "card"];
}

/** The sign of a school. */
export function schoolGlyph(school: string): string {
  return DRAWN[SCHOOL[school] ?? "star"];
}
