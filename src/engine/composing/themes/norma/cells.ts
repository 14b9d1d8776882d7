import type { CellsLook } from '#engine/composing/themes/parts/cells.ts';
import type { FewLook } from '#engine/composing/themes/parts/few-cards.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';
import { BODY } from './sheet.ts';

/** Steps on tinted cards, each with its number; facts on the page behind strokes. */
export const CELLS: CellsLook = {
  ...{ area: BODY, text, leastPt: 18, headColour: 'accent1', leftIn: { mark: 0.3, number: 0.72 } },
  tall: { area: { ...BODY, y: 1.78, h: 4.9 }, title: head(30), titleIn: 11.9 },
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.06 }, 'accent2')),
  drawStep: (page, box, at, label) => {
    page.add(
      plate(`Fundo ${at + 1}`, box, LOOK.card),
      plate(`Marca ${at + 1}`, { ...box, w: 0.06 }, 'accent1'),
    );
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: { ...box, x: box.x + 0.16, w: 0.54 }, leastPt: 20 },
        style: head(26, { colour: 'accent1', anchor: 'middle' }),
      },
      label,
    );
  },
};

/** Beside a panel so wide. */
export const FEW = (panelIn: number): FewLook => ({
  area: { ...BODY, w: BODY.w - panelIn, h: 4.35 },
  ...{ text, leftIn: 0.45, headColour: 'accent1' },
  drawCard: (page, box, at) =>
    page.add(
      plate(`Fundo ${at + 1}`, box, LOOK.card),
      plate(`Marca ${at + 1}`, { ...box, w: 0.05 }, 'accent2'),
    ),
});
