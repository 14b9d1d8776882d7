import { alpha, shade, tint } from '#engine/composing/drawing/colours.ts';
import type { Box, DrawnPath, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { addWay } from '#engine/composing/themes/parts/links.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { seedFrom } from '#engine/composing/themes/parts/seed.ts';
import { head, LOOK, text } from './look.ts';

/** Where the content of a usual slide stands, and the middle of the page from edge to edge. */
export const BODY: Box = { x: 0.7, y: 2.2, w: 11.93, h: 4.45 };
const TITLE: Box = { x: 0.7, y: 0.42, w: 11.9, h: 1.2 };
/** A title of one line, where the content asks for the room of the second. */
export const LINE_TITLE: Box = { x: 0.7, y: 0.42, w: 11.9, h: 0.75 };

/** A stroke of chalk that lies in the box: thick in the middle, ragged at both ends. */
export function chalk(name: string, box: Box, seed: string): DrawnPath {
  const next = seedFrom(seed);
  const count = Math.max(7, Math.round(box.w / 0.16));
  const edge = (side: number) =>
    Array.from({ length: count + 1 }, (_, at) => {
      const along = at / count;
      const full = Math.min(1, 0.15 + Math.min(along, 1 - along) * box.w * 3);
      const half = (box.h / 2) * full * (0.55 + 0.35 * next());
      const sway = Math.sin(along * Math.PI * 1.6 + 0.4) * box.h * 0.1;
      return { x: along * box.w, y: box.h / 2 - sway + side * half };
    });
  const [start, ...upper] = edge(-1);
  const outline = [...upper, ...edge(1).reverse()];
  return {
    ...{ kind: 'path', name, box, fill: 'accent2', line: null, alt: null },
    steps: [
      { to: 'move', x: start?.x ?? 0, y: start?.y ?? 0 },
      ...outline.map(({ x, y }) => ({ to: 'line' as const, x, y })),
      { to: 'close' },
    ],
  };
}

/** A usual slide: paper under the bar that counts sections, title above a stroke of chalk, source and number. */
export function drawPaper(page: Page, title: Box = TITLE): void {
  page.furnish(plate('Barra', { x: 0, y: 0, w: 40 / 3, h: 0.18 }, LOOK.dark));
  page.furnish(
    chalk('Traço de giz', { x: title.x, y: title.y + title.h + 0.12, w: 1.5, h: 0.17 }, page.slide.layout),
  );
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: title, style: head(34, { anchor: 'bottom' }) },
      ...{ leastPt: LOOK.least.title, isBalanced: true },
    },
    page.slide.title,
  );
  markSections(page);
  drawFoot(page);
}

/** A dark slide: the board, and the ledge with chalk and eraser at its foot. */
export function drawBoard(page: Page): void {
  page.background = LOOK.dark;
  page.furnish(
    plate('Calha', { x: 0, y: 7.25, w: 40 / 3, h: 0.25 }, 'accent6'),
    plate('Borda da calha', { x: 0, y: 7.25, w: 40 / 3, h: 0.05 }, tint('accent6', 65)),
    plate('Giz branco', { x: 9.3, y: 7.12, w: 0.75, h: 0.13 }, 'lt2', { geometry: 'roundRect', adjust: 0.3 }),
    plate('Giz amarelo', { x: 10.25, y: 7.12, w: 0.55, h: 0.13 }, 'accent2', {
      geometry: 'roundRect',
      adjust: 0.3,
    }),
    plate('Madeira do apagador', { x: 11.4, y: 7.0, w: 1.2, h: 0.13 }, shade('accent6', 60)),
    plate('Feltro do apagador', { x: 11.4, y: 7.12, w: 1.2, h: 0.13 }, 'lt2'),
  );
}

export function drawFoot(page: Page, source: Box = { x: 0.7, y: 6.88, w: 10.8, h: 0.36 }): void {
  const style = LOOK.caption;
  page.foot('source', { name: 'Fonte', box: source, style: { ...style, anchor: 'middle' }, leastPt: 16 });
  addWay(page, { ...source, x: 8.6, w: 2.9 }, text(18, { isBold: true, colour: 'accent1' }));
  const number: TextStyle = text(16, { isBold: true, align: 'right', anchor: 'middle' });
  const box = { x: 11.73, y: 6.88, w: 0.9, h: 0.36 };
  page.foot('number', { name: 'Número', box, style: number, leastPt: 16 });
}

/** One block a section at the right end of the bar; those begun are yellow. */
function markSections(page: Page): void {
  const count = page.context.deck.sections.length;
  if (count < 2 || count > 10) return;
  const begun = sectionsBegun(page);
  for (let at = 0; at < count; at += 1) {
    const box = { x: 12.63 - (count - at) * 0.5625 + 0.0625, y: 0, w: 0.5, h: 0.18 };
    page.add(plate(`Marca de seção ${at + 1}`, box, at < begun ? 'accent2' : alpha('lt1', 30)));
  }
}

/** How many sections have begun up to this slide. */
export const sectionsBegun = ({ context: { deck, index } }: Page): number =>
  1 + Math.max(-1, ...deck.slides.slice(0, index + 1).map(({ section }) => section ?? -1));
