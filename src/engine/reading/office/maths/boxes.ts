import { childSwitch, findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { MathContext } from './math-context.ts';

/** `m:borderBox`: a frame. */
export function convertBorderBox(element: XmlElement, context: MathContext): string {
  return `\\boxed{${context.convert(findChild(element, 'm:e'), context).trim()}}`;
}

/** `m:phant`: takes room; shown unless it says not. */
export function convertPhantom(element: XmlElement, context: MathContext): string {
  const inside = context.convert(findChild(element, 'm:e'), context).trim();
  return childSwitch(findChild(element, 'm:phantPr'), 'm:show') === false ? `\\phantom{${inside}}` : inside;
}
