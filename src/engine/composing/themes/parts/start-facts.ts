import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { fitText } from '#engine/composing/drawing/fit-text.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { type Fact, setFact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { isCounted } from './led-facts.ts';
import { listParts, numberOfPart } from './number-parts.ts';
import type { Content, Page } from './page.ts';

/** How a theme begins a section with facts: its number and the title on a panel, the facts beside it. */
export interface StartLook {
  /** The panel and whatever else lies below the words. */
  drawGround: (page: Page) => void;
  number: { box: Box; style: TextStyle };
  /** How the count of parts stands behind the number; null where only that has room. */
  of: { sizePt: number; colour: Colour } | null;
  title: { box: Box; style: TextStyle };
  facts: { area: Box; text: (sizePt: number) => TextStyle; headColour: Colour };
  /** The stroke before a fact. */
  drawMark: (page: Page, box: Box, at: number) => void;
  /** Source and number of the slide. */
  drawFoot: (page: Page) => void;
}

const FEWEST_SECTIONS = 3;
const FEWEST_PARTS = 2;
const FEWEST_FACTS = 3;
const MOST_FACTS = 5;
const LEAST_TITLE_PT = 28;
const FACT_PT = { most: 28, least: 20 };
const LEAST_APART_IN = 0.28;
const MOST_APART_IN = 0.75;
/** A stroke and the air behind it stand before each text. */
const MARK_IN = 0.35;

/** Whether a slide is the first of its section that tells facts; of two in a row the second is not shown as one. */
function opensSection({ context: { deck, index } }: Page): boolean {
  if (deck.sections.length < FEWEST_SECTIONS || listParts(deck).length < FEWEST_PARTS) return false;
  const seen = new Set<number>();
  let isOpen = false;
  for (const slide of deck.slides.slice(0, index + 1)) {
    const isFirst = slide.section !== null && isTelling(slide) && !seen.has(slide.section);
    if (isFirst && slide.section !== null) seen.add(slide.section);
    isOpen = isFirst && !isOpen;
  }
  return isOpen;
}

/** Facts without anything beside them, more than two. */
const isTelling = ({ layout, blocks: [block, ...others] }: Slide): boolean =>
  layout === 'points' &&
  others.length === 0 &&
  block?.type === 'points' &&
  block.items.length >= FEWEST_FACTS &&
  block.items.length <= MOST_FACTS;

/** Facts beside a panel that opens their section; false where the slide opens none or its words do not fit so. */
export function drawStart(page: Page, facts: readonly Fact[], look: StartLook): boolean {
  if (!isTelling(page.slide) || !opensSection(page)) return false;
  // Orders keep the numbers that they are followed by.
  if (isCounted(facts) && facts.some(({ head }) => head === null)) return false;
  const { title, number } = look;
  const said = page.paragraph(page.slide.title, title.style);
  const room = { widthIn: title.box.w, heightIn: title.box.h, leastPt: LEAST_TITLE_PT };
  const rows = layRows(page, facts, look.facts);
  if (rows === null || !fitText([said], title.style, page.look.fonts, room).fits) return false;
  page.asKind(`${facts.length}-abertura`, 'abre a parte');
  look.drawGround(page);
  page.write({ name: 'Número da parte', ...number, leastPt: LEAST_TITLE_PT }, tellNumber(page, look));
  page.field(
    { name: 'Título', type: 'title', ...title, leastPt: LEAST_TITLE_PT, isBalanced: true },
    page.slide.title,
  );
  rows.boxes.forEach((box, at) => {
    const fact = facts[at];
    const style = { ...look.facts.text(rows.sizePt), anchor: 'middle' } as const;
    look.drawMark(page, { ...box, x: box.x - MARK_IN }, at);
    page.field(
      { name: `Ponto ${at + 1}`, box, style, leastPt: 18, isBalanced: true },
      fact === undefined ? null : setFact(page, fact, style, { headColour: look.facts.headColour }),
    );
  });
  look.drawFoot(page);
  return true;
}

/** `3 de 5`: parts that begin without a panel are counted too, and are not missing. */
function tellNumber(page: Page, { number: { style }, of }: StartLook): Content {
  const { deck } = page.context;
  const part = numberOfPart(deck, page.slide.section);
  if (part === null) return null;
  const told = page.paragraph(String(part), style);
  if (of === null) return [told];
  const count = page.paragraph(` de ${listParts(deck).length}`, style, {
    sizePt: of.sizePt,
    colour: of.colour,
  });
  return [{ runs: [...told.runs, ...count.runs] }];
}

/** As large as the area holds, in its middle; null where that is not read from the last row. */
function layRows(
  page: Page,
  facts: readonly Fact[],
  { area, text }: StartLook['facts'],
): { sizePt: number; boxes: Box[] } | null {
  const widthIn = area.w - MARK_IN;
  for (let sizePt = FACT_PT.most; sizePt >= FACT_PT.least; sizePt -= 1) {
    const heights = facts.map(
      (fact) => 0.06 + heightOf(page, setFact(page, fact, text(sizePt)), text(sizePt), widthIn),
    );
    const sum = heights.reduce((all, one) => all + one, 0);
    const apart = Math.min(MOST_APART_IN, (area.h - sum) / (facts.length - 1));
    if (apart < LEAST_APART_IN) continue;
    let y = area.y + (area.h - sum - apart * (facts.length - 1)) / 2;
    const boxes = heights.map((h) => {
      const box = { x: area.x + MARK_IN, y, w: widthIn, h };
      y += h + apart;
      return box;
    });
    return { sizePt, boxes };
  }
  return null;
}
