import { childElements, textInside, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/** What stands in MathML as temml writes it: which rows are brackets, which operators take an operand, what is nothing. */

const ROWS = new Set(['mrow', 'mstyle', 'mpadded', 'semantics', 'math', 'mtd']);
const SCRIPTS = new Set(['msub', 'msup', 'msubsup']);

export const isRow = ({ name }: XmlElement): boolean => ROWS.has(name);
export const isScript = ({ name }: XmlElement): boolean => SCRIPTS.has(name);
/** A frame is a row with a border. */
export const isFramed = ({ attributes }: XmlElement): boolean => /border:\s*1px/.test(attributes.style ?? '');

/** Nothing to see: an empty row, or what only keeps a place free. */
export const isEmpty = (node: XmlElement | undefined): boolean =>
  node === undefined ||
  node.name === 'mphantom' ||
  (node.name === 'mspace' && readSpace(node) === '') ||
  (isRow(node) && childElements(node).every(isEmpty));

/** The elements of a row one after the other: a row within a row groups for the eye of a programmer alone. */
export function flatten(nodes: readonly XmlElement[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const children = childElements(node);
    if (!isRow(node) && isEmpty(node)) return [];
    return isRow(node) && !isFramed(node) && !readFence(children) ? flatten(children) : [node];
  });
}

/** One letter is a variable, more are a name: `sin`, `km`. */
export function isUpright({ attributes, ...node }: XmlElement): boolean {
  return attributes.mathvariant === 'normal' || [...textInside({ attributes, ...node })].length > 1;
}

/** Only what an eye would see: an em or more, or a thin space. */
export function readSpace({ attributes }: XmlElement): string {
  const width = Number.parseFloat(attributes.width ?? '0');
  if (!(attributes.width ?? '').endsWith('em') || !(width > 0.1)) return '';
  return width >= 0.9 ? '\u2003' : '\u2009';
}

export interface Fence {
  open: string;
  close: string;
  inside: XmlElement[];
}

export function readFence(children: XmlElement[]): Fence | null {
  const [first, last] = [children[0], children.at(-1)];
  const isPair = children.length > 1 && [first, last].every(isFence);
  return isPair && first && last
    ? { open: textInside(first), close: textInside(last), inside: children.slice(1, -1) }
    : null;
}

const isFence = (node: XmlElement | undefined): boolean =>
  node?.name === 'mo' && node.attributes.fence === 'true';

const isStroke = (node: XmlElement): boolean => node.name !== 'mtext' && textInside(node) === '|';

/**
 * `|x|` is written with two signs that do not say which opens: two in a row are a pair, the first of several where all
 * go in pairs. `P[A | B] = P[B | A]` has none: what stands between them would tear its brackets.
 */
export function readStrokes(nodes: readonly XmlElement[]): { from: number; to: number } | null {
  const places = nodes.flatMap((node, at) => (isStroke(node) ? [at] : []));
  const pairs = places.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: places[at + 1] ?? from }] : []));
  const [first] = pairs;
  const isPaired = pairs.every(({ from, to }) => to > from + 1 && isWhole(nodes.slice(from + 1, to)));
  return first !== undefined && isPaired ? first : null;
}

/** Every bracket that opens in it closes in it. */
function isWhole(nodes: readonly XmlElement[]): boolean {
  let depth = 0;
  for (const node of nodes) {
    const sign = node.name === 'mo' ? textInside(node) : '';
    if (/^[([{⟨⌊⌈]$/u.test(sign)) depth += 1;
    if (/^[)\]}⟩⌋⌉]$/u.test(sign)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

export interface Sum {
  sign: string;
  sub: XmlElement | undefined;
  sup: XmlElement | undefined;
  hasLimitsBeside: boolean;
}

const SUM_SIGNS = /^[∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⋁⋀]$/u;

export function readSum(node: XmlElement): Sum | null {
  const children = childElements(node);
  const [only] = children;
  if (node.name === 'mrow' && children.length === 1 && only) return readSum(only);
  const operator = node.name === 'mo' ? node : only;
  const sign = operator?.name === 'mo' ? textInside(operator) : '';
  if (!SUM_SIGNS.test(sign)) return null;
  const [, second, third] = children;
  const hasLimitsBeside = isScript(node);
  if (node.name === 'mo') return { sign, sub: undefined, sup: undefined, hasLimitsBeside: true };
  if (node.name === 'munder' || node.name === 'msub')
    return { sign, sub: second, sup: undefined, hasLimitsBeside };
  if (node.name === 'mover' || node.name === 'msup')
    return { sign, sub: undefined, sup: second, hasLimitsBeside };
  return node.name === 'munderover' || node.name === 'msubsup'
    ? { sign, sub: second, sup: third, hasLimitsBeside }
    : null;
}

/** Up to the next sign of a relation; a sum also ends at a plus or minus, an integral at its own. */
export function takeOperand(following: XmlElement[], sign: string): XmlElement[] {
  const ends = /[∫∬∭∮]/u.test(sign) ? /^[=<>≤≥≠≈→⇒⇔,;]$/u : /^[=<>≤≥≠≈→⇒⇔,;+−-]$/u;
  const end = following.findIndex((node) => node.name === 'mo' && ends.test(textInside(node)));
  return end < 0 ? following : following.slice(0, end);
}
