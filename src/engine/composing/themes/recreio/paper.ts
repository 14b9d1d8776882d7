import { type Colour, type Slot, shade } from '#engine/composing/drawing/colours.ts';
import type { Box, DrawnPath, DrawnShape } from '#engine/composing/drawing/drawn.ts';
import { addWay } from '#engine/composing/themes/parts/links.ts';
import { numberOfPart } from '#engine/composing/themes/parts/number-parts.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { corner } from '#engine/composing/themes/parts/picture.ts';
import { head, LOOK, sectionColour, text } from './look.ts';

export const BODY: Box = { x: 0.7, y: 1.95, w: 11.93, h: 4.65 };
/** A title of one line, where the content asks for the room of the second. */
export const LINE_TITLE: Box = { x: 0.7, y: 0.42, w: 10.6, h: 0.95 };
/** Handle of a Bézier curve that follows a quarter of a circle, as a share of its radius. */
const QUARTER = 0.5523;

/** The section a slide belongs to or comes after, from 0; -1 before the first. */
export const sectionOf = ({ slide, context: { deck, index } }: Page): number =>
  slide.section ?? Math.max(-1, ...deck.slides.slice(0, index + 1).map(({ section }) => section ?? -1));

/** The colour of the slide's section, of the subject before the first. */
export const colourOf = (page: Page): Slot => sectionColour(page.context.deck.palette, sectionOf(page));

/** A quarter of a disc in a corner of its square. */
export function quarter(
  name: string,
  box: Box,
  fill: Colour,
  at: 'topRight' | 'bottomRight' | 'topLeft' | 'bottomLeft',
): DrawnPath {
  const { w, h } = box;
  const [cx, cy] = [at.endsWith('Right') ? w : 0, at.startsWith('top') ? 0 : h];
  const [sx, sy] = [cx === 0 ? 1 : -1, cy === 0 ? 1 : -1];
  const [ax, by] = [cx + sx * w, cy + sy * h];
  return {
    ...{ kind: 'path', name, box, fill, line: null, alt: null },
    steps: [
      { to: 'move', x: cx, y: cy },
      { to: 'line', x: ax, y: cy },
      {
        ...{ to: 'curve', x1: ax, y1: cy + sy * h * QUARTER },
        ...{ x2: cx + sx * w * QUARTER, y2: by, x: cx, y: by },
      },
      { to: 'close' },
    ],
  };
}

/** A card with the theme's round corners. */
export const card = (page: Page, name: string, box: Box, fill: Colour = LOOK.card): DrawnShape =>
  plate(name, box, fill, corner(page, box));

/** A number or a letter in a disc. */
export function writeDisc(
  page: Page,
  name: string,
  box: Box,
  fill: Colour,
  label: string | null,
  sizePt = 28,
): void {
  page.write(
    {
      ...{ name, box, geometry: 'ellipse', fill, leastPt: 18 },
      style: head(sizePt, {
        colour: fill === 'accent3' ? LOOK.ink : LOOK.onAccent,
        align: 'center',
        anchor: 'middle',
      }),
    },
    label,
  );
}

/** A usual slide: cream paper, title, and the quarter disc with the number of the section. */
export function drawPaper(page: Page, title: Box = { x: 0.7, y: 0.42, w: 10.6, h: 1.28 }): void {
  const section = sectionOf(page);
  if (section >= 0 && page.context.deck.sections.length > 1) {
    const box = { x: 40 / 3 - 1.55, y: 0, w: 1.55, h: 1.55 };
    page.add(quarter('Marca da seção', box, colourOf(page), 'topRight'));
    page.write(
      {
        ...{ name: 'Número da seção', box: { x: box.x + 0.55, y: 0.2, w: 0.8, h: 0.75 }, leastPt: 28 },
        style: head(36, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
      },
      numberOfPart(page.context.deck, section)?.toString() ?? null,
    );
  }
  writeTitle(page, title, 'dk1');
  drawFoot(page);
}

export function writeTitle(page: Page, box: Box, colour: Colour, sizePt = 38): void {
  page.field(
    {
      ...{ name: 'Título', type: 'title', box, style: head(sizePt, { colour, anchor: 'middle' }) },
      ...{ leastPt: LOOK.least.title, isBalanced: true },
    },
    page.slide.title,
  );
}

export function drawFoot(
  page: Page,
  source: Box = { x: 0.7, y: 6.86, w: 10.6, h: 0.36 },
  colour?: Colour,
  number: Box = { x: 11.73, y: 6.83, w: 0.9, h: 0.4 },
): void {
  const style = { ...LOOK.caption, anchor: 'middle' as const, ...(colour === undefined ? {} : { colour }) };
  page.foot('source', { name: 'Fonte', box: source, style, leastPt: 16 });
  addWay(page, { ...source, x: 8.6, w: 2.9 }, text(18, { isBold: true, colour: colour ?? 'accent1' }));
  page.foot('number', {
    ...{ name: 'Número', box: number, leastPt: 16 },
    style: head(18, { align: 'right', anchor: 'middle', colour: colour ?? 'dk1' }),
  });
}

/** Rows on white cards, each led by a disc with its label. */
export function drawRows(
  page: Page,
  rows: readonly { label: string | null; content: Content; leadsTo?: string | null }[],
  boxes: readonly Box[],
  name: string,
  sizePt = 24,
  // Cards as high as their texts ask for are the slide's own: another of its layout has others.
  isOwn = false,
): void {
  const discOf = ({ h }: Box) => Math.min(0.78, h - (h < 0.75 ? 0.08 : 0.24));
  // All texts begin below one another, however high their cards.
  const columnIn = Math.max(...boxes.map(discOf));
  boxes.forEach((box, at) => {
    const size = discOf(box);
    const disc = { x: box.x + 0.28 + (columnIn - size) / 2, y: box.y + (box.h - size) / 2, w: size, h: size };
    if (isOwn) page.add(card(page, 'Cartão', box));
    else page.furnish(card(page, 'Cartão', box));
    const fill = LOOK.accents[at % LOOK.accents.length] ?? 'accent1';
    const label = rows[at]?.label ?? null;
    writeDisc(page, `${name} ${at + 1}, marca`, disc, fill, label);
    // A row alone has no mark, so its text begins at the edge of the card.
    const x = label === null && rows.length === 1 ? box.x + 0.5 : box.x + columnIn + 0.58;
    page.field(
      {
        ...{
          name: `${name} ${at + 1}`,
          box: { x, y: box.y + 0.06, w: box.x + box.w - 0.3 - x, h: box.h - 0.12 },
        },
        leadsTo: rows[at]?.leadsTo ?? null,
        ...{
          style: text(sizePt, { anchor: 'middle' }),
          leastPt: Math.min(20, sizePt),
          isBalanced: true,
          group: name,
        },
      },
      rows[at]?.content ?? null,
    );
  });
}

/** A darker or paler cut of the ground, for the paper shapes behind a full-colour slide. */
export const deeper = (slot: Slot): Colour => shade(slot, 72);
