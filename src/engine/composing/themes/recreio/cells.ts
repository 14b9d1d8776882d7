import type { CellsLook } from '#engine/composing/themes/parts/cells.ts';
import type { FewLook } from '#engine/composing/themes/parts/few-cards.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { plate } from '#engine/composing/themes/parts/page.ts';
import { LOOK, text } from './look.ts';
import { BODY, card, writeDisc } from './paper.ts';

/** Facts and steps on cut cards, each behind a stroke or a disc with its number. */
export const CELLS: CellsLook = {
  ...{ area: { ...BODY, h: 4.6 }, text, leastPt: 18, headColour: LOOK.ink },
  leftIn: { mark: 0.55, number: 1.05 },
  drawCell: (page, box, at, label) => {
    const size = Math.min(0.68, box.h - 0.14);
    const disc = { x: box.x + 0.2, y: box.y + (box.h - size) / 2, w: size, h: size };
    const bar = { x: box.x + 0.22, y: box.y + 0.16, w: 0.14, h: box.h - 0.32 };
    page.add(card(page, `Fundo ${at + 1}`, box));
    if (label === null)
      page.add(plate(`Marca ${at + 1}`, bar, accentAt(LOOK, at), { geometry: 'roundRect', adjust: 0.5 }));
    else writeDisc(page, `Número ${at + 1}`, disc, accentAt(LOOK, at), label, 26);
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
