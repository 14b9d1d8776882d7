/** A parsed element; prefixes are the usual ones (`w:p`, `a:t`) whatever the file called them. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

/** The child elements, without the text between them. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The first child of that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? [])
    if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

/** All children of that name. */
export function findChildren(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : [];
}

/** Goes down by one name after the other, each time into the first child of that name. */
export function findPath(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  let found = element;
  for (const name of names) found = findChild(found, name);
  return found;
}

/** Every element of that name below, in document order; does not look inside a found one. */
export function findDescendants(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  if (element) gatherDescendants(element, name, found);
  return found;
}

function gatherDescendants(element: XmlElement, name: string, found: XmlElement[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) found.push(child);
    else gatherDescendants(child, name, found);
  }
}

/** A copy of the tree without the elements of that name. */
export function withoutDescendants(element: XmlElement, name: string): XmlElement {
  const kept = element.children.filter((child) => typeof child === 'string' || child.name !== name);
  const children = kept.map((child) => (typeof child === 'string' ? child : withoutDescendants(child, name)));
  return { ...element, children };
}

/** The value of the usual `w:val`, `m:val` or `val` attribute of a child, if both are there. */
export function childValue(element: XmlElement | undefined, name: string): string | undefined {
  const child = findChild(element, name);
  if (!child) return undefined;
  const { attributes } = child;
  return attributes['w:val'] ?? attributes['m:val'] ?? attributes.val;
}

/** An on/off property: present counts as on unless its value says off; undefined when absent. */
export function childSwitch(element: XmlElement | undefined, name: string): boolean | undefined {
  if (!findChild(element, name)) return undefined;
  return !['0', 'false', 'off', 'none'].includes(childValue(element, name) ?? '1');
}

/** All text inside, in order. */
export function textInside(node: XmlNode): string {
  if (typeof node === 'string') return node;
  return node.children.map(textInside).join('');
}

/** A whole number attribute, or null when absent or not a number. */
export function numberAttribute(element: XmlElement | undefined, name: string): number | null {
  const value = Number(element?.attributes[name] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** Extensions whose content this reader reads or may safely walk through. */
const UNDERSTOOD = /^(wps|wpg|wpc|wpi|wp14|w\d\d\w*|a14|a16|p14|p15|p16|c14|c16|c16r2|dgm\w*|dsp|asvg|aink)$/;

/**
 * `mc:AlternateContent` says one thing twice: the answer is the children of the first choice that is
 * understood, else those of the fallback; never of both.
 */
export function chooseAlternate(alternate: XmlElement): XmlNode[] {
  const choices = childElements(alternate).filter((child) => child.name === 'mc:Choice');
  const understood = choices.find((choice) =>
    (choice.attributes.Requires ?? '')
      .split(/\s+/)
      .every((prefix) => prefix === '' || UNDERSTOOD.test(prefix)),
  );
  return (understood ?? findChild(alternate, 'mc:Fallback') ?? choices[0])?.children ?? [];
}
