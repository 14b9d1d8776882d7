import { SOFT_HYPHEN } from '#engine/reading/pdf/page/read-glyphs.ts';

const HYPHEN_LAST = /[\u00AD\u2010\u2011-]$/u;
const ENDS_WITH_HYPHEN = /(\p{L}+)(?:\u00AD|[-\u2010\u2011])$/u;
const STARTS_LOWER = /^(\p{Ll}+)(-\p{L}+)?/u;
/** Words in capitals are broken too; one capital alone is a name or the beginning of a sentence. */
const ENDS_UPPER = /^\p{Lu}{2,}$/u;
const STARTS_UPPER = /^(\p{Lu}{2,})(?!\p{L})/u;
const LONGEST_WORD = 60;
/** Pronouns that Portuguese ties to a verb: "torna-se", "fazê-lo". As the end of a broken word they are rare. */
const ENCLITIC = /^(?:me|te|se|lhe|lhes|nos|vos|lo|la|los|las)$/u;
const PREFIX =
  /^(?:ex|pré|pós|pró|vice|recém|além|aquém|bem|sem|não|auto|guarda|sul|norte|centro|latino|afro|luso|anglo|euro|meio)$/u;

/** The words of a document, to tell a broken word from a compound one. */
export interface Vocabulary {
  /** @param word in lower case, with its hyphens */
  has(word: string): boolean;
  /** It was set without broken words: a hyphen at the end of a line is a printed one (`mico-` / `leão`). */
  isUnbroken: boolean;
}

/** Who breaks words does so in more than one line of fifty. */
const FEWEST_BREAKS = 0.02;
const FEWEST_LINES = 50;
const LEAST_LINE = 30;

/** @param texts lines as printed; the last piece of a line that ends in a hyphen is not taken */
export function gatherVocabulary(texts: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  let [lines, broken] = [0, 0];
  for (const text of texts) {
    if (text.length >= LEAST_LINE) lines += 1;
    if (text.length >= LEAST_LINE && ENDS_WITH_HYPHEN.test(text.slice(-LONGEST_WORD))) broken += 1;
    const whole = HYPHEN_LAST.test(text) ? text.replace(/\S+$/, '') : text;
    for (const [word] of whole.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) words.add(word);
  }
  const isUnbroken = lines >= FEWEST_LINES && broken < FEWEST_BREAKS * lines;
  return { has: (word) => words.has(word), isUnbroken };
}

/** Joins the text of two printed lines of one paragraph, mending a word broken at the end of the first. */
export function joinLineTexts(first: string, second: string, vocabulary: Vocabulary): string {
  const head = HYPHEN_LAST.test(first) ? ENDS_WITH_HYPHEN.exec(first.slice(-LONGEST_WORD))?.[1] : undefined;
  const isUpper = head !== undefined && ENDS_UPPER.test(head);
  const tail = (isUpper ? STARTS_UPPER : STARTS_LOWER).exec(second)?.[1];
  if (head === undefined || tail === undefined) return `${first} ${second}`;
  const stem = first.slice(0, -1);
  const [before, after] = [head.toLowerCase(), tail.toLowerCase()];
  const keeps = keepsHyphen(before, after, vocabulary) || (isUpper && areTwoWords(before, after, vocabulary));
  return keeps ? `${stem}-${second}` : stem + second;
}

/** "BRASIL-PORTUGAL": a title in capitals may end its line between two words. */
function areTwoWords(before: string, after: string, vocabulary: Vocabulary): boolean {
  return !vocabulary.has(before + after) && vocabulary.has(before) && vocabulary.has(after);
}

function keepsHyphen(head: string, tail: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(`${head}-${tail}`)) return true;
  if (vocabulary.has(head + tail)) return false;
  if (ENCLITIC.test(tail)) return vocabulary.has(head) || /[aeiouáéíóúâêô]$/u.test(head);
  return PREFIX.test(head) || vocabulary.isUnbroken;
}

/** Hyphens left inside a line are printed ones: some writers store every hyphen as a possible break. */
export function showHyphens(text: string): string {
  return text.includes(SOFT_HYPHEN) ? text.replaceAll(SOFT_HYPHEN, '-') : text;
}
