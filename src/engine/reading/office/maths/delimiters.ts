import {
  childElements,
  childValue,
  findChild,
  findChildren,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { LATEX_SYMBOLS } from './latex-symbols.ts';
import type { MathContext } from './math-context.ts';
import { listMatrixRows, listRows } from './matrices.ts';

const MATRIX_BY_DELIMITERS: Record<string, string> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
};

/** `m:d`: round brackets by default. A matrix, a choice of cases or a binomial inside gets its own environment. */
export function convertDelimiters(element: XmlElement, context: MathContext): string {
  const properties = findChild(element, 'm:dPr');
  const opening = childValue(properties, 'm:begChr') ?? '(';
  const closing = childValue(properties, 'm:endChr') ?? ')';
  const separator = childValue(properties, 'm:sepChr') ?? '|';
  const special = convertOnlyChild(element, opening + closing, context);
  if (special !== null) return special;
  const inside = findChildren(element, 'm:e').map((part) => context.convert(part, context).trim());
  const between = separator === '|' ? ' \\mid ' : ` ${LATEX_SYMBOLS.get(separator) ?? separator} `;
  return `\\left${writeDelimiter(opening)}${inside.join(between)}\\right${writeDelimiter(closing)}`;
}

function convertOnlyChild(element: XmlElement, delimiters: string, context: MathContext): string | null {
  const parts = findChildren(element, 'm:e');
  const inside = parts.flatMap(childElements).filter((child) => !child.name.endsWith('Pr'));
  const [only] = inside;
  if (parts.length !== 1 || inside.length !== 1 || !only) return null;
  const matrix = MATRIX_BY_DELIMITERS[delimiters];
  if (only.name === 'm:m' && matrix !== undefined)
    return wrapEnvironment(matrix, listMatrixRows(only, context));
  if (only.name === 'm:eqArr' && delimiters === '{') return wrapEnvironment('cases', listRows(only, context));
  const isBare = childValue(findChild(only, 'm:fPr'), 'm:type') === 'noBar';
  if (only.name !== 'm:f' || delimiters !== '()' || !isBare) return null;
  const [top, bottom] = ['m:num', 'm:den'].map((name) =>
    context.convert(findChild(only, name), context).trim(),
  );
  return `\\binom{${top}}{${bottom}}`;
}

function wrapEnvironment(name: string, rows: string[]): string {
  return `\\begin{${name}}${rows.join(' \\\\ ')}\\end{${name}}`;
}

/** An absent delimiter is a point, as LaTeX wants every `\left` to have its `\right`. */
function writeDelimiter(character: string): string {
  if (character.trim() === '') return '.';
  if (character === '∣') return '|';
  const written = LATEX_SYMBOLS.get(character) ?? character;
  return /^[A-Za-z]/.test(written) ? `.${written}` : written;
}
