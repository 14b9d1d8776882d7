import { findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { MathContext } from './math-context.ts';

/** `m:m` on its own; inside brackets see `convertDelimiters`. */
export function convertMatrix(element: XmlElement, context: MathContext): string {
  return `\\begin{matrix}${listMatrixRows(element, context).join(' \\\\ ')}\\end{matrix}`;
}

/** `m:eqArr` on its own: equations one under the other. */
export function convertEquationArray(element: XmlElement, context: MathContext): string {
  return `\\begin{aligned}${listRows(element, context).join(' \\\\ ')}\\end{aligned}`;
}

/** Each row of a matrix with `&` between its cells. */
export function listMatrixRows(matrix: XmlElement, context: MathContext): string[] {
  const inside = { ...context, isAligned: false };
  return findChildren(matrix, 'm:mr').map((row) =>
    findChildren(row, 'm:e')
      .map((cell) => context.convert(cell, inside).trim())
      .join(' & '),
  );
}

/** Each row of an equation array. */
export function listRows(array: XmlElement, context: MathContext): string[] {
  return findChildren(array, 'm:e').map((row) =>
    context.convert(row, { ...context, isAligned: true }).trim(),
  );
}
