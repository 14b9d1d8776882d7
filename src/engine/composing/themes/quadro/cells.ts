import type { CellsLook } from '#engine/composing/themes/parts/cells.ts';
import type { FewLook } from '#engine/composing/themes/parts/few-cards.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { BODY } from './board.ts';
import { head, LOOK, text } from './look.ts';

/** Steps on white cards, each with its number; facts on the paper behind strokes. */
export const CELLS: CellsLook = {
  ...{ area: BODY, text, leastPt: 18, leftIn: { mark: 0.3, number: 0.86 } },
  tall: { area: { ...BODY, y: 1.75, h: 4.95 }, title: head(34), titleIn: 11.9 },
  drawMark: (page, box, at) => page.add(plate(`Marca ${at + 1}`, { ...box, w: 0.1 }, 'accent1')),
  drawStep: (page, box, at, label) => {
    const cell = { ...box, w: 0.7 };
    page.add(plate(`Fundo ${at + 1}`, box, LOOK.card), plate(`Casa ${at + 1}`, cell, 'accent1'));
    page.write(
      {
        ...{ name: `Número ${at + 1}`, box: cell, leastPt: 20 },
        style: head(28, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
      },
      label,
    );
  },
};

/** Beside a panel so wide. */
export const FEW = (panelIn: number): FewLook => ({
  area: { ...BODY, w: BODY.w - panelIn, h: 4.3 },
  ...{ text, leftIn: 0.5 },
  drawCard: (page, box, at) =>
    page.add(
      plate(`Fundo ${at + 1}`, box, LOOK.card),
      plate(`Marca ${at + 1}`, { ...box, w: 0.1 }, accentAt(LOOK, at)),
    ),
});
