import { listBlockTexts, mapBlockTexts } from './block-text.ts';
import type { DraftBlock } from './source-document.ts';

const WORD = /[\p{L}\d]+/gu;
/** `D HT11`, `L ink`: a letter that is no word by itself before the rest of one. */
const TORN = /(?<![\p{L}\d]|\p{L}[.'’-]\s?)([b-df-np-zB-DF-NP-Z]) (\p{L}[\p{L}\d]{2,})(?![\p{L}\d])/gu;

/**
 * The blocks of a page file with the first letter of a word that its text layer set apart put back: only where the document has the
 * whole word elsewhere (`DHT11`), and never what is left of it alone (`HT11`).
 */
export function mendInitials(blocks: readonly DraftBlock[]): DraftBlock[] {
  const texts = blocks.flatMap(listBlockTexts);
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORD)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const torn = new Map<string, number>();
  for (const text of texts)
    for (const { 2: rest = '' } of text.matchAll(TORN)) torn.set(rest, (torn.get(rest) ?? 0) + 1);
  const mend = (text: string): string =>
    text.replace(TORN, (raw, letter: string, rest: string) =>
      uses.has(`${letter}${rest}`) && uses.get(rest) === torn.get(rest) ? `${letter}${rest}` : raw,
    );
  return torn.size === 0 ? [...blocks] : blocks.map((block) => mapBlockTexts(block, mend));
}
