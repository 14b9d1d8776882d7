import type { Box } from '#engine/composing/drawing/drawn.ts';
import { type Fact, setFact } from '#engine/composing/themes/parts/facts.ts';
import { heightOf } from '#engine/composing/themes/parts/fit-together.ts';
import { isCounted } from '#engine/composing/themes/parts/led-facts.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';

/** The fewer facts, the larger their words; named ones are longer and set smaller. */
const FACT_PT = [32, 30, 27, 24];
/** Facts that all end in one line leave room to be read from further away. */
const BRIEF = 60;
const BRIEF_MORE_PT = 4;
const NAMED_LESS_PT = 3;
const LEAST_APART_IN = 0.2;
const MOST_APART_IN = 0.85;
const NUMERAL_IN = 0.7;
const MARKED_X = 1.1;
const PAIR_IN = 1.85;
const PAIR_APART_IN = 0.4;

/** Facts behind numerals, or behind strokes where they have no order, as far apart from one another as each other: what a fact needs it gets. */
export function drawNumbered(page: Page, facts: readonly Fact[], count: number, beside: Box): void {
  const counted = isCounted(facts);
  const area = counted ? beside : { ...beside, x: MARKED_X, w: beside.w + beside.x - MARKED_X };
  const isNamed = facts.some((fact) => fact.head !== null);
  const set = (fact: Fact | undefined, sizePt: number) =>
    fact === undefined ? null : setFact(page, fact, text(sizePt), { headPt: sizePt + 2 });
  const measure = (sizePt: number) =>
    Array.from({ length: count }, (_, at) =>
      Math.max(counted ? NUMERAL_IN : 0, heightOf(page, set(facts[at], sizePt), text(sizePt), area.w)),
    );
  const sum = (heights: readonly number[]) => heights.reduce((all, one) => all + one, 0);
  const narrow = area.w < 8 ? 2 : 0;
  const isBrief = facts.every(
    ({ head: named, text: said }) => said.length <= BRIEF && (named?.length ?? 0) <= BRIEF,
  );
  const more = (isBrief ? BRIEF_MORE_PT : 0) - (isNamed ? NAMED_LESS_PT : 0);
  let sizePt = (FACT_PT[count - 1] ?? 22) + more - narrow;
  const isInLines = (pt: number) =>
    facts.every(
      (fact) => fact.head !== null || heightOf(page, set(fact, pt), text(pt), area.w) < (pt * 2) / 72,
    );
  for (let spare = BRIEF_MORE_PT; isBrief && spare > 0 && !isInLines(sizePt); spare -= 1) sizePt -= 1;
  while (sizePt > 18 && sum(measure(sizePt)) + LEAST_APART_IN * (count - 1) > area.h) sizePt -= 1;
  const heights = measure(sizePt);
  // Two facts share the slide between them.
  if (count === 2) {
    const least = Math.min(PAIR_IN, (area.h - PAIR_APART_IN) / 2);
    heights.forEach((need, at) => {
      heights[at] = Math.max(need, least);
    });
  }
  const apart = Math.min(MOST_APART_IN, Math.max(0, area.h - sum(heights)) / (count - 0.5));
  const scale = Math.min(1, area.h / sum(heights));
  const lineIn = (sizePt * text(sizePt).lineHeight) / 72;
  let { y } = area;
  heights.forEach((need, at) => {
    const h = need * scale;
    if (!counted) page.add(plate(`Marca ${at + 1}`, { x: 0.7, y, w: 0.1, h: h - 0.02 }, 'accent1'));
    else
      page.write(
        {
          ...{
            name: `Número ${at + 1}`,
            box: {
              ...{ x: 0.7, w: 0.8, h: NUMERAL_IN },
              y: y + (count === 2 ? h : lineIn) / 2 - NUMERAL_IN / 2,
            },
          },
          ...{ style: head(42, { colour: accentAt(LOOK, 0), anchor: 'middle' }), leastPt: 36 },
        },
        facts[at] === undefined ? null : String(at + 1),
      );
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, box: { ...area, y, h } },
        ...{
          style: text(sizePt, counted && count !== 2 ? {} : { anchor: 'middle' }),
          leastPt: 18,
          isBalanced: true,
        },
      },
      set(facts[at], sizePt),
    );
    y += h + apart;
  });
}
