import type { TaggedToken } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';

/** Words that open a clause of their own: the next finite verb is theirs, not the sentence's. */
const OPENERS = new Set(
  'que quem cujo cuja cujos cujas onde quando enquanto embora porque se caso conforme quanto qual quais como'.split(
    ' ',
  ),
);

/** A verb that says by itself who does what when: `fala`, `falaram`, `fale`. */
export function isFiniteVerb(token: TaggedToken | undefined): boolean {
  return token?.form === 'fin' || token?.form === 'imp';
}

/**
 * Place of the finite verb of the main clause, -1 where there is none (`um animal que vive no mar`). Each word that opens
 * a subordinate clause takes the next finite verb for it; the word that opens a question takes none.
 */
export function mainVerbAt(tokens: readonly TaggedToken[]): number {
  const isQuestion = tokens.some(({ text }) => text === '?');
  let owed = 0;
  for (const [at, token] of tokens.entries()) {
    if (opensClause(tokens, at) && !(isQuestion && at <= 2)) owed = 1;
    if (!isFiniteVerb(token) && !isDenied(tokens, at)) continue;
    // `foi descoberto` and `pode ser` are one verb: what follows an auxiliary is not finite again.
    if (owed === 0) return at;
    owed = 0;
  }
  return -1;
}

/** `Weber não parte da economia`: what is denied right behind its subject is a verb, whatever else the word may be. */
function isDenied(tokens: readonly TaggedToken[], at: number): boolean {
  const [subject, not, word, next] = tokens.slice(Math.max(0, at - 2), at + 2);
  return (
    at > 1 &&
    not?.text.toLowerCase() === 'não' &&
    word?.tag === 'NOUN' &&
    word.number === 'sing' &&
    (subject?.tag === 'PROPN' || subject?.tag === 'NOUN') &&
    (next?.tag === 'ADP' || next?.tag === 'DET')
  );
}

/** True for a word such as `que` or `quando` that opens a clause where it stands. */
export function opensClause(tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const lower = token.text.toLowerCase();
  if (!OPENERS.has(lower)) return false;
  if (lower === 'se') return token.tag === 'SCONJ';
  if (lower === 'como') return token.tag === 'SCONJ' || isFiniteVerb(tokens[at + 1]);
  if (lower === 'que') {
    const before = tokens[at - 1]?.text.toLowerCase();
    // `mais do que`, `mais que`: a comparison.
    return before !== 'do' && before !== 'mais' && before !== 'menos';
  }
  return token.tag !== 'NOUN' && token.tag !== 'ADJ';
}

/** Whether a sentence says something of something: its main clause has a finite verb. */
export function hasFiniteVerb(sentence: string): boolean {
  return mainVerbAt(tagSentence(sentence)) !== -1;
}

/**
 * Whether a text is one whole sentence: it opens like one, its main clause has a verb, its brackets and quotation marks are
 * closed and its end is none of a cut. A final stop is asked for unless `needsStop` is false (points have none).
 */
export function isWholeSentence(sentence: string, { needsStop = true } = {}): boolean {
  const text = sentence.trim();
  if (!/^["“'‘«(¿¡]?[\p{Lu}\p{N}]/u.test(text) || /(?:…|\.\.\.|[:;,–—-])["”’»)]?$/u.test(text)) return false;
  if (needsStop && !/[.!?]["”’»)]?$/u.test(text)) return false;
  const tokens = tagSentence(text);
  return isBalanced(text) && !endsOpen(tokens) && mainVerbAt(tokens) !== -1;
}

const PAIRS: readonly [open: string, close: string][] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
];

/** Every bracket and quotation mark has its other half. List marks (`a)`, `1)`) at the front have none. */
export function isBalanced(text: string): boolean {
  const body = text.replace(/^\s*(?:\d{1,2}|[a-zA-Z])\)\s/, '');
  const count = (mark: string): number => body.split(mark).length - 1;
  return PAIRS.every(([open, close]) => count(open) === count(close)) && count('"') % 2 === 0;
}

/** `…, ou seja`: what it says in other words is missing. */
const SAYS_AGAIN = /^(?:ou seja|isto é|tais como|por exemplo|quer dizer|são elas|são eles)$/iu;

const OPEN_ENDS = new Set(['ADP', 'CCONJ', 'SCONJ', 'DET']);

/** The last word is one that something has to follow: a preposition, an article, a conjunction. */
export function endsOpen(tokens: readonly TaggedToken[]): boolean {
  const last = tokens.findLast(({ tag }) => tag !== 'PUNCT');
  if (last === undefined) return true;
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT').map(({ text }) => text);
  if (SAYS_AGAIN.test(words.slice(-2).join(' '))) return true;
  if (last.joined.includes('PRON') || last.joined.includes('ADV')) return false;
  return (
    OPEN_ENDS.has(last.tag) &&
    !/^(?:tod|algum|nenhum|outr|muit|pouc|mesm|isso|assim|demais|vári)/i.test(last.text)
  );
}

/** After the last `que`, `onde` or `quando` there has to be its verb. */
export function closesClauses(tokens: readonly TaggedToken[]): boolean {
  const last = tokens.findLastIndex((_, at) => opensClause(tokens, at));
  return last === -1 || tokens.slice(last).some((token) => isFiniteVerb(token) || token.form === 'inf');
}
