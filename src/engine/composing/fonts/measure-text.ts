import { create, type Font } from 'fontkit';
import { arialWidth } from './arial-widths.ts';
import { type FontFace, type FontFamily, loadFont } from './font-files.ts';

interface Face {
  font: Font;
  /** Sign → advance as a share of the size, Arial's where that is wider; null where the face lacks it. */
  widths: Map<string, number | null>;
}
const faces = new Map<string, Face>();

function openFace(family: FontFamily, face: FontFace): Face {
  const key = `${family} ${face}`;
  const known = faces.get(key);
  if (known !== undefined) return known;
  const opened: Face = { font: create(loadFont(family, face)) as Font, widths: new Map() };
  faces.set(key, opened);
  return opened;
}

function widthOf(sign: string, family: FontFamily, face: FontFace): number | null {
  const { font, widths } = openFace(family, face);
  let width = widths.get(sign);
  if (width === undefined) {
    const code = sign.codePointAt(0) ?? 0x20;
    width = font.hasGlyphForCodePoint(code)
      ? Math.max(advanceOf(font, code) / font.unitsPerEm, arialWidth(sign, face))
      : null;
    widths.set(sign, width);
  }
  return width;
}

/** `advanceWidth` measures the outline on the way, and fails for an empty one at the end of the file, as of a control. */
function advanceOf(font: Font, code: number): number {
  const { hmtx } = font as Font & { hmtx: { metrics: { get(glyph: number): { advance: number } } } };
  return hmtx.metrics.get(font.glyphForCodePoint(code).id).advance;
}

/** Whether the face can draw the sign: Fredoka has no Greek, Lexend no U+2011. */
export const canDraw = (sign: string, family: FontFamily, face: FontFace): boolean =>
  widthOf(sign, family, face) !== null;

/** What a sign that the face lacks takes in the face that stands in for it: nearly a square. */
const UNKNOWN_WIDTH = 0.9;

/**
 * Width of a text on one line in points, without kerning (which only narrows it). Measured in our font and in Arial,
 * sign by sign the wider of both, so that it fits on a machine that has neither our fonts nor the embedded ones.
 */
export function measureText(text: string, family: FontFamily, face: FontFace, sizePt: number): number {
  let width = 0;
  for (const sign of text) width += widthOf(sign, family, face) ?? UNKNOWN_WIDTH;
  return width * sizePt;
}
