import type { Box } from '#engine/composing/drawing/drawn.ts';
import { shrinkBox, splitColumns, splitRows } from './grid.ts';
import { questionOf } from './links.ts';
import { type Page, plate } from './page.ts';
import { addPlace, corner } from './picture.ts';

/** Fewer questions than this are no grid; more stand in the wish alone. */
const FEWEST = 2;
const MOST = 24;
const CELL_IN = 0.85;
const WISH_IN = 0.85;

/**
 * The key of questions whose answers nobody gave: a box for each under its number, to be filled in, and what is to be
 * completed beneath. False where the slide has answers or the deck asks nothing.
 */
export function drawOpenKey(page: Page, area: Box, drawGround: (page: Page) => void): boolean {
  const { slide, context, look } = page;
  const asked = context.deck.slides
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'question' ? [block.number] : [])))
    .sort((one, other) => one - other);
  const isOpen = slide.blocks.length === 1 && slide.blocks[0]?.type === 'place';
  if (!isOpen || asked.length < FEWEST || asked.length > MOST) return false;
  page.asKind('aberto', 'a completar');
  drawGround(page);
  const columns = asked.length > 15 ? 4 : asked.length > 5 ? 3 : 2;
  const rows = Math.ceil(asked.length / columns);
  const room = { ...area, h: Math.min(area.h - WISH_IN - 0.25, rows * 1.1) };
  const boxes = splitRows(room, rows, 0.14).flatMap((row) => splitColumns(row, columns, 0.25));
  asked.forEach((number, at) => {
    const box = boxes[at] ?? area;
    const cell = { ...box, w: CELL_IN };
    const name = `Resposta ${at + 1}`;
    const line = shrinkBox({ ...box, x: box.x + CELL_IN, w: box.w - CELL_IN }, 0.25, 0);
    page.add(
      plate(`${name}, casa`, box, look.card, corner(page, box)),
      plate(`${name}, pauta`, { ...line, y: box.y + box.h * 0.74, h: 0.014 }, look.rule),
    );
    page.write(
      {
        ...{ name: `${name}, número`, box: cell, fill: look.accents[0], leastPt: look.least.label },
        style: { ...look.heading, colour: look.onAccent, align: 'center', anchor: 'middle' },
        ...{ leadsTo: questionOf(page, number), ...corner(page, cell) },
      },
      String(number),
    );
  });
  const wish = page.take('place')?.wish ?? '';
  addPlace(page, wish, { ...area, y: room.y + room.h + 0.25, h: WISH_IN });
  return true;
}
