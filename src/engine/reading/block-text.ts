import { cleanText } from './clean-text.ts';
import type { DraftBlock } from './source-document.ts';

/** Every piece of readable text of a block, in order; the alternative text of a picture is not part of it. */
export function listBlockTexts(block: DraftBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'equation':
      return [block.text];
    case 'list':
      return block.items.map((item) => item.text);
    case 'table':
      return block.rows.flat();
    case 'chart':
      return [block.title ?? '', ...block.categories, ...block.series.map((series) => series.name)];
    case 'image':
      return [];
  }
}

/** The block again with `change` done to each piece of its text, alternative texts included. */
export function mapBlockTexts(block: DraftBlock, change: (text: string) => string): DraftBlock {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'equation':
      return { ...block, text: change(block.text) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, text: change(item.text) })) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(change)) };
    case 'chart':
      return {
        ...block,
        title: block.title === null ? null : change(block.title),
        categories: block.categories.map(change),
        series: block.series.map((series) => ({ ...series, name: change(series.name) })),
      };
    case 'image':
      return { ...block, alt: block.alt === null ? null : change(block.alt) || null };
  }
}

/** True when any block holds a letter or a digit. */
export function hasWords(blocks: DraftBlock[]): boolean {
  return blocks.some((block) => listBlockTexts(block).some((text) => /[\p{L}\p{N}]/u.test(cleanText(text))));
}
