import type { CellsLook } from '#engine/composing/themes/parts/cells.ts';
import type { FewLook } from '#engine/composing/themes/parts/few-cards.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { BODY } from './board.ts';
import { head, LOOK, text } from './look.ts';

/** Facts and steps on white cards, each behind a stroke or its number. */
export const CELLS: CellsLook = {
  ...{ area: BODY, text, leastPt: 18, leftIn: { mark: 0.35, number: 0.86 } },
  drawCell: (page, box, at, label) => {
    const cell = { ...box, w: label === null ? 0.1 : 0.7 };
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
