import type { Pdfium } from '#engine/reading/pdf/library/load-pdfium.ts';
import type { Box } from '#engine/reading/pdf/page-content.ts';

/** Affine map as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix of a page object. @param scratch at least 24 bytes of the library's memory */
export function readMatrix({ calls, view }: Pdfium, object: number, scratch: number): Matrix {
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
  const at = (index: number) => view().getFloat32(scratch + 4 * index, true);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** First `inner`, then `outer`. */
export function joinMatrices(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** The upright box around a box that was moved by `matrix`. */
export function moveBox(box: Box, matrix: Matrix): Box {
  if (matrix === IDENTITY) return box;
  const [a, b, c, d, e, f] = matrix;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.left, box.right]) {
    for (const y of [box.bottom, box.top]) {
      xs.push(a * x + c * y + e);
      ys.push(b * x + d * y + f);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
