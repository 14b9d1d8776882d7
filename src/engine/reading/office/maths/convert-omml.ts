import {
  childElements,
  childSwitch,
  childValue,
  findChild,
  findChildren,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import {
  convertAccent,
  convertBar,
  convertBorderBox,
  convertDelimiters,
  convertEquationArray,
  convertGroupCharacter,
  convertMatrix,
  convertPhantom,
} from './enclosures.ts';
import { groupBase, type MathContext } from './math-context.ts';
import { FUNCTION_NAMES, LATEX_SYMBOLS, writeMathText, writeProse } from './write-math-text.ts';

type Converter = (element: XmlElement, context: MathContext) => string;

const CONVERTERS: Record<string, Converter> = {
  'm:r': (element, context) => convertMathRun(element, context.isAligned),
  'm:f': convertFraction,
  'm:rad': convertRadical,
  'm:sSup': convertScripts,
  'm:sSub': convertScripts,
  'm:sSubSup': convertScripts,
  'm:sPre': convertScripts,
  'm:nary': convertNary,
  'm:func': convertFunction,
  'm:limLow': convertLowerLimit,
  'm:limUpp': convertUpperLimit,
  'm:d': convertDelimiters,
  'm:m': convertMatrix,
  'm:eqArr': convertEquationArray,
  'm:acc': convertAccent,
  'm:bar': convertBar,
  'm:groupChr': convertGroupCharacter,
  'm:borderBox': convertBorderBox,
  'm:phant': convertPhantom,
  'w:del': () => '',
  'w:moveFrom': () => '',
};

/**
 * An Office Math element (ECMA-376 part 1, §22.1) as LaTeX that KaTeX and MathJax accept, without the
 * dollar signs. Unknown elements answer what is inside them. Empty when there is nothing to show.
 */
export function convertOmml(element: XmlElement): string {
  return convertChildren(element, { isAligned: false, convert: convertChildren }).replace(/\s+/g, ' ').trim();
}

function convertChildren(element: XmlElement | undefined, context: MathContext): string {
  if (!element) return '';
  return joinRuns(childElements(element).filter((child) => !child.name.endsWith('Pr')))
    .map((child) => (CONVERTERS[child.name] ?? convertChildren)(child, context))
    .join('');
}

const SCRIPTS: Record<string, string> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
const STYLES: Record<string, string> = { p: 'mathrm', b: 'mathbf', bi: 'boldsymbol' };

/** An `m:r`: its characters in the style its properties ask for. */
function convertMathRun(run: XmlElement, isAligned: boolean): string {
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

/** Neighbouring runs of one math style as one run: Office cuts words anywhere, and a word cut in two is not a word. */
function joinRuns(elements: XmlElement[]): XmlElement[] {
  const joined: XmlElement[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (last?.name === 'm:r' && element.name === 'm:r' && readStyle(last) === readStyle(element)) {
      joined[joined.length - 1] = { ...last, children: [...last.children, ...element.children] };
    } else joined.push(element);
  }
  return joined;
}

function readStyle(run: XmlElement): string {
  const properties = findChild(run, 'm:rPr');
  const isPlain = findChild(properties, 'm:nor') ? 'nor' : '';
  return [isPlain, childValue(properties, 'm:scr'), childValue(properties, 'm:sty')].join(' ');
}

/** `m:f`: a bar by default, on the line, slanted, or without a bar. */
function convertFraction(element: XmlElement, context: MathContext): string {
  const top = context.convert(findChild(element, 'm:num'), context).trim();
  const bottom = context.convert(findChild(element, 'm:den'), context).trim();
  const type = childValue(findChild(element, 'm:fPr'), 'm:type');
  if (type === 'lin') return `${groupBase(top)}/${groupBase(bottom)}`;
  if (type === 'noBar') return `{${top} \\atop ${bottom}}`;
  return type === 'skw' ? `{}^{${top}}/_{${bottom}}` : `\\frac{${top}}{${bottom}}`;
}

/** `m:rad`: a square root unless a degree is written. */
function convertRadical(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  const isDegreeHidden = childSwitch(findChild(element, 'm:radPr'), 'm:degHide') === true;
  const degree = isDegreeHidden ? '' : context.convert(findChild(element, 'm:deg'), context).trim();
  return degree === '' ? `\\sqrt{${inside}}` : `\\sqrt[${degree}]{${inside}}`;
}

/** `m:sSup`, `m:sSub`, `m:sSubSup` and `m:sPre` (scripts before the base). */
function convertScripts(element: XmlElement, context: MathContext): string {
  const base = context.convert(findChild(element, 'm:e'), context);
  const below = context.convert(findChild(element, 'm:sub'), context).trim();
  const above = context.convert(findChild(element, 'm:sup'), context).trim();
  const scripts = `${below === '' ? '' : `_{${below}}`}${above === '' ? '' : `^{${above}}`}`;
  if (element.name === 'm:sPre') return `{}${scripts}${groupBase(base)}`;
  return base.trim() === '' ? `{}${scripts}` : `${groupBase(base)}${scripts}`;
}

/** `m:nary`: integral by default; sums, products, unions and their limits. */
function convertNary(element: XmlElement, context: MathContext): string {
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
function convertFunction(element: XmlElement, context: MathContext): string {
  const name = context.convert(findChild(element, 'm:fName'), context).trim();
  const argument = context.convert(findChild(element, 'm:e'), context);
  const upright = /^(?:\\mathrm|\\text)?\{?([A-Za-z]{2,})\}?$/.exec(name)?.[1];
  const operator =
    upright === undefined ? name : (FUNCTION_NAMES.get(upright) ?? `\\operatorname{${upright}}`);
  return `${operator.trim()} ${argument}`;
}

/** `m:limLow`: something written under, as in the limit of a function or under a brace. */
function convertLowerLimit(element: XmlElement, context: MathContext): string {
  const base = readBase(element, context);
  const limit = context.convert(findChild(element, 'm:lim'), context).trim();
  return takesLimits(base, 'underbrace') ? `${base}_{${limit}} ` : `\\underset{${limit}}{${base}}`;
}

/** `m:limUpp`: something written over. */
function convertUpperLimit(element: XmlElement, context: MathContext): string {
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
