import { join } from 'node:path';
import sharp from 'sharp';
import { toHex } from '#engine/composing/drawing/colours.ts';
import { type DrawnDeck, formulaKey } from '#engine/composing/drawing/drawn.ts';
import { typeset } from './compile.ts';
import { toTypstMath } from './formula.ts';
import { toPoints } from './marks/mark.ts';

const TEMPLATE = join(import.meta.dirname, 'formula-picture.typ');
/** Two pixels for each of a projector. */
const DENSITY = 216;

/**
 * Pictures of the deck's formulas by `formulaKey`: PNG of the shape of their boxes, on no ground. One that cannot be set
 * has none.
 */
export async function drawFormulas(deck: DrawnDeck): Promise<Map<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>();
  for (const element of deck.slides.flatMap(({ elements }) => elements)) {
    if (element.kind !== 'formula' || drawn.has(formulaKey(element))) continue;
    const { latex, box, sizePt, colour, alt } = element;
    const source = toTypstMath(latex);
    if (source === null) continue;
    const data = {
      ...{ source, alt, size: sizePt, fill: toHex(colour, deck.theme.scheme) },
      ...{ width: toPoints(box.w), height: toPoints(box.h) },
    };
    const svg = typeset({ template: TEMPLATE, data }).toSvg();
    const png = await sharp(Buffer.from(svg), { density: DENSITY })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    drawn.set(formulaKey(element), png);
  }
  return drawn;
}
