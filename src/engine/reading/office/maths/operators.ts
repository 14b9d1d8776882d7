import {
  childSwitch,
  childValue,
  findChild,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { FUNCTION_NAMES, LATEX_SYMBOLS } from './latex-symbols.ts';
import type { MathContext } from './math-context.ts';

/** `m:nary`: integral by default; sums, products, unions and their limits. */
export function convertNary(element: XmlElement, context: MathContext): string {
  const properties = findChild(element, 'm:naryPr');
  const character = childValue(properties, 'm:chr') ?? '∫';
  const operator = (LATEX_SYMBOLS.get(character) ?? character).trim();
  const isIntegral = '∫∬∭∮'.includes(character);
  const limits = isIntegral && childValue(properties, 'm:limLoc') === 'undOvr' ? '\\limits' : '';
  const below = readLimit('m:sub', 'm:subHide');
  const above = readLimit('m:sup', 'm:supHide');
  const scripts = `${below === '' ? '' : `_{${below}}`}${above === '' ? '' : `^{${above}}`}`;
  return `${operator}${limits}${scripts} ${context.convert(findChild(element, 'm:e'), context)}`;

  function readLimit(name: string, hidden: string): string {
    if (childSwitch(properties, hidden) === true) return '';
    return context.convert(findChild(element, name), context).trim();
  }
}

/** `m:func`: a function name and its argument. */
export function convertFunction(element: XmlElement, context: MathContext): string {
  const name = context.convert(findChild(element, 'm:fName'), context).trim();
  const argument = context.convert(findChild(element, 'm:e'), context);
  const upright = /^(?:\\mathrm|\\text)?\{?([A-Za-z]{2,})\}?$/.exec(name)?.[1];
  const operator =
    upright === undefined ? name : (FUNCTION_NAMES.get(upright) ?? `\\operatorname{${upright}}`);
  return `${operator.trim()} ${argument}`;
}

/** `m:limLow`: something written under, as in the limit of a function or under a brace. */
export function convertLowerLimit(element: XmlElement, context: MathContext): string {
  const base = readBase(element, context);
  const limit = context.convert(findChild(element, 'm:lim'), context).trim();
  return takesLimits(base, 'underbrace') ? `${base}_{${limit}} ` : `\\underset{${limit}}{${base}}`;
}

/** `m:limUpp`: something written over. */
export function convertUpperLimit(element: XmlElement, context: MathContext): string {
  const base = readBase(element, context);
  const limit = context.convert(findChild(element, 'm:lim'), context).trim();
  return takesLimits(base, 'overbrace') ? `${base}^{${limit}} ` : `\\overset{${limit}}{${base}}`;
}

function readBase(element: XmlElement, context: MathContext): string {
  const base = context.convert(findChild(element, 'm:e'), context).trim();
  const upright = /^\\mathrm\{([a-z]+)\}$/.exec(base)?.[1] ?? '';
  return (FUNCTION_NAMES.get(upright) ?? base).trim();
}

function takesLimits(base: string, brace: string): boolean {
  return (
    /^\\(?:lim|max|min|sup|inf|det|gcd|sum|prod|limsup|liminf|bigcup|bigcap)$/.test(base) ||
    base.startsWith(`\\${brace}{`)
  );
}
