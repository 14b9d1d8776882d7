import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import type { Box, PageDrawing } from '#engine/reading/pdf/page-content.ts';
import { MAX_PAGE_OBJECTS } from '#engine/reading/pdf/pdf-limits.ts';
import { IDENTITY, joinMatrices, type Matrix, moveBox, readMatrix } from './matrix.ts';
import type { PageSpace } from './page-space.ts';

const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_DEPTH = 5;
/** A path thinner than this is a stroke, whether drawn as a line or as a filled rectangle. */
const RULE_THICKNESS_PT = 2.5;
const MIN_RULE_LENGTH_PT = 8;
/** The bar of a fraction is as short as a digit and never thick. */
const MIN_BAR_LENGTH_PT = 2;
const BAR_THICKNESS_PT = 1.6;
const MOST_BARS = 1000;
const WHITE_FROM = 250;

interface Walk {
  pdfium: Pdfium;
  space: PageSpace;
  scratch: number;
  altTexts: ReadonlyMap<number, string>;
  drawing: PageDrawing;
  seen: number;
}

/** Collects pictures, strokes and painted areas of a page, those inside groups included. */
export function readDrawing(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  scratch: number,
  altTexts: ReadonlyMap<number, string>,
): PageDrawing {
  const drawing: PageDrawing = {
    pictures: [],
    rules: [],
    bars: [],
    inkedAreas: [],
    pictureCount: 0,
    pathSegments: 0,
  };
  const walk: Walk = { pdfium, space, scratch, altTexts, drawing, seen: 0 };
  const { calls } = pdfium;
  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && walk.seen < MAX_PAGE_OBJECTS; index++) {
    visit(walk, calls.FPDFPage_GetObject(page, index), IDENTITY, 0);
  }
  return drawing;
}

function visit(walk: Walk, object: number, matrix: Matrix, depth: number): void {
  walk.seen++;
  const { calls } = walk.pdfium;
  switch (calls.FPDFPageObj_GetType(object)) {
    case PATH:
      takePath(walk, object, matrix);
      return;
    case IMAGE:
      takePicture(walk, object, matrix);
      return;
    case SHADING: {
      const box = readBox(walk, object, matrix);
      if (box !== null) walk.drawing.inkedAreas.push(box);
      return;
    }
    case FORM: {
      if (depth >= MAX_DEPTH) return;
      const inner = joinMatrices(readMatrix(walk.pdfium, object, walk.scratch), matrix);
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && walk.seen < MAX_PAGE_OBJECTS; index++) {
        visit(walk, calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      }
    }
  }
}

function takePicture(walk: Walk, object: number, matrix: Matrix): void {
  walk.drawing.pictureCount++;
  const box = readBox(walk, object, matrix);
  if (box === null) return;
  const mark = walk.altTexts.size > 0 ? walk.pdfium.calls.FPDFPageObj_GetMarkedContentID(object) : -1;
  walk.drawing.pictures.push({ ...box, alt: walk.altTexts.get(mark) ?? null });
  walk.drawing.inkedAreas.push(box);
}

function takePath(walk: Walk, object: number, matrix: Matrix): void {
  const { pdfium, scratch, drawing } = walk;
  const segments = pdfium.calls.FPDFPath_CountSegments(object);
  drawing.pathSegments += Math.max(0, segments);
  const box = readBox(walk, object, matrix);
  if (box === null) return;
  const width = box.right - box.left;
  const height = box.top - box.bottom;
  if (Math.min(width, height) <= RULE_THICKNESS_PT) {
    if (Math.max(width, height) >= MIN_RULE_LENGTH_PT) drawing.rules.push(box);
    if (width >= MIN_BAR_LENGTH_PT && height <= BAR_THICKNESS_PT && drawing.bars.length < MOST_BARS)
      drawing.bars.push(box);
    return;
  }
  pdfium.calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const isFilled = pdfium.view().getInt32(scratch, true) !== 0;
  const isStroked = pdfium.view().getInt32(scratch + 4, true) !== 0;
  if (isFilled && isTinted(walk, object)) drawing.inkedAreas.push(box);
  // Four strokes at most for a frame; more segments are a drawing.
  if (isStroked && segments >= 4 && segments <= 6) drawing.rules.push(...listEdges(box));
}

function isTinted({ pdfium, scratch }: Walk, object: number): boolean {
  if (pdfium.calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
    return true;
  }
  const view = pdfium.view();
  const lightest = Math.min(...[0, 4, 8].map((at) => view.getUint32(scratch + at, true)));
  return lightest < WHITE_FROM && view.getUint32(scratch + 12, true) > 0;
}

function listEdges({ left, right, bottom, top }: Box): Box[] {
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}

function readBox({ pdfium, space, scratch }: Walk, object: number, matrix: Matrix): Box | null {
  if (pdfium.calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
    return null;
  }
  const view = pdfium.view();
  const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => view.getFloat32(scratch + at, true));
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  const box = space.toShown(moveBox({ left, bottom, right, top }, matrix));
  // What lies outside the page is not seen.
  const seen = {
    left: Math.max(0, box.left),
    bottom: Math.max(0, box.bottom),
    right: Math.min(space.width, box.right),
    top: Math.min(space.height, box.top),
  };
  return seen.right >= seen.left && seen.top >= seen.bottom ? seen : null;
}
