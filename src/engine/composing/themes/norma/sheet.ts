import { alpha, type Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { addWay } from '#engine/composing/themes/parts/links.ts';
import { listParts, numberOfPart } from '#engine/composing/themes/parts/number-parts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { type Deck, LAYOUTS } from '#shared/composition/deck.ts';
import { head, LOOK, text } from './look.ts';

/** Where the content of a usual slide stands. */
export const BODY: Box = { x: 0.7, y: 2.22, w: 11.93, h: 4.45 };
/** A panel beside the main thing, and the width that is left to that. */
export const ASIDE: Box = { x: 8.8, y: 2.22, w: 3.83, h: 4.3 };
export const BESIDE_IN = 7.65;

/** How many letters a line of 16 pt from margin to margin holds. */
const LABEL_LETTERS = 90;

/** A usual slide: label and number over one rule, the claim below it. */
export function drawSheet(
  page: Page,
  title: Partial<Box> = {},
  style: TextStyle = head(30, { anchor: 'middle' }),
): void {
  page.field(
    {
      ...{ name: 'Título', type: 'title', box: { x: 0.7, y: 0.92, w: 11.9, h: 1.12, ...title }, style },
      ...{ leastPt: LOOK.least.title, isBalanced: true },
    },
    page.slide.title,
  );
  drawFrame(page);
}

/** Rule, label, source and number, without the title. */
export function drawFrame(page: Page, label = tellPlace(page)): void {
  page.furnish(rule('Fio do alto', { x: BODY.x, y: 0.8, w: BODY.w }, 'dk1'));
  page.field(
    {
      ...{ name: 'Seção', box: { x: 0.7, y: 0.36, w: 10.7, h: 0.36 } },
      ...{ style: text(16, { isBold: true, colour: 'accent1', anchor: 'middle' }), leastPt: 16 },
    },
    label,
  );
  drawFoot(page, LOOK.muted);
}

/** A dark slide: everything on it is white but what it signals. */
export function drawDark(page: Page): void {
  page.background = LOOK.dark;
  drawFoot(page, alpha('lt1', 80));
}

function drawFoot(page: Page, colour: Colour): void {
  const source = { x: 0.7, y: 6.86, w: 11.9, h: 0.36 };
  page.foot('source', {
    ...{ name: 'Fonte', box: source, leastPt: 16 },
    style: { ...LOOK.caption, colour, anchor: 'middle' },
  });
  addWay(page, { ...source, x: 9.73, w: 2.9 }, text(18, { isBold: true, colour: 'accent1' }));
  const number: TextStyle = text(16, { isBold: true, align: 'right', anchor: 'middle', colour });
  page.foot('number', {
    name: 'Número',
    box: { x: 11.63, y: 0.36, w: 1, h: 0.36 },
    style: number,
    leastPt: 16,
  });
}

/** A hair line; `heightIn` thick. */
export const rule = (
  name: string,
  { x, y, w }: Omit<Box, 'h'>,
  colour: Colour = LOOK.rule,
  heightIn = 0.012,
) => plate(name, { x, y, w, h: heightIn }, colour);

/** Ruled room for what the class writes. */
export function drawLines(page: Page, area: Box): void {
  for (let y = area.y + 0.55; y < area.y + area.h; y += 0.6)
    page.add(rule('Pauta', { ...area, y }, LOOK.rule, 0.014));
}

/** The section with its number, or what the slide is for where it stands outside of sections. */
function tellPlace({ slide, context: { deck } }: Page): string {
  const section = slide.section === null ? undefined : deck.sections[slide.section];
  if (section === undefined)
    return LAYOUTS[slide.layout] === slide.title ? deck.title : LAYOUTS[slide.layout];
  const number = deck.sections.length > 1 ? numberOfPart(deck, slide.section) : null;
  const whole = number === null ? section.title : `${number} ${section.title}`;
  return whole.length > LABEL_LETTERS ? (tellPart(deck, slide.section) ?? LAYOUTS[slide.layout]) : whole;
}

/** `Parte 2 de 3`. */
export function tellPart(deck: Deck, section: number | null): string | null {
  const number = numberOfPart(deck, section);
  return number === null ? null : `Parte ${number} de ${listParts(deck).length}`;
}
