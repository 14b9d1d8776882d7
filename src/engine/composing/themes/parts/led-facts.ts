import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, Drawn, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { type Fact, setFact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { splitColumns } from './grid.ts';
import { type Page, plate } from './page.ts';
import { boldKeyWords, stress } from './stress.ts';

/** Numbers say an order or a count: names that are listed have one, and orders to follow; sentences have none. */
export const isCounted = (facts: readonly Fact[]): boolean =>
  facts.length === 0 ||
  facts.every(({ head }) => head !== null) ||
  facts.every(({ head, text }) => head === null && isImperative(text));

/** A sentence longer than this is read, not seen. */
const LONGEST_LEAD = 150;
const MOST_FACTS = 4;

/** Whether the first of several facts carries the others: of two sentences it does, of more where it says what something is. */
function isLed(facts: readonly Fact[]): boolean {
  const [first, ...others] = facts;
  if (first === undefined || others.length === 0 || facts.length > MOST_FACTS) return false;
  if (
    facts.some(({ head, text }) => head !== null || text.includes('\n')) ||
    first.text.length > LONGEST_LEAD
  )
    return false;
  if (facts.every(({ text }) => isImperative(text))) return false;
  return others.length === 1 || definitionOf(first.text) !== null;
}

/** How a theme shows such facts. */
export interface LedLook {
  area: Box;
  lead: (sizePt: number) => TextStyle;
  text: (sizePt: number) => TextStyle;
  /** Air around the words of the lead, left and right of it. */
  padIn: number;
  /** The sheet with its title. */
  drawPaper: (page: Page) => void;
  /** What the lead stands on, and the colours of its words and of what they turn on; `kind` where grounds take turns. */
  drawGround: (page: Page, box: Box) => { ink: Colour; stressed: Colour | null; kind?: string };
  /** The stroke before a text. */
  drawMark: (page: Page, box: Box, at: number) => void;
}

/** A ground for the lead on which dark and light take turns from slide to slide, with what marks its edge. */
export function drawTurning(
  page: Page,
  box: Box,
  { edgeOf, stressed }: { edgeOf: (isDark: boolean) => Drawn; stressed: Colour },
): ReturnType<LedLook['drawGround']> {
  const { look, context } = page;
  const isDark = context.index % 2 === 0;
  page.add(plate('Painel', box, isDark ? look.dark : look.card), edgeOf(isDark));
  return isDark ? { ink: look.onDark, stressed: look.signal } : { ink: look.ink, stressed, kind: 'claro' };
}

const LEAD_PT = { most: 42, least: 28 };
/** Few words, a formula, do not stand lost on the ground of a whole sentence. */
const [BRIEF_LEAD, BRIEF_LEAD_PT] = [36, 54];
/** What stands below in one column, in two, in three. */
const TEXT_PT = [28, 26, 24];
const LEAST_TEXT_PT = 20;
/** The lead is seen first: so much larger than the others at least. */
const LEAST_STEP_PT = 6;
const LEAST_LEAD_IN = 1.5;
const APART_IN = 0.32;
const GAP_IN = 0.45;
/** A stroke and the air behind it stand before each text. */
const MARK_IN = 0.35;

/** The first fact large, what goes on from it side by side below; false where the facts are not so or do not fit so. */
export function drawLedFacts(page: Page, facts: readonly Fact[], look: LedLook): boolean {
  const led = layLed(page, facts, look);
  if (led === null) return false;
  const { box, sizePt: leadPt, said } = led.lead;
  look.drawPaper(page);
  const { ink, stressed, kind } = look.drawGround(page, box);
  page.asKind(`${facts.length}-destaque${kind === undefined ? '' : `-${kind}`}`, 'destaque e mais');
  const style = { ...look.lead(leadPt), colour: ink, anchor: 'middle' as const };
  page.field(
    {
      ...{ name: 'Frase', box: { ...box, x: box.x + look.padIn, w: box.w - 2 * look.padIn } },
      ...{ style, leastPt: LEAD_PT.least, isBalanced: true },
    },
    stressed === null ? said : [stress(page, said, style, stressed)],
  );
  const anchor = led.others.length > 1 ? 'top' : 'middle';
  led.others.forEach((other, at) => {
    look.drawMark(page, { ...other.box, x: other.box.x - MARK_IN }, at);
    const set = { ...look.text(led.sizePt), anchor } as const;
    page.field(
      { name: `Ponto ${at + 1}`, box: other.box, leastPt: 18, isBalanced: true, style: set },
      setFact(page, other.fact, set),
    );
  });
  return true;
}

interface Led {
  lead: { box: Box; sizePt: number; said: string };
  others: { box: Box; fact: Fact }[];
  sizePt: number;
}

/** As large as both allow: the words below first, then the lead over them. */
function layLed(page: Page, facts: readonly Fact[], { area, lead, text, padIn }: LedLook): Led | null {
  const [first, ...others] = facts;
  if (first === undefined || !isLed(facts)) return null;
  const columns = splitColumns(area, others.length, GAP_IN);
  const widthIn = (columns[0]?.w ?? area.w) - MARK_IN;
  for (let sizePt = TEXT_PT[others.length - 1] ?? LEAST_TEXT_PT; sizePt >= LEAST_TEXT_PT; sizePt -= 1) {
    const heights = others.map((fact) =>
      heightOf(page, [boldKeyWords(page, fact.text, text(sizePt))], text(sizePt), widthIn),
    );
    const toldIn = Math.max(...heights) + 0.08;
    const leadIn = area.h - toldIn - APART_IN;
    if (leadIn < LEAST_LEAD_IN) continue;
    let leadPt = first.text.length <= BRIEF_LEAD ? BRIEF_LEAD_PT : LEAD_PT.most;
    const needs = () => heightOf(page, first.text, lead(leadPt), area.w - 2 * padIn) + 0.5;
    while (leadPt > LEAD_PT.least && needs() > leadIn) leadPt -= 1;
    if (needs() > leadIn || leadPt < sizePt + LEAST_STEP_PT) continue;
    const y = area.y + leadIn + APART_IN;
    return {
      lead: { box: { ...area, h: leadIn }, sizePt: leadPt, said: first.text },
      others: others.map((fact, at) => ({
        fact,
        box: { x: (columns[at]?.x ?? area.x) + MARK_IN, y, w: widthIn, h: toldIn },
      })),
      sizePt,
    };
  }
  return null;
}
