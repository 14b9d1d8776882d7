import { type Box, containsPoint, type Glyph, type PageDrawing } from './page-content.ts';

/** Letters smaller than this cannot be read on paper or screen. */
const SMALLEST_READABLE_PT = 1.5;
/** A scan with a text layer has its recognised words, without ink, over a picture of the whole page. */
const SCAN_SHARE = 0.5;

/** Counts the letters of a page that a person cannot see; they are read all the same. */
export function countHiddenLetters(
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
