import { childValue, findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { LATEX_SYMBOLS } from './latex-symbols.ts';
import type { MathContext } from './math-context.ts';

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
