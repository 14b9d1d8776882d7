import { expect, it } from 'vitest';
import type { DrawnTable } from '#engine/composing/drawing/drawn.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { TABLE } from '#tests/builders/drawn-figures.ts';
import { DocumentFiles } from './document-files.ts';
import { tableMark } from './table-mark.ts';

const context = { theme: drawDeck().theme, slideIds: new Set<string>(), files: new DocumentFiles(new Map()) };
const table = TABLE as DrawnTable;

it('rules stand under the head and between rows, none at the foot', () => {
  const { rules } = tableMark(table, context);
  expect(rules.map(({ below, stroke }) => [below, stroke.width])).toEqual([
    [1, 1.5],
    [2, 1],
  ]);
  expect(tableMark({ ...table, hasHeader: false }, context).rules.map(({ stroke }) => stroke.width)).toEqual([
    ...[1, 1],
  ]);
});

it('a row has as many cells as there are columns, whatever it was given', () => {
  const [head = [], first = []] = table.cells;
  const cells = [head, first.slice(0, 1), [...first, ...first]];
  expect(tableMark({ ...table, cells }, context).cells.map((row) => row.length)).toEqual([3, 3, 3]);
});
