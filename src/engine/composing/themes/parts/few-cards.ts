import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { type Fact, setFact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { isCounted } from './led-facts.ts';
import type { Page } from './page.ts';

/** How a theme shows a few facts that have no order. */
export interface FewLook {
  area: Box;
  text: (sizePt: number) => TextStyle;
  headColour?: Colour;
  /** From the left edge of a card to its words. */
  leftIn: number;
  drawCard: (page: Page, box: Box, at: number) => void;
}

const MOST_FEW = 3;
/** Of facts that each are one line one more has room. */
const [MOST_BRIEF, LONGEST_BRIEF] = [4, 66];
const [GAP_IN, RIGHT_IN, PAD_IN] = [0.18, 0.35, 0.13];
/** The fewer cards, the larger their words. */
const LARGEST_PT = [36, 34, 30, 28];
const LEAST_PT = 18;

/**
 * Two or three facts without an order, on cards that share the slide out between them: behind bare strokes few words stand
 * lost on it, and long ones touch. False where the facts are others.
 */
export function drawFewOnCards(page: Page, facts: readonly Fact[], look: FewLook): boolean {
  const count = facts.length;
  const areBrief = facts.every(({ head, text }) => head === null && text.length <= LONGEST_BRIEF);
  if (count < 2 || count > (areBrief ? MOST_BRIEF : MOST_FEW) || isCounted(facts)) return false;
  const { area, text, headColour } = look;
  const widthIn = area.w - look.leftIn - RIGHT_IN;
  const set = (fact: Fact, sizePt: number) =>
    setFact(page, fact, text(sizePt), {
      headPt: sizePt + 2,
      ...(headColour === undefined ? {} : { headColour }),
    });
  const needs = (sizePt: number) =>
    facts.map((fact) => heightOf(page, set(fact, sizePt), text(sizePt), widthIn) + 2 * PAD_IN);
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const roomIn = area.h - GAP_IN * (count - 1);
  let sizePt = LARGEST_PT[count - 1] ?? LEAST_PT;
  const even = roomIn / count;
  const fits = (all: readonly number[]) =>
    sum(all) <= roomIn && (count <= MOST_FEW || all.every((need) => need <= even));
  while (sizePt > LEAST_PT && !fits(needs(sizePt))) sizePt -= 1;
  const own = needs(sizePt);
  const isEven = own.every((need) => need <= even);
  // What fits at no size is told as an overflow by its texts; nothing leaves the slide.
  const scale = Math.min(1, roomIn / sum(own));
  const spare = Math.max(0, roomIn - sum(own)) / count;
  let { y } = area;
  facts.forEach((fact, at) => {
    const box = { ...area, y, h: isEven ? even : (own[at] ?? 0) * scale + spare };
    look.drawCard(page, box, at);
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, leastPt: LEAST_PT, isBalanced: true },
        ...{
          box: { ...box, x: box.x + look.leftIn, w: widthIn },
          style: { ...text(sizePt), anchor: 'middle' as const },
        },
      },
      set(fact, sizePt),
    );
    y += box.h + GAP_IN;
  });
  return true;
}
