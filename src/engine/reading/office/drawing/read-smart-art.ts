import { type InlineText, joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import {
  childElements,
  findChild,
  findChildren,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readDrawingParagraph } from './read-drawing-paragraph.ts';

const CONTENT_TYPES = new Set(['node', 'asst', 'doc', undefined]);

/** Points below this are told on the first level. */
const DEEPEST = 50;

interface Point {
  type: string | undefined;
  text: InlineText;
}

/**
 * The text of a SmartArt as a nested list, from its data model (`dgm:dataModel`): the points, in the
 * order and depth its connections give. The ready-made drawing of the same text is never read.
 */
export function readSmartArt(dataModel: XmlElement): DraftBlock[] {
  const points = readPoints(dataModel);
  const children = readConnections(dataModel);
  const items: { text: string; level: number }[] = [];
  const equations: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string, level: number, depth = 0): void => {
    const point = points.get(id);
    if (!point || seen.has(id) || depth > DEEPEST) return;
    seen.add(id);
    const isShown = point.text.text !== '';
    if (isShown) {
      items.push({ text: point.text.text, level });
      equations.push(...point.text.equations);
    }
    for (const child of children.get(id) ?? []) visit(child, isShown ? level + 1 : level, depth + 1);
  };
  for (const [id, point] of points) if (point.type === 'doc') visit(id, 0);
  for (const id of points.keys()) visit(id, 0);
  return items.length > 0 ? [{ type: 'list', isOrdered: false, items, ...withEquations(equations) }] : [];
}

function readPoints(dataModel: XmlElement): Map<string, Point> {
  const points = new Map<string, Point>();
  for (const point of findChildren(findChild(dataModel, 'dgm:ptLst'), 'dgm:pt')) {
    const { modelId, type } = point.attributes;
    if (modelId === undefined || !CONTENT_TYPES.has(type)) continue;
    const paragraphs = findChildren(findChild(point, 'dgm:t'), 'a:p');
    // The sample words of an empty point ("[Texto]") are a prompt, not text.
    const isPrompt = findPath(point, 'dgm:prSet')?.attributes.phldr === '1' && type !== 'doc';
    const text = joinInline(paragraphs.map((paragraph) => readDrawingParagraph(paragraph).finish()));
    points.set(modelId, {
      type,
      text: isPrompt && /^\[.*\]$/.test(text.text) ? { text: '', equations: [] } : text,
    });
  }
  return points;
}

function readConnections(dataModel: XmlElement): Map<string, string[]> {
  const list = findChild(dataModel, 'dgm:cxnLst');
  const connections = (list ? childElements(list) : [])
    .filter(({ attributes }) => (attributes.type ?? 'parOf') === 'parOf')
    .sort((one, other) => (numberAttribute(one, 'srcOrd') ?? 0) - (numberAttribute(other, 'srcOrd') ?? 0));
  const children = new Map<string, string[]>();
  for (const { attributes } of connections) {
    const { srcId, destId } = attributes;
    if (srcId === undefined || destId === undefined) continue;
    const known = children.get(srcId);
    if (known) known.push(destId);
    else children.set(srcId, [destId]);
  }
  return children;
}
