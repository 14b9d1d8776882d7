import { buildLines } from './page/build-lines.ts';
import { composeAccents } from './page/compose-accents.ts';
import { countHiddenLetters } from './count-hidden-letters.ts';
import type { OpenDocument } from './library/open-document.ts';
import type { Glyph, PdfPage } from './page-content.ts';
import { measurePage } from './page/page-space.ts';
import { readDrawing } from './page/read-drawing.ts';
import { readGlyphs } from './page/read-glyphs.ts';
import { readStructureTags } from './structure/read-structure-tags.ts';
import { STYLE_SCRATCH } from './page/read-text-style.ts';

/** Memory lent to the library for its answers about letters and drawings. */
export const SCRATCH_BYTES = 64 + STYLE_SCRATCH;

/** Private-use and replacement signs: what a font without a letter table gives. */
const NOISE = /[\uE000-\uEFFF\uF100-\uF8FF\uFFFD]/u;
const NOISE_SHARE = 0.4;

/**
 * Reads one page: lines of text in the order of the file, and what is drawn.
 * @param number from 1
 * @param scratch memory of the library, at least `SCRATCH_BYTES`
 * @returns null when the page cannot be opened
 */
export function readPage(document: OpenDocument, number: number, scratch: number): PdfPage | null {
  const { pdfium, pointer } = document;
  const page = pdfium.calls.FPDF_LoadPage(pointer, number - 1);
  if (page === 0) return null;
  try {
    const space = measurePage(pdfium, page, scratch);
    const tags = readStructureTags(pdfium, page);
    const printed = readGlyphs(pdfium, page, space, scratch, tags.headingLevels);
    const glyphs = composeAccents(printed.glyphs);
    const drawing = readDrawing(pdfium, page, space, scratch, tags.altTexts);
    const upright = glyphs.filter((glyph) => !glyph.style.isTurned);
    const strokes = drawing.rules.filter((rule) => rule.top - rule.bottom > rule.right - rule.left);
    return {
      number,
      width: space.width,
      height: space.height,
      lines: buildLines(upright, strokes),
      signCount: printed.signCount,
      turnedTexts: joinTurned(glyphs),
      drawing,
      hiddenLetters: countHiddenLetters(glyphs, drawing, space),
      isGarbled: countNoise(glyphs) > NOISE_SHARE * glyphs.length,
    };
  } finally {
    pdfium.calls.FPDF_ClosePage(page);
  }
}

function countNoise(glyphs: readonly Glyph[]): number {
  let count = 0;
  for (const { text } of glyphs) {
    // Nearly every letter lies before the first of these signs: the pattern is not tried on those.
    if (text >= '\uE000' && NOISE.test(text)) count++;
  }
  return count;
}

/** Turned runs as they come: their geometry is another one than that of the page. */
function joinTurned(glyphs: readonly Glyph[]): string[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const glyph of glyphs) {
    if (!glyph.style.isTurned) {
      isOpen = false;
      continue;
    }
    const text = glyph.hasSpaceBefore && isOpen ? ` ${glyph.text}` : glyph.text;
    if (isOpen) texts[texts.length - 1] += text;
    else texts.push(text);
    isOpen = true;
  }
  return texts;
}
