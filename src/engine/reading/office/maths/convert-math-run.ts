import {
  childSwitch,
  childValue,
  findChild,
  findChildren,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { writeMathText, writeProse } from './write-math-text.ts';

const SCRIPTS: Record<string, string> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
const STYLES: Record<string, string> = { p: 'mathrm', b: 'mathbf', bi: 'boldsymbol' };

/** An `m:r`: its characters in the style its properties ask for. */
export function convertMathRun(run: XmlElement, isAligned: boolean): string {
  const text = findChildren(run, 'm:t').map(textInside).join('');
  const properties = findChild(run, 'm:rPr');
  if (childSwitch(properties, 'm:nor') === true && /\p{L}/u.test(text)) return writeProse(text);
  const latex = writeMathText(text, isAligned);
  const alphabet =
    SCRIPTS[childValue(properties, 'm:scr') ?? ''] ?? STYLES[childValue(properties, 'm:sty') ?? ''];
  const isStyleable = /^[A-Za-z]+$/.test(text) && latex === text;
  const isBold = alphabet === 'mathbf' || alphabet === 'boldsymbol';
  if (alphabet === undefined || (!isStyleable && !isBold)) return latex;
  if (isStyleable) return `\\${alphabet}{${latex}}`;
  return /^(\\[A-Za-z]+ |[A-Za-z\d])$/.test(latex) ? `\\boldsymbol{${latex.trim()}}` : latex;
}
