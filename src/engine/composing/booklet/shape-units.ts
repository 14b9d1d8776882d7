import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import { layListing } from './lay-listing.ts';

/** What stands or falls together when a booklet is cut to its size: a paragraph with the list it announces. */
export interface Unit {
  blocks: BookletBlock[];
  words: number;
  /** Rows of a long table after those that show what it is: the first thing to leave out. */
  isRest?: boolean;
}

/** Rows that show what a table is, and rows that are kept or left out together. */
const ROWS = { shown: 24, step: 12 };

/** Lines that show what a listing is; the last of a long one are left out first. */
const LISTED = { shown: 16, step: 12 };

/** A long table gives its rows up from its end, and so does a long listing. */
export function splitLong(unit: Unit): Unit[] {
  const table = unit.blocks.at(-1);
  if (table?.type === 'code') return splitListing(unit, table);
  if (table?.type !== 'table' || table.rows.length <= ROWS.shown + ROWS.step) return [unit];
  const { length } = table.rows;
  const slice = (from: number, to: number): BookletBlock => ({
    ...{ ...table, rows: table.rows.slice(from, to) },
    caption:
      to < length ? `Linhas 1 a ${to} das ${length.toLocaleString('pt-BR')} do material.` : table.caption,
  });
  const blocks = [...unit.blocks.slice(0, -1), slice(0, ROWS.shown)];
  const units: Unit[] = [{ blocks, words: sumWords(blocks) }];
  for (let from = ROWS.shown; from < table.rows.length; from += ROWS.step) {
    const rest = [slice(from, from + ROWS.step)];
    units.push({ blocks: rest, words: sumWords(rest), isRest: true });
  }
  return units;
}

function splitListing(unit: Unit, listing: Extract<BookletBlock, { type: 'code' }>): Unit[] {
  const lines = layListing(listing.text).split('\n');
  const cut = (from: number, to: number): BookletBlock => ({
    ...listing,
    text: lines.slice(from, to).join('\n'),
  });
  const isShort = lines.length <= LISTED.shown + LISTED.step;
  const blocks = [...unit.blocks.slice(0, -1), cut(0, isShort ? lines.length : LISTED.shown)];
  const units: Unit[] = [{ ...unit, blocks, words: sumWords(blocks) }];
  for (let from = LISTED.shown; !isShort && from < lines.length; from += LISTED.step) {
    const rest = [cut(from, from + LISTED.step)];
    units.push({ blocks: rest, words: sumWords(rest), isRest: true });
  }
  return units;
}

export const sumWords = (blocks: readonly BookletBlock[]): number =>
  blocks.reduce((sum, block) => sum + weigh(block), 0);

const LONGEST_PARAGRAPH = 150;
const FULL_PARAGRAPH = 70;

/** A paragraph of half a page becomes several at the ends of its sentences; none of them is a line alone. */
export function breathe(unit: Unit): Unit[] {
  const [block] = unit.blocks;
  if (block?.type !== 'text' || wordsOf(block.text).length <= LONGEST_PARAGRAPH) return [unit];
  const parts: string[] = [];
  for (const sentence of splitSentences(block.text)) {
    const last = parts.at(-1);
    if (last === undefined || wordsOf(last).length >= FULL_PARAGRAPH) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  const end = parts.at(-1) ?? '';
  if (parts.length > 1 && wordsOf(end).length < FULL_PARAGRAPH / 3)
    parts.splice(-2, 2, `${parts.at(-2)} ${end}`);
  return parts.map((text) => ({ blocks: [{ ...block, text }], words: 0 }));
}

/** About how many words of running text take the same room. */
export function weigh(block: BookletBlock): number {
  const count = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + wordsOf(text).length + 6, 0);
  if (block.type === 'points') return count(block.items.map(({ text }) => text));
  if (block.type === 'process') return count(block.steps.map(({ text }) => text));
  if (block.type === 'table')
    return 30 + count(block.rows.map((row) => row.join(' '))) + block.rows.length * 8;
  if (block.type === 'picture' || block.type === 'chart') return 160;
  if (block.type === 'formula' || block.type === 'place') return 40;
  if (block.type === 'heading') return 35;
  if (block.type === 'code') return 12 + block.text.split('\n').length * 9;
  return 'text' in block ? wordsOf(block.text).length + 6 : 10;
}

/** Rows of one table that were chosen apart, or that the end of a page parted, stand in one again. */
export function joinTables(blocks: readonly BookletBlock[]): BookletBlock[] {
  const joined: BookletBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    // Parts of one table share their heads.
    if (block.type === 'table' && last?.type === 'table' && last.columns === block.columns)
      joined[joined.length - 1] = { ...block, rows: [...last.rows, ...block.rows] };
    else if (block.type === 'table' && last?.type === 'table' && isTornOff(block, last))
      joined[joined.length - 1] = { ...last, rows: [...last.rows, block.columns, ...block.rows] };
    else if (block.type === 'code' && last?.type === 'code')
      joined[joined.length - 1] = { ...block, text: `${last.text}\n${block.text}` };
    else joined.push(block);
  }
  return joined;
}

type Table = Extract<BookletBlock, { type: 'table' }>;

/** Right behind a table with heads, as wide, and its own are figures: a row like the others. */
const isTornOff = ({ columns }: Table, { columns: heads }: Table): boolean =>
  columns.length === heads.length &&
  heads.slice(1).every((name) => /\p{L}/u.test(name) && !/\d/u.test(name)) &&
  columns.slice(1).some((cell) => /\d/u.test(cell));
