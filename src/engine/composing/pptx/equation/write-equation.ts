import temml from 'temml';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { childElements, textInside, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { MathLook } from './math-runs.ts';
import { convertRow } from './mathml-to-omml.ts';

/** LaTeX as an equation that PowerPoint edits (`m:oMath`), or null where it is not LaTeX that temml knows. */
export function writeEquation(latex: string, look: MathLook): string | null {
  const mathml = readMathml(latex);
  return mathml && `<m:oMath>${convertRow(childElements(mathml), look)}</m:oMath>`;
}

/** The same on one line of plain text, for programs that know no equations; null as above. */
export function writeLinear(latex: string): string | null {
  const mathml = readMathml(latex);
  return mathml && linear(mathml).replaceAll('^(∘)', '°').replace(/\s+/g, ' ').trim();
}

function readMathml(latex: string): XmlElement | null {
  try {
    const options = { xml: true, displayMode: true, throwOnError: true, annotate: false, strict: false };
    return parseXml(new TextEncoder().encode(temml.renderToString(latex, options)));
  } catch {
    return null;
  }
}

const BLANK = /[\u2061-\u2064]/g;

function linear(node: XmlElement): string {
  const children = childElements(node);
  const of = (at: number) => (children[at] ? linear(children[at]) : '');
  const grouped = (at: number) => (/^[\p{L}\p{N},.]*$/u.test(of(at)) ? of(at) : `(${of(at)})`);
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return textInside(node);
    case 'mo': {
      const sign = textInside(node).replace(BLANK, '');
      return /^[=<>≤≥≠≈→⇒⇔+−·×÷±]$/u.test(sign) ? ` ${sign} ` : sign;
    }
    case 'mspace':
      return ' ';
    case 'mphantom':
      return '';
    case 'mfrac':
      return `${grouped(0)}/${grouped(1)}`;
    case 'msqrt':
      return `√(${children.map(linear).join('')})`;
    case 'mroot':
      return `${of(1)}√(${of(0)})`;
    case 'munder':
      return children[1]?.name === 'mo' ? of(0) : `${of(0)}_${grouped(1)}`;
    case 'msub':
      return `${of(0)}_${grouped(1)}`;
    case 'msup':
      return `${of(0)}^${grouped(1)}`;
    case 'mover':
      return of(0);
    case 'msubsup':
    case 'munderover':
      return `${of(0)}_${grouped(1)}^${grouped(2)}`;
    case 'mtr':
      return `${children.map(linear).join(' ')}; `;
    default:
      return children.map(linear).join('');
  }
}
