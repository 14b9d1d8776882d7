import type { Box } from '#engine/composing/drawing/drawn.ts';
import { splitRows } from '#engine/composing/themes/parts/grid.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';

/** Rows on white with a number on the accent before each. */
export function drawRows(
  page: Page,
  rows: readonly { label: string | null; content: Content; leadsTo?: string | null }[],
  area: Box,
  name: string,
): void {
  // One row alone is not numbered.
  const keyIn = rows.length === 1 ? 0.12 : 0.9;
  splitRows(area, rows.length, 0.14).forEach((row, at) => {
    page.furnish(plate('Linha', { ...row, x: row.x + keyIn, w: row.w - keyIn }, LOOK.card));
    page.furnish(plate('Casa do número', { ...row, w: keyIn }, 'accent1'));
    page.write(
      {
        ...{ name: `${name} ${at + 1}, marca`, box: { ...row, w: 0.9 }, leastPt: 20 },
        leadsTo: rows[at]?.leadsTo ?? null,
        style: head(30, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
      },
      rows.length === 1 ? null : (rows[at]?.label ?? null),
    );
    page.field(
      {
        ...{
          name: `${name} ${at + 1}`,
          box: { x: row.x + keyIn + 0.25, y: row.y + 0.04, w: row.w - keyIn - 0.5, h: row.h - 0.08 },
        },
        leadsTo: rows[at]?.leadsTo ?? null,
        ...{
          style: text([32, 26][rows.length - 1] ?? 22, { anchor: 'middle' }),
          leastPt: 18,
          isBalanced: true,
          group: name,
        },
      },
      rows[at]?.content ?? null,
    );
  });
}

/** A white sheet with lines to write on, for what the class works out together. */
export function drawRuled(page: Page, box: Box): void {
  page.furnish(plate('Folha', box, LOOK.card));
  const count = Math.floor(box.h / 0.72);
  for (let at = 1; at < count; at += 1) {
    const y = box.y + (box.h * at) / count;
    page.furnish(plate('Pauta', { x: box.x + 0.35, y, w: box.w - 0.7, h: 0.012 }, LOOK.rule));
  }
}
