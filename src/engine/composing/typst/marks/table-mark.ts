import type { DrawnTable } from '#engine/composing/drawing/drawn.ts';
import { type MarkContext, type TableMark, toArea, toPaint, toPoints, toStroke } from './mark.ts';
import { toTextBlock } from './text-block.ts';

/** A table with columns and rows as wide and high as they were measured, and horizontal rules alone. */
export function tableMark(table: DrawnTable, context: MarkContext): TableMark {
  const { columnWidthsIn, rowHeightsIn, cells, style, cellInsetIn, hasHeader } = table;
  const inset = { x: toPoints(cellInsetIn.x), y: toPoints(cellInsetIn.y) };
  const columns = columnWidthsIn.map(toPoints);
  return {
    kind: 'table',
    ...toArea(table.box),
    columns,
    rows: rowHeightsIn.map(toPoints),
    hasHeader,
    anchor: style.anchor,
    cells: cells.map((row) =>
      columns.map((width, index) => {
        // A row that lacks a cell would take the first of the next.
        const cell = row[index] ?? { paragraphs: [], align: 'left' };
        const { align, fill, isBold = style.isBold, colour = style.colour } = cell;
        const look = { ...style, align, isBold, colour };
        return {
          ...toTextBlock(cell.paragraphs, look, width - 2 * inset.x, context),
          fill: fill === undefined ? null : toPaint(fill, context),
        };
      }),
    ),
    rules: listRules(table, context),
    inset,
  };
}

function listRules({ rules, cells, hasHeader }: DrawnTable, context: MarkContext): TableMark['rules'] {
  const head = toStroke(rules.head, context);
  const row = toStroke(rules.row, context);
  return cells.flatMap((_, index) => {
    const stroke = hasHeader && index === 0 ? head : row;
    return stroke === null || index === cells.length - 1 ? [] : [{ below: index + 1, stroke }];
  });
}
