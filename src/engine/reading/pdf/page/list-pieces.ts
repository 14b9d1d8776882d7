import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import type { Box } from '#engine/reading/pdf/page-content.ts';
import { MAX_PAGE_OBJECTS } from '#engine/reading/pdf/pdf-limits.ts';
import { IDENTITY, joinMatrices, type Matrix, moveBox, readMatrix } from './matrix.ts';
import type { PageSpace } from './page-space.ts';

const KINDS: Readonly<Record<number, PagePiece['kind']>> = { 1: 'text', 2: 'path', 3: 'image', 4: 'shading' };
const FORM = 5;
const MAX_DEPTH = 5;

/** One thing drawn on a page, in the order of drawing. */
export interface PagePiece {
  kind: 'text' | 'path' | 'image' | 'shading';
  /** What is seen of it, in points of the page as shown. */
  box: Box;
  /** Dots in each inch as shown; 0 for all but pictures. */
  dpi: number;
}

/** All pieces of a page, those inside groups included. @param scratch at least 24 bytes of the library's memory */
export function listPieces(pdfium: Pdfium, page: number, space: PageSpace, scratch: number): PagePiece[] {
  const { calls } = pdfium;
  const pieces: PagePiece[] = [];
  let seen = 0;
  const visit = (object: number, matrix: Matrix, depth: number) => {
    seen++;
    const type = calls.FPDFPageObj_GetType(object);
    const kind = KINDS[type];
    if (kind !== undefined) {
      const own = readBounds(pdfium, object, scratch);
      const seenPart = own && cutBox(own, kind === 'image' ? readClip(pdfium, object, scratch) : null);
      if (!own || !seenPart) return;
      const box = space.toShown(moveBox(seenPart, matrix));
      const whole = moveBox(own, matrix);
      pieces.push({ kind, box, dpi: kind === 'image' ? measureDpi(pdfium, object, whole, scratch) : 0 });
    } else if (type === FORM && depth < MAX_DEPTH) {
      const inner = joinMatrices(readMatrix(pdfium, object, scratch), matrix);
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && seen < MAX_PAGE_OBJECTS; index++) {
        visit(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      }
    }
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && seen < MAX_PAGE_OBJECTS; index++) {
    visit(calls.FPDFPage_GetObject(page, index), IDENTITY, 0);
  }
  return pieces;
}

/** What both boxes cover; null where they are apart. */
export function cutBox(box: Box, by: Box | null): Box | null {
  if (by === null) return box;
  const cut = {
    left: Math.max(box.left, by.left),
    bottom: Math.max(box.bottom, by.bottom),
    right: Math.min(box.right, by.right),
    top: Math.min(box.top, by.top),
  };
  return cut.right > cut.left && cut.top > cut.bottom ? cut : null;
}

export const areaOf = (box: Box): number => (box.right - box.left) * (box.top - box.bottom);

function readBounds({ calls, view }: Pdfium, object: number, scratch: number): Box | null {
  if (calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const at = (place: number) => view().getFloat32(scratch + place, true);
  return { left: at(0), bottom: at(4), right: at(8), top: at(12) };
}

const MOST_CLIP_POINTS = 400;

/** The box around what an object is clipped to; null where it is not clipped. */
function readClip({ calls, view }: Pdfium, object: number, scratch: number): Box | null {
  const clip = calls.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : calls.FPDFClipPath_CountPaths(clip);
  let seen: Box | null = null;
  for (let path = 0; path < paths; path++) {
    const count = calls.FPDFClipPath_CountPathSegments(clip, path);
    if (count < 3 || count > MOST_CLIP_POINTS) continue;
    const around: Box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
    for (let index = 0; index < count; index++) {
      const segment = calls.FPDFClipPath_GetPathSegment(clip, path, index);
      if (calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
      const [x, y] = [view().getFloat32(scratch, true), view().getFloat32(scratch + 4, true)];
      around.left = Math.min(around.left, x);
      around.right = Math.max(around.right, x);
      around.bottom = Math.min(around.bottom, y);
      around.top = Math.max(around.top, y);
    }
    seen = seen === null ? around : (cutBox(seen, around) ?? { ...around, right: around.left });
  }
  return seen;
}

const POINTS_PER_INCH = 72;

/** The density of both directions together: a picture may be turned or stretched. */
function measureDpi({ calls, view }: Pdfium, object: number, box: Box, scratch: number): number {
  if (calls.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return 0;
  const dots = view().getUint32(scratch, true) * view().getUint32(scratch + 4, true);
  const area = areaOf(box);
  return area > 0 ? POINTS_PER_INCH * Math.sqrt(dots / area) : 0;
}
