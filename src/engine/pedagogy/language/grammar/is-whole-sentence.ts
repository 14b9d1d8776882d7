import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { mainVerbAt } from './clauses.ts';

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

const OPEN_ENDS = new Set(['ADP', 'CCONJ', 'SCONJ', 'DET']);

/** The last word is one that something has to follow: a preposition, an article, a conjunction. */
export function endsOpen(tokens: readonly TaggedToken[]): boolean {
  const last = tokens.findLast(({ tag }) => tag !== 'PUNCT');
  if (last === undefined) return true;
  if (last.joined.includes('PRON') || last.joined.includes('ADV')) return false;
  return (
    OPEN_ENDS.has(last.tag) &&
    !/^(?:tod|algum|nenhum|outr|muit|pouc|mesm|isso|assim|demais|vári)/i.test(last.text)
  );
}
