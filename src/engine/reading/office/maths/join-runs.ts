import { childValue, findChild, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/** Neighbouring runs of one math style as one run: Office cuts words anywhere, and a word cut in two is not a word. */
export function joinRuns(elements: XmlElement[]): XmlElement[] {
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
