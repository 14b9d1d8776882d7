import { FUNCTION_WORD_SET, isCommonVerb } from '#engine/pedagogy/language/stop-words.ts';

/** What a point may hold: about two lines of a slide. */
export const LONGEST_POINT = { characters: 165, words: 25 };
/** A whole sentence a little longer reads better than a cut one. */
const GRACE = { characters: 210, words: 33 };
const SHORTEST_HEAD = 45;

/** Borders after which nothing is missing: the first part is a sentence of its own. */
const BORDERS = [
  /;\s/g,
  /[.!?]\s(?=\p{Lu})/gu,
  /\s[–—]\s/g,
  /,\s(?=(?:mas|porém|pois|embora|enquanto|o que|contudo|todavia|já que|uma vez que|visto que|de modo que|de forma que|ou seja|isto é|por exemplo|como por exemplo|além d[aeo]s?|assim como|bem como|sendo|tornando|fazendo|permitindo|podendo|sem que|ao passo que|para que)\s)/giu,
  /,\s(?=(?:que|onde|cuj[oa]s?|[oa]s? qua(?:l|is)|n[oa]s? qua(?:l|is)|em que)\s)/giu,
];
const SUBORDINATE =
  /^(?:se|quando|embora|enquanto|como|conforme|para|ao|aos|após|antes|depois|durante|caso|apesar|além|por|porque|sempre que|assim que|uma vez que|já que|visto que|desde|a fim de|em vez|\p{L}{3,}ndo)\s[^,]*$/iu;
const ANNOUNCES = /,?\s(?:por exemplo|tais como|como|ou seja|isto é|a saber)$/iu;

/** The text if it is short enough, else its first clause that is a sentence of its own; null where there is none. */
export function fitPoint(text: string): { text: string; isLong: boolean } | null {
  if (isWithin(text, LONGEST_POINT)) return { text, isLong: false };
  const bare = dropAsides(dropBrackets(text));
  if (isWithin(bare, LONGEST_POINT)) return { text: bare, isLong: false };
  for (const whole of [text, bare]) {
    for (const border of BORDERS) {
      const head = lastHead(whole, border);
      if (head !== null) return { text: head, isLong: false };
    }
  }
  const whole = [text, bare].find((one) => isWithin(one, GRACE));
  return whole === undefined ? null : { text: whole, isLong: true };
}

function isWithin(text: string, { characters, words }: typeof LONGEST_POINT): boolean {
  return text.length <= characters && text.split(' ').length <= words;
}

function dropBrackets(text: string): string {
  const bare = text.replace(/\s*\([^()]*\)/g, '').replace(/\s*\[[^[\]]*\]/g, '');
  return bare.length >= SHORTEST_HEAD ? bare : text;
}

/** `A célula, que é a menor unidade viva, tem núcleo` → `A célula tem núcleo`. */
function dropAsides(text: string): string {
  return text.replace(
    /,\s(?:que|[oa]s? qua(?:l|is)|ou seja|isto é|por exemplo|também chamad\w+|conhecid\w+)\s[^,;:]{3,90},\s(?=\p{Ll})/iu,
    ' ',
  );
}

function lastHead(text: string, border: RegExp): string | null {
  let best: string | null = null;
  for (const match of text.matchAll(border)) {
    const head = text
      .slice(0, match.index)
      .replace(/[\s,;:.–—]+$/, '')
      .replace(ANNOUNCES, '');
    if (!isWithin(head, LONGEST_POINT)) break;
    if (head.length >= SHORTEST_HEAD && isWhole(head)) best = head;
  }
  return best;
}

function isWhole(head: string): boolean {
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const main = head.replace(/^[^,]{3,60},\s/, '');
  return (
    isBalanced(head) &&
    !FUNCTION_WORD_SET.has(last) &&
    !SUBORDINATE.test(head) &&
    !/:[^.;]{0,25}$/.test(head) &&
    hasVerb(head) &&
    (main === head || hasVerb(main))
  );
}

export function isBalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('“') === count('”') &&
    count('"') % 2 === 0 &&
    count('$') % 2 === 0
  );
}

const VERB_ENDING =
  /(?:ou|aram|eram|iram|ava|avam|iu|eu|[^n]am|em|êm|õem|ece|uz|[iu]z[ae]|ende|ere|ete|ibe|ime|ita|ora|ona|ura|eva|fica|erra|orma|arda|ui|ge|re|ve|na|nta|sta|lta|ssa|la|ia|ca|ga|pa|ta|ra|sse|de)$/;

/** Rough on purpose: it only keeps scraps out, and a verb's ending is also that of many nouns. */
export function hasVerb(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(
      (word, index) =>
        isCommonVerb(word) ||
        /-(?:se|lhes?|l[oa]s?)$/.test(word) ||
        (index > 0 && word.length > 3 && VERB_ENDING.test(word)),
    );
}
