import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/** Handed down while converting, so that the parts need not import the whole. */
export interface MathContext {
  /** Inside an equation array `&` marks an alignment point. */
  isAligned: boolean;
  /** The LaTeX of everything inside an element; empty for an absent one. */
  convert: (element: XmlElement | undefined, context: MathContext) => string;
}

/** Braces around a base that is more than one sign, so that a script hangs on all of it. */
export function groupBase(latex: string): string {
  const bare = latex.trim();
  return /^(?:[^\\{}]|\\[A-Za-z]+|\\[A-Za-z]+\{[^{}]*\})$/u.test(bare) ? bare : `{${bare}}`;
}
