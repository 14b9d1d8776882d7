import {
  childSwitch,
  childValue,
  findChild,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { groupBase, type MathContext } from './math-context.ts';

/** `m:f`: a bar by default, on the line, slanted, or without a bar. */
export function convertFraction(element: XmlElement, context: MathContext): string {
  const top = context.convert(findChild(element, 'm:num'), context).trim();
  const bottom = context.convert(findChild(element, 'm:den'), context).trim();
  const type = childValue(findChild(element, 'm:fPr'), 'm:type');
  if (type === 'lin') return `${groupBase(top)}/${groupBase(bottom)}`;
  if (type === 'noBar') return `{${top} \\atop ${bottom}}`;
  return type === 'skw' ? `{}^{${top}}/_{${bottom}}` : `\\frac{${top}}{${bottom}}`;
}

/** `m:rad`: a square root unless a degree is written. */
export function convertRadical(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  const isDegreeHidden = childSwitch(findChild(element, 'm:radPr'), 'm:degHide') === true;
  const degree = isDegreeHidden ? '' : context.convert(findChild(element, 'm:deg'), context).trim();
  return degree === '' ? `\\sqrt{${inside}}` : `\\sqrt[${degree}]{${inside}}`;
}

/** `m:sSup`, `m:sSub`, `m:sSubSup` and `m:sPre` (scripts before the base). */
export function convertScripts(element: XmlElement, context: MathContext): string {
  const base = context.convert(findChild(element, 'm:e'), context);
  const below = context.convert(findChild(element, 'm:sub'), context).trim();
  const above = context.convert(findChild(element, 'm:sup'), context).trim();
  const scripts = `${below === '' ? '' : `_{${below}}`}${above === '' ? '' : `^{${above}}`}`;
  if (element.name === 'm:sPre') return `{}${scripts}${groupBase(base)}`;
  return base.trim() === '' ? `{}${scripts}` : `${groupBase(base)}${scripts}`;
}
