import {
  childElements,
  childSwitch,
  childValue,
  findChild,
  findChildren,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { MathContext } from './math-context.ts';
import { LATEX_SYMBOLS } from './write-math-text.ts';

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

/** `m:m` on its own; inside brackets see `convertDelimiters`. */
export function convertMatrix(element: XmlElement, context: MathContext): string {
  return `\\begin{matrix}${listMatrixRows(element, context).join(' \\\\ ')}\\end{matrix}`;
}

/** `m:eqArr` on its own: equations one under the other. */
export function convertEquationArray(element: XmlElement, context: MathContext): string {
  return `\\begin{aligned}${listRows(element, context).join(' \\\\ ')}\\end{aligned}`;
}

/** Each row of a matrix with `&` between its cells. */
function listMatrixRows(matrix: XmlElement, context: MathContext): string[] {
  const inside = { ...context, isAligned: false };
  return findChildren(matrix, 'm:mr').map((row) =>
    findChildren(row, 'm:e')
      .map((cell) => context.convert(cell, inside).trim())
      .join(' & '),
  );
}

/** Each row of an equation array. */
function listRows(array: XmlElement, context: MathContext): string[] {
  return findChildren(array, 'm:e').map((row) =>
    context.convert(row, { ...context, isAligned: true }).trim(),
  );
}

/** Combining mark → command over one sign, command over several. */
const ACCENTS: Record<string, [narrow: string, wide: string]> = {
  '\u0302': ['hat', 'widehat'],
  '^': ['hat', 'widehat'],
  '\u0303': ['tilde', 'widetilde'],
  '~': ['tilde', 'widetilde'],
  '\u0304': ['bar', 'overline'],
  '\u0305': ['bar', 'overline'],
  '¯': ['bar', 'overline'],
  '‾': ['bar', 'overline'],
  '\u0332': ['underline', 'underline'],
  '\u0307': ['dot', 'dot'],
  '\u0308': ['ddot', 'ddot'],
  '\u20db': ['dddot', 'dddot'],
  '\u0306': ['breve', 'breve'],
  '\u030c': ['check', 'check'],
  '\u0300': ['grave', 'grave'],
  '\u0301': ['acute', 'acute'],
  '\u030a': ['mathring', 'mathring'],
  '\u20d7': ['vec', 'overrightarrow'],
  '→': ['vec', 'overrightarrow'],
  '\u20d6': ['overleftarrow', 'overleftarrow'],
  '\u20e1': ['overleftrightarrow', 'overleftrightarrow'],
};

const GROUP_MARKS: Record<string, string> = {
  '⏟': 'underbrace',
  '⏞': 'overbrace',
  '⎵': 'underbracket',
  '⎴': 'overbracket',
  '→': 'xrightarrow',
  '←': 'xleftarrow',
  '⇒': 'xRightarrow',
  '⇐': 'xLeftarrow',
  '↔': 'xleftrightarrow',
  '⇔': 'xLeftrightarrow',
};

/** `m:acc`: a hat unless another mark is named. */
export function convertAccent(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  const [narrow, wide] = ACCENTS[childValue(findChild(element, 'm:accPr'), 'm:chr') ?? '\u0302'] ?? [
    'hat',
    'widehat',
  ];
  const isOneSign = /^(?:[^\\]|\\[A-Za-z]+)$/u.test(inside);
  return `\\${isOneSign ? narrow : wide}{${inside}}`;
}

/** `m:bar`: a line, below unless it says above. */
export function convertBar(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  const isAbove = childValue(findChild(element, 'm:barPr'), 'm:pos') === 'top';
  return `\\${isAbove ? 'overline' : 'underline'}{${inside}}`;
}

/** `m:groupChr`: a brace or an arrow as wide as what it belongs to; a brace below by default. */
export function convertGroupCharacter(element: XmlElement, context: MathContext): string {
  const properties = findChild(element, 'm:groupChrPr');
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  const character = childValue(properties, 'm:chr') ?? '⏟';
  const command = GROUP_MARKS[character];
  const isAbove = childValue(properties, 'm:pos') === 'top';
  if (command?.startsWith('x') === true)
    return isAbove ? `\\${command}[${inside}]{}` : `\\${command}{${inside}}`;
  if (command !== undefined) return `\\${command}{${inside}}`;
  const mark = (LATEX_SYMBOLS.get(character) ?? character).trim();
  return isAbove ? `\\overset{${mark}}{${inside}}` : `\\underset{${mark}}{${inside}}`;
}

/** `m:borderBox`: a frame. */
export function convertBorderBox(element: XmlElement, context: MathContext): string {
  return `\\boxed{${context.convert(findChild(element, 'm:e'), context).trim()}}`;
}

/** `m:phant`: takes room; shown unless it says not. */
export function convertPhantom(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  return childSwitch(findChild(element, 'm:phantPr'), 'm:show') === false ? `\\phantom{${inside}}` : inside;
}
