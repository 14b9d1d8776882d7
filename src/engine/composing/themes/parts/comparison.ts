import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { takeMost } from './facts.ts';
import { splitColumns } from './grid.ts';
import { accentAt } from './look.ts';
import { type Page, plate } from './page.ts';
import { corner } from './picture.ts';

interface ComparisonLook {
  head: TextStyle;
  item: TextStyle;
  criterion: { style: TextStyle; fill: Colour };
  /** Which accents the sides take. */
  sides: readonly Colour[];
}

const MOST_ROWS = 5;
const HEAD = 0.75;

/** Two things criterion by criterion with the criterion between them, or two or three cards where there are none. */
export function addComparison(
  page: Page,
  block: BlockOf<'comparison'>,
  area: Box,
  look: ComparisonLook,
): void {
  const { sides, criteria } = block;
  if (sides.length === 2 && criteria.length > 0) addByCriterion(page, block, area, look);
  else addCards(page, takeMost(page, sides, 3, 'Lados'), area, look);
}

function addByCriterion(
  page: Page,
  { sides, criteria }: BlockOf<'comparison'>,
  area: Box,
  look: ComparisonLook,
): void {
  const rows = takeMost(page, criteria, MOST_ROWS, 'Critérios');
  const w = (area.w - 2.23) / 2;
  const high = (area.h - HEAD - 0.1) / Math.max(1, rows.length);
  const step = Math.min(1.1, high);
  const pill = { x: area.x + w + 0.1, w: 2.03 };
  sides.forEach(({ name, items }, side) => {
    const isLeft = side === 0;
    const x = isLeft ? area.x : area.x + area.w - w;
    const card = { x, y: area.y, w, h: HEAD + 0.1 + step * rows.length };
    page.add(plate(`Cartão ${side + 1}`, card, page.look.card, corner(page, card)));
    writeHead(page, name, side, { ...card, h: HEAD }, look);
    rows.forEach((_, at) => {
      const y = area.y + HEAD + 0.1 + at * step;
      const line = { x: x + 0.3, y, w: w - 0.6, h: 0.012 };
      if (at > 0) page.add(plate(`Fio ${side + 1}.${at}`, line, page.look.rule));
      page.write(
        {
          ...{ name: `${name}, item ${at + 1}`, box: { x: x + 0.3, y: y + 0.05, w: w - 0.6, h: step - 0.1 } },
          ...{ style: { ...look.item, align: isLeft ? 'right' : 'left', anchor: 'middle' }, leastPt: 18 },
        },
        items[at]?.text ?? null,
      );
    });
  });
  rows.forEach((criterion, at) => {
    const y = area.y + HEAD + 0.1 + at * step + step / 2;
    const h = criterion.length > 14 ? 0.78 : 0.54;
    page.write(
      {
        ...{
          name: `Critério ${at + 1}`,
          box: { ...pill, y: y - h / 2, h },
          geometry: 'roundRect',
          adjust: 0.5,
        },
        style: { ...look.criterion.style, align: 'center', anchor: 'middle' },
        ...{ fill: look.criterion.fill, leastPt: 16, inset: { l: 0.1, r: 0.1 } },
      },
      criterion,
    );
  });
}

/** Few items are set larger: what does not fit comes down again. */
const ROOMY_PT = 6;

function addCards(page: Page, sides: BlockOf<'comparison'>['sides'], area: Box, look: ComparisonLook): void {
  splitColumns(area, Math.max(2, sides.length), 0.27).forEach((box, side) => {
    const one = sides[side];
    if (one === undefined) return;
    page.add(plate(`Cartão ${side + 1}`, box, page.look.card, corner(page, box)));
    writeHead(page, one.name, side, { ...box, h: HEAD }, look);
    page.write(
      {
        ...{
          name: `${one.name}, itens`,
          box: { x: box.x + 0.3, y: box.y + HEAD + 0.25, w: box.w - 0.6, h: box.h - HEAD - 0.4 },
        },
        ...{ style: { ...look.item, sizePt: look.item.sizePt + ROOMY_PT }, leastPt: 18, group: 'itens' },
      },
      one.items.map(({ text }) => page.paragraph(text, look.item, { isBullet: true, spaceAfterPt: 10 })),
    );
  });
}

function writeHead(page: Page, name: string, side: number, box: Box, look: ComparisonLook): void {
  page.write(
    {
      ...{ name: `Cabeça ${side + 1}`, box, fill: look.sides[side] ?? accentAt(page.look, side) },
      ...{ ...corner(page, box), leastPt: 18, inset: { l: 0.2, r: 0.2 } },
      style: { ...look.head, align: 'center', anchor: 'middle', colour: page.look.onAccent },
    },
    name,
  );
}
