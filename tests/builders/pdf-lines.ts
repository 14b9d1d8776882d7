import type { DraftDocument } from '#engine/reading/source-document.ts';
import type { PdfItem } from './pdf-builder.ts';

/** One line of words, in points from the bottom left corner. */
export const text = (
  words: string,
  x: number,
  y: number,
  look: Partial<Extract<PdfItem, { type: 'text' }>> = {},
): PdfItem => ({ type: 'text', text: words, x, y, ...look });

/** The lines of a paragraph, one below the other. */
export const rows = (lines: string[], x: number, top: number, step = 14): PdfItem[] =>
  lines.map((line, index) => text(line, x, top - index * step));

/** All words that were read, each block on a line of its own. */
export const textOf = (document: DraftDocument): string =>
  document.blocks
    .map((block) =>
      block.type === 'list'
        ? block.items.map((item) => item.text).join(' / ')
        : 'text' in block
          ? block.text
          : '',
    )
    .join('\n');
