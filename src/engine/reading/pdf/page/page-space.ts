import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import type { Box } from '#engine/reading/pdf/page-content.ts';

/** Turns coordinates of the file into those of the page as it is shown. */
export interface PageSpace {
  width: number;
  height: number;
  /** Quarter turns clockwise at which the page is shown, 0 to 3. */
  turns: number;
  toShown(box: Box): Box;
}

/** @param scratch at least 16 bytes of the library's memory */
export function measurePage(pdfium: Pdfium, page: number, scratch: number): PageSpace {
  const { calls } = pdfium;
  const width = calls.FPDF_GetPageWidthF(page);
  const height = calls.FPDF_GetPageHeightF(page);
  const turns = calls.FPDFPage_GetRotation(page) & 3;
  const hasBounds = calls.FPDF_GetPageBoundingBox(page, scratch) !== 0;
  const x0 = hasBounds ? pdfium.view().getFloat32(scratch, true) : 0;
  const y0 = hasBounds ? pdfium.view().getFloat32(scratch + 12, true) : 0;
  const toShown = (box: Box): Box => {
    const left = box.left - x0;
    const right = box.right - x0;
    const bottom = box.bottom - y0;
    const top = box.top - y0;
    switch (turns) {
      case 1:
        return { left: bottom, right: top, bottom: height - right, top: height - left };
      case 2:
        return { left: width - right, right: width - left, bottom: height - top, top: height - bottom };
      case 3:
        return { left: width - top, right: width - bottom, bottom: left, top: right };
      default:
        return { left, right, bottom, top };
    }
  };
  return { width, height, turns, toShown };
}
