import { childElements, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { convertBorderBox, convertPhantom } from './boxes.ts';
import { convertMathRun } from './convert-math-run.ts';
import { convertDelimiters } from './delimiters.ts';
import { joinRuns } from './join-runs.ts';
import { convertAccent, convertBar, convertGroupCharacter } from './marks.ts';
import type { MathContext } from './math-context.ts';
import { convertEquationArray, convertMatrix } from './matrices.ts';
import { convertFunction, convertLowerLimit, convertNary, convertUpperLimit } from './operators.ts';
import { convertFraction, convertRadical, convertScripts } from './stacks.ts';

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
