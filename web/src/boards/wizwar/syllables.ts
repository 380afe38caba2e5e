/** Syllables of words too long for one line of a card's face. Other words are hyphenated by CSS, but not these: their
 *  letters are as large as the widest syllable allows, and CSS doesn't say where it would break them. Besides, Chromium
 *  hyphenates only in languages whose dictionaries it has, and Debian's has none, not even for English. */

const VOWELS = "aeiouyäöüàâéèêëîïôûùìò";
const ONSET = `(?:sch[lmnw]?|str|spr|st|sp|sh|thr|th|zw|kn|gn|qu|ch|ph|pf|[bcdfgkptv][lr]|[^${VOWELS}\\P{L}])`;
const CODA = `[^${VOWELS}\\P{L}]`;
const SYLLABLE = new RegExp(
  `((?<=\\p{L})[${VOWELS}]${CODA}*?|[${VOWELS}]${CODA}+?)(?=${ONSET}[${VOWELS}]\\p{L})`,
  "giu",
);

const LONG = 13; // longer words may be broken, however wide the line is

/** A name with soft hyphens between the syllables of its long words: before the last sound that can begin a syllable.
 *  */
export function breakable(name: string, long = LONG): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(SYLLABLE, "$1\u00ad")));
}
