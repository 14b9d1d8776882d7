import { listBlockTexts } from './block-text.ts';
import { cleanText } from './clean-text.ts';
import type { DraftBlock } from './source-document.ts';

/** True when any block holds a letter or a digit. */
export function hasWords(blocks: DraftBlock[]): boolean {
  return blocks.some((block) => listBlockTexts(block).some((text) => /[\p{L}\p{N}]/u.test(cleanText(text))));
}
