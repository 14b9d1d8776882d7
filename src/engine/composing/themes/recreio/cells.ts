import type { CellsLook } from '#engine/composing/themes/parts/cells.ts';
import type { FewLook } from '#engine/composing/themes/parts/few-cards.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';
import { BODY, card, writeDisc } from './paper.ts';

/** Steps on cut cards, each behind a disc with its number; facts on the paper behind strokes. */
export const CELLS: CellsLook = {
  ...{ area: { ...BODY, h: 4.6 }, text, leastPt: 18, headColour: LOOK.ink },
  leftIn: { mark: 0.38, number: 1.05 },
  tall: { area: { ...BODY, y: 1.62, h: 5.05 }, title: head(38), titleIn: 10.6 },
  drawMark: (page, box, at) =>
    page.add(
      plate(`Marca ${at + 1}`, { ...box, w: 0.14 }, accentAt(LOOK, at), {
        geometry: 'roundRect',
        adjust: 0.5,
      }),
    ),
  drawStep: (page, box, at, label) => {
    const size = Math.min(0.68, box.h - 0.14);
    const disc = { x: box.x + 0.2, y: box.y + (box.h - size) / 2, w: size, h: size };
    page.add(card(page, `Fundo ${at + 1}`, box));
    writeDisc(page, `Número ${at + 1}`, disc, accentAt(LOOK, at), label, 26);
  },
};

/** Beside a panel so wide. */
export const FEW = (panelIn: number): FewLook => ({
  area: { ...BODY, w: BODY.w - panelIn, h: 4.5 },
  ...{ text, leftIn: 0.75 },
  drawCard: (page, box, at) =>
    page.add(
      card(page, `Fundo ${at + 1}`, box),
      plate(
        `Marca ${at + 1}`,
        { x: box.x + 0.25, y: box.y + 0.2, w: 0.2, h: box.h - 0.4 },
        accentAt(LOOK, at),
        { geometry: 'roundRect', adjust: 0.5 },
      ),
    ),
});
