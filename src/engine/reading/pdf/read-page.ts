import type { OpenDocument } from './library/open-document.ts';
import { findFormulas } from './maths/find-formulas.ts';
import { buildLines } from './page/build-lines.ts';
import { composeAccents } from './page/compose-accents.ts';
import { measurePage } from './page/page-space.ts';
import { readDrawing } from './page/read-drawing.ts';
import { readGlyphs } from './page/read-glyphs.ts';
import { STYLE_SCRATCH } from './page/read-text-style.ts';
import { type Box, containsPoint, type Glyph, type PageDrawing, type PdfPage } from './page-content.ts';
import { readStructureTags } from './structure/read-structure-tags.ts';

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
    const printed = readGlyphs(pdfium, page, space, scratch, tags);
    const shown = printed.glyphs.filter((glyph) => isOnPage(glyph, space));
    const glyphs = composeAccents(shown);
    const drawing = readDrawing(pdfium, page, space, scratch, tags.altTexts);
    const upright = glyphs.filter((glyph) => !glyph.style.isTurned);
    const strokes = drawing.rules.filter((rule) => rule.top - rule.bottom > rule.right - rule.left);
    return {
      number,
      width: space.width,
      height: space.height,
      lines: buildLines(findFormulas(upright, drawing.bars, strokes), strokes),
      signCount: printed.signCount,
      turnedTexts: joinTurned(glyphs),
      drawing,
      lettersOutside: printed.glyphs.length - shown.length,
      hiddenLetters: countHiddenLetters(glyphs, drawing, space),
      isGarbled: countNoise(glyphs) > NOISE_SHARE * glyphs.length,
    };
  } finally {
    pdfium.calls.FPDF_ClosePage(page);
  }
}

/** Slides shown step by step park what comes later beside the page, where nobody sees it. */
function isOnPage(glyph: Glyph, page: { width: number; height: number }): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  return x >= 0 && x <= page.width && y >= 0 && y <= page.height;
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

/** Letters smaller than this cannot be read on paper or screen. */
const SMALLEST_READABLE_PT = 1.5;
/** A scan with a text layer has its recognised words, without ink, over a picture of the whole page. */
const SCAN_SHARE = 0.5;

/** Counts the letters of a page that a person cannot see; they are read all the same. */
function countHiddenLetters(
  glyphs: readonly Glyph[],
  drawing: PageDrawing,
  page: { width: number; height: number },
): number {
  const isScan = drawing.pictures.some((picture) => areaOf(picture) > SCAN_SHARE * page.width * page.height);
  let hidden = 0;
  for (const glyph of glyphs) {
    const { ink, size } = glyph.style;
    if (ink === 'invisible') hidden += isScan ? 0 : 1;
    else if (size < SMALLEST_READABLE_PT) hidden++;
    else if (ink === 'white' && !isOnInk(glyph, drawing.inkedAreas)) hidden++;
  }
  return hidden;
}

function isOnInk(glyph: Glyph, areas: readonly Box[]): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  return areas.some((area) => containsPoint(area, x, y));
}

function areaOf(box: Box): number {
  return (box.right - box.left) * (box.top - box.bottom);
}
