import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { takeMost } from './facts.ts';
import { accentAt } from './look.ts';
import { type Page, plate } from './page.ts';
import { corner } from './picture.ts';

interface TimelineLook {
  axis: { colour: Colour; heightIn: number };
  when: TextStyle;
  text: TextStyle;
  dotIn: number;
}

const MOST = 7;
const GAP = 0.18;

/**
 * Dated moments on an axis, cards above and below in turn. Where every moment names a year that comes after the one
 * before, the dots stand in true scale; the cards move aside as far as they must and a line leads to the dot.
 */
export function addTimeline(page: Page, block: BlockOf<'timeline'>, area: Box, given: TimelineLook): void {
  const events = takeMost(page, block.events, MOST, 'Linha do tempo');
  const axisY = area.y + area.h / 2;
  const { axis, dotIn } = given;
  page.add(
    plate(
      'Linha do tempo',
      { x: area.x, y: axisY - axis.heightIn / 2, w: area.w, h: axis.heightIn },
      axis.colour,
      { alt: `Linha do tempo: ${events.map(({ when, text }) => `${when}, ${text}`).join('; ')}` },
    ),
  );
  const perRow = Math.ceil(events.length / 2);
  const rowsOnly = events.length <= 2 ? 1 : perRow;
  const widest = (area.w - GAP * Math.max(1, rowsOnly - 1)) / Math.max(2, rowsOnly);
  const most = area.h / 2 - 0.42;
  // Long texts take wider cards.
  let w = Math.min(events.length <= 3 ? 4.2 : 3.6, widest);
  while (w < widest && heightFor(page, events, w - 0.36, given) > most) w = Math.min(widest, w + 0.2);
  const look = { ...given, text: enlarge(page, events, { widthIn: w - 0.36, heightIn: most }, given) };
  const high = Math.min(most, heightFor(page, events, w - 0.36, look));
  const dots = placeDots(
    events.map(({ when }) => when),
    area,
    w,
  );
  const lefts = [0, 1].flatMap((side) => {
    const ats = dots.flatMap((_, at) => (at % 2 === side ? [at] : []));
    const placed = pushApart(
      ats.map((at) => (dots[at] ?? 0) - w / 2),
      w + GAP,
      area.x,
      area.x + area.w,
    );
    return ats.map((at, nth) => ({ at, x: placed[nth] ?? area.x }));
  });
  events.forEach(({ when, text }, at) => {
    const x = lefts.find((one) => one.at === at)?.x ?? area.x;
    const isAbove = at % 2 === 0;
    const colour = accentAt(page.look, at % 2);
    const dotX = dots[at] ?? area.x;
    const box = { x, y: isAbove ? axisY - 0.42 - high : axisY + 0.42, w, h: high };
    const stem = Math.min(Math.max(dotX, x + 0.15), x + w - 0.15);
    const edge = isAbove ? box.y + box.h : box.y;
    page.add(plate(`Cartão ${at + 1}`, box, page.look.card, corner(page, box)));
    page.add(plate(`Faixa ${at + 1}`, { ...box, y: isAbove ? edge - 0.07 : edge, h: 0.07 }, colour));
    page.add({
      ...{ kind: 'line', name: `Haste ${at + 1}` },
      box: {
        x: Math.min(stem, dotX),
        y: Math.min(edge, axisY),
        w: Math.abs(stem - dotX),
        h: Math.abs(edge - axisY),
      },
      points: [
        { x: stem, y: edge },
        { x: dotX, y: axisY },
      ],
      line: { colour, widthPt: 2 },
    });
    page.add(
      plate(`Marca ${at + 1}`, { x: dotX - dotIn / 2, y: axisY - dotIn / 2, w: dotIn, h: dotIn }, colour, {
        geometry: 'ellipse',
        line: { colour: page.look.page, widthPt: 2 },
      }),
    );
    const inner = { x: x + 0.18, w: w - 0.36 };
    const top = box.y + (isAbove ? 0.1 : 0.17);
    const whenIn = 0.5;
    page.write(
      {
        ...{ name: `Data ${at + 1}`, box: { ...inner, y: top, h: whenIn } },
        ...{ style: { ...look.when, colour, anchor: 'middle' }, leastPt: 18 },
      },
      when,
    );
    page.write(
      {
        ...{ name: `Fato ${at + 1}`, box: { ...inner, y: top + whenIn, h: box.h - whenIn - 0.27 } },
        ...{ style: look.text, leastPt: 16, group: 'fatos' },
      },
      text,
    );
  });
}

/** What the longest text asks of a card, date and air included. */
function heightFor(
  page: Page,
  events: { text: string }[],
  widthIn: number,
  { text: style }: TimelineLook,
): number {
  const needs = events.map(
    ({ text }) =>
      measureParagraphs([page.paragraph(text, style)], style, page.look.fonts, { widthIn, heightIn: 9 })
        .heightIn,
  );
  return Math.max(1.35, ...needs.map((one) => one + 0.9));
}

const LARGEST_PT = 24;

/** The largest words that their cards hold. */
function enlarge(
  page: Page,
  events: { text: string }[],
  { widthIn, heightIn }: { widthIn: number; heightIn: number },
  look: TimelineLook,
): TextStyle {
  let { text } = look;
  while (
    text.sizePt < LARGEST_PT &&
    heightFor(page, events, widthIn, { ...look, text: { ...text, sizePt: text.sizePt + 1 } }) <= heightIn
  )
    text = { ...text, sizePt: text.sizePt + 1 };
  return text;
}

/** Middles of the dots, in true scale where the moments can be read as growing years. */
function placeDots(whens: readonly string[], { x, w }: Box, cardIn: number): number[] {
  const [from, to] = [x + Math.min(cardIn / 2, 1.2), x + w - Math.min(cardIn / 2, 1.2)];
  const even = whens.map((_, at) => from + ((to - from) * at) / Math.max(1, whens.length - 1));
  const years = whens.map(readYear);
  const first = years[0] ?? Number.NaN;
  const last = years.at(-1) ?? Number.NaN;
  const grows = years.every((year, at) => at === 0 || year > (years[at - 1] ?? 0));
  if (whens.length < 3 || !grows || !(last > first)) return whens.length === 1 ? [from] : even;
  return pushApart(
    years.map((year) => from + ((to - from) * (year - first)) / (last - first)),
    0.36,
    from,
    to + 0.36,
  );
}

function readYear(when: string): number {
  const [, year, isBefore] = /(\d{1,4})(\s*a\.\s?C)?/.exec(when) ?? [];
  return year === undefined ? Number.NaN : Number(year) * (isBefore === undefined ? 1 : -1);
}

/** Starts that lie at least `step` apart between two ends, each as near to its wish as that allows. */
function pushApart(wishes: readonly number[], step: number, from: number, to: number): number[] {
  const placed = [...wishes];
  for (let at = 0; at < placed.length; at += 1) {
    const least = at === 0 ? from : (placed[at - 1] ?? from) + step;
    placed[at] = Math.max(placed[at] ?? from, least);
  }
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    const most = at === placed.length - 1 ? to - step + GAP : (placed[at + 1] ?? to) - step;
    placed[at] = Math.min(placed[at] ?? to, most);
  }
  return placed;
}
