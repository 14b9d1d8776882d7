import {
  childElements,
  childValue,
  findChild,
  findChildren,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';

type Part = (element: XmlElement, name: string) => string;
const inside: Part = (element, name) => describeChildren(findChild(element, name));

const DESCRIBED: Record<string, (element: XmlElement) => string> = {
  'm:r': (run) => findChildren(run, 'm:t').map(textInside).join('').normalize('NFKC'),
  'm:f': (fraction) => `${wrap(inside(fraction, 'm:num'))}/${wrap(inside(fraction, 'm:den'))}`,
  'm:sSup': (scripts) => `${inside(scripts, 'm:e')}^${wrap(inside(scripts, 'm:sup'))}`,
  'm:sSub': (scripts) => `${inside(scripts, 'm:e')}_${index(inside(scripts, 'm:sub'))}`,
  'm:sSubSup': (scripts) =>
    `${inside(scripts, 'm:e')}_${index(inside(scripts, 'm:sub'))}^${wrap(inside(scripts, 'm:sup'))}`,
  'm:rad': (radical) => `${inside(radical, 'm:deg')}√${wrap(inside(radical, 'm:e'))}`,
  'm:nary': (nary) =>
    `${childValue(findChild(nary, 'm:naryPr'), 'm:chr') ?? '∫'} ${inside(nary, 'm:sub')} ${inside(nary, 'm:sup')} ${inside(nary, 'm:e')}`,
  'm:d': (delimiters) => {
    const properties = findChild(delimiters, 'm:dPr');
    const parts = findChildren(delimiters, 'm:e').map(describeChildren);
    return (
      (childValue(properties, 'm:begChr') ?? '(') +
      parts.join('; ') +
      (childValue(properties, 'm:endChr') ?? ')')
    );
  },
  'm:mr': (row) => `${findChildren(row, 'm:e').map(describeChildren).join(' ')}; `,
  'm:func': (call) => `${inside(call, 'm:fName')} ${inside(call, 'm:e')}`,
  'w:del': () => '',
};

/** An Office Math element on one line in plain characters, for reading out and searching. */
export function describeOmml(element: XmlElement): string {
  return describeChildren(element).replace(/\s+/g, ' ').trim();
}

function describeChildren(element: XmlElement | undefined): string {
  if (!element) return '';
  return childElements(element)
    .filter((child) => !child.name.endsWith('Pr'))
    .map((child) => (DESCRIBED[child.name] ?? describeChildren)(child))
    .join('');
}

function wrap(text: string): string {
  const bare = text.trim();
  return [...bare].length <= 1 || /^[\p{L}\p{N}.,]+$/u.test(bare) ? bare : `(${bare})`;
}

/** In `x_(hi)y` nobody takes the `i` for a factor. */
const index = (text: string): string => ([...text.trim()].length <= 1 ? text.trim() : `(${text.trim()})`);
