import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block } from '#engine/reading/source-document.ts';

export type BitKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'note' | 'equation' | 'chart';

/** The smallest piece of a document that has one role: a paragraph, a heading, a list item, a table cell, a note. */
export interface Bit {
  /** The block's id; `b3.2` is the second item or cell of block `b3`. */
  id: string;
  block: Block;
  kind: BitKind;
  text: string;
  /** Page or slide from 1; null where the format has none. */
  at: number | null;
  /** Place within the block's items or cells from 0, and how many there are. */
  index: number;
  count: number;
  /** Indent of a list item from 0. */
  level: number;
  /** Of a cell: its row and column from 0, and what heads its column and row ('' for none). */
  cell: { row: number; column: number; columns: number; head: string; rowHead: string } | null;
}

/** The bits of a document in reading order; pictures have no words and give none. */
export function listBits(blocks: readonly Block[]): Bit[] {
  return blocks.flatMap((block) => bitsOf(block).filter((bit) => bit.text.trim() !== ''));
}

function bitsOf(block: Block): Bit[] {
  const at = block.page ?? block.slide ?? null;
  const base = { block, at, level: 0, cell: null };
  if (block.type === 'list')
    return block.items.map(({ text, level }, index) => ({
      ...base,
      id: `${block.id}.${index + 1}`,
      kind: 'item',
      text,
      index,
      count: block.items.length,
      level,
    }));
  if (block.type === 'table') return cellsOf(block, base);
  return listBlockTexts(block).map((text, index, all) => ({
    ...base,
    id: all.length === 1 ? block.id : `${block.id}.${index + 1}`,
    kind:
      block.type === 'heading' || block.type === 'note' || block.type === 'equation'
        ? block.type
        : block.type === 'chart'
          ? 'chart'
          : 'paragraph',
    text,
    index,
    count: all.length,
  }));
}

function cellsOf(block: Extract<Block, { type: 'table' }>, base: Pick<Bit, 'block' | 'at' | 'level'>): Bit[] {
  const rows = block.rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const count = rows.length * columns;
  return rows.flatMap((row, rowIndex) =>
    row.map((text, column) => ({
      ...base,
      id: `${block.id}.${rowIndex * columns + column + 1}`,
      kind: 'cell' as const,
      text,
      index: rowIndex * columns + column,
      count,
      cell: {
        row: rowIndex,
        column,
        columns,
        head: rowIndex > 0 ? (rows[0]?.[column] ?? '') : '',
        rowHead: column > 0 ? (row[0] ?? '') : '',
      },
    })),
  );
}
