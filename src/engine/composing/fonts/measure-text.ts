import { create, type Font } from 'fontkit';
import { type FontFace, type FontFamily, loadFont } from './font-files.ts';

interface Face {
  font: Font;
  /** Sign → advance as a share of the size, Arial's where that is wider; null where the face lacks it. */
  widths: Map<string, number | null>;
  /** Sign → advance in the face itself. */
  own: Map<string, number | null>;
}
/** Asked for every sign: two names are not joined for it each time. */
const faces: Record<FontFace, Map<FontFamily, Face>> = { regular: new Map(), bold: new Map() };

function openFace(family: FontFamily, face: FontFace): Face {
  const known = faces[face].get(family);
  if (known !== undefined) return known;
  const opened: Face = { font: create(loadFont(family, face)) as Font, widths: new Map(), own: new Map() };
  faces[face].set(family, opened);
  return opened;
}

function widthOf(sign: string, { font, widths }: Face, face: FontFace): number | null {
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
  widthOf(sign, openFace(family, face), face) !== null;

/** What a sign that the face lacks takes in the face that stands in for it: nearly a square. */
const UNKNOWN_WIDTH = 0.9;

/**
 * Width of a text on one line in points, without kerning (which only narrows it). Measured in our font and in Arial,
 * sign by sign the wider of both, so that it fits on a machine that has neither our fonts nor the embedded ones.
 */
export function measureText(text: string, family: FontFamily, face: FontFace, sizePt: number): number {
  const opened = openFace(family, face);
  let width = 0;
  for (const sign of text) width += widthOf(sign, opened, face) ?? UNKNOWN_WIDTH;
  return width * sizePt;
}

/** Width of a text on one line in points in the face itself, as who has it will see it. */
export function measureOwn(text: string, family: FontFamily, face: FontFace, sizePt: number): number {
  const { font, own } = openFace(family, face);
  let width = 0;
  for (const sign of text) {
    let advance = own.get(sign);
    if (advance === undefined) {
      const code = sign.codePointAt(0) ?? 0x20;
      advance = font.hasGlyphForCodePoint(code) ? advanceOf(font, code) / font.unitsPerEm : null;
      own.set(sign, advance);
    }
    width += advance ?? UNKNOWN_WIDTH;
  }
  return width * sizePt;
}

/** How far letters reach below the line, as a share of the size: the rest of a line's distance stands above it. */
export function descentOf(family: FontFamily): number {
  const { font } = openFace(family, 'regular');
  return -font.descent / font.unitsPerEm;
}

// Advance widths of Arial in thousandths of the size, for the signs from space to tilde: the metrics of Helvetica, with
// which Arial and Liberation Sans agree. A machine without our fonts shows Arial, and text must fit there too.
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const WIDTHS = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) };
/** An accented letter is as wide as its letter; of the rest a dash or an ellipsis is the widest. */
const WIDE = /[—…‰™→←↔⇒≤≥≠≈∞∑√]/;
const USUAL = 556;

/** Width of one sign as a share of the size. */
function arialWidth(sign: string, face: 'regular' | 'bold'): number {
  const letter = sign.normalize('NFD').codePointAt(0) ?? 0x20;
  const width = WIDTHS[face][(letter === 0xa0 ? 0x20 : letter) - 0x20];
  return (width ?? (WIDE.test(sign) ? 1000 : USUAL)) / 1000;
}
