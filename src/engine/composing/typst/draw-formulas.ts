import { join } from 'node:path';
import sharp from 'sharp';
import { toHex } from '#engine/composing/drawing/colours.ts';
import { type Box, type DrawnDeck, formulaKey } from '#engine/composing/drawing/drawn.ts';
import { typeset } from './compile.ts';
import { toTypstMath } from './formula.ts';
import { toPoints } from './marks/mark.ts';

const TEMPLATE = join(import.meta.dirname, 'formula-picture.typ');
/** Two pixels for each of a projector. */
const DENSITY = 216;

export interface FormulaPicture {
  /** PNG on no ground, of the shape of its box. */
  png: Uint8Array;
  /** What the formula takes, in the middle of the room that the theme gave it. */
  box: Box;
}

/** Pictures of the deck's formulas by `formulaKey`; one that cannot be set has none. */
export async function drawFormulas(deck: DrawnDeck): Promise<Map<string, FormulaPicture>> {
  const drawn = new Map<string, FormulaPicture>();
  for (const element of deck.slides.flatMap(({ elements }) => elements)) {
    if (element.kind !== 'formula' || drawn.has(formulaKey(element))) continue;
    const { latex, box, sizePt, colour, alt } = element;
    const source = toTypstMath(latex);
    if (source === null) continue;
    const data = { source, alt, size: sizePt, fill: toHex(colour, deck.theme.scheme) };
    const set = typeset({ template: TEMPLATE, data });
    const [width = 0, height = 0] = set.query('<size>').flat().map(Number);
    if (!(width > 0 && height > 0)) continue;
    const png = await sharp(Buffer.from(set.toSvg()), { density: DENSITY })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    drawn.set(formulaKey(element), { png, box: centre(box, width / toPoints(1), height / toPoints(1)) });
  }
  return drawn;
}

/** A box of this size in the middle of a room, smaller where it would not fit. */
function centre({ x, y, w, h }: Box, wide: number, high: number): Box {
  const share = Math.min(1, w / wide, h / high);
  return {
    ...{ x: x + (w - wide * share) / 2, y: y + (h - high * share) / 2 },
    ...{ w: wide * share, h: high * share },
  };
}
