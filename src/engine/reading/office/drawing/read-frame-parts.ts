import { cleanText } from '#engine/reading/clean-text.ts';
import { type InlineText, joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import {
  childElements,
  findChild,
  findChildren,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { ChartBlock, DraftBlock } from '#engine/reading/source-document.ts';
import { readDrawingParagraph } from './read-drawing-paragraph.ts';

/** The charts and SmartArt a drawing points to; a part that is not there gives nothing. */
export function readFrameParts(
  drawing: XmlElement,
  office: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): DraftBlock[] {
  const readTarget = (id: string | undefined): XmlElement | null => {
    const target = id === undefined ? undefined : relationships.get(id);
    return target ? office.readXml(target.target) : null;
  };
  const charts = findDescendants(drawing, 'c:chart').map(({ attributes }) => readTarget(attributes['r:id']));
  const models = findDescendants(drawing, 'dgm:relIds').map(({ attributes }) =>
    readTarget(attributes['r:dm']),
  );
  return [
    ...charts.flatMap((chart) => (chart ? [readChart(chart)] : [])),
    ...models.flatMap((model) => (model ? readSmartArt(model) : [])),
  ];
}

/** Points of one series that are kept; a spreadsheet behind a chart may hold far more than anyone reads. */
const MOST_POINTS = 500;

/** A native chart (`c:chartSpace`) as its title, category names, and named series of the cached values. */
export function readChart(chartSpace: XmlElement): DraftBlock {
  const chart = findChild(chartSpace, 'c:chart');
  const series = findDescendants(findChild(chart, 'c:plotArea'), 'c:ser');
  const categories = series.map((one) => findChild(one, 'c:cat') ?? findChild(one, 'c:xVal'));
  const named = categories.find((category) => category !== undefined);
  return {
    type: 'chart',
    title: readTitle(chart, series),
    categories: readPoints(named).map((value) => cleanText(value ?? '')),
    series: series.map(readSeries),
  };
}

/** One series alone names the chart, when the chart shows a title of its own accord. */
function readTitle(chart: XmlElement | undefined, series: XmlElement[]): string | null {
  const title = findChild(chart, 'c:title');
  if (!title) return null;
  const paragraphs = findDescendants(findChild(title, 'c:tx'), 'a:p');
  const own = cleanText(paragraphs.map(joinRuns).join(' '));
  if (own !== '') return own;
  const [only] = series;
  return series.length === 1 && only ? readSeries(only).name || null : null;
}

function joinRuns(paragraph: XmlElement): string {
  return findDescendants(paragraph, 'a:t').map(textInside).join('');
}

function readSeries(series: XmlElement): ChartBlock['series'][number] {
  const values = findChild(series, 'c:val') ?? findChild(series, 'c:yVal');
  const literal = findPath(series, 'c:tx', 'c:v');
  const name = literal ? textInside(literal) : readPoints(findChild(series, 'c:tx')).join(' ');
  return { name: cleanText(name), values: readPoints(values).map(toNumber) };
}

function toNumber(value: string | null): number | null {
  const number = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The cached points of a reference, at the place their index says. */
function readPoints(source: XmlElement | undefined): (string | null)[] {
  const reference = source ? childElements(source)[0] : undefined;
  if (!reference) return [];
  const caches = ['c:strCache', 'c:numCache', 'c:multiLvlStrCache'].map((name) => findChild(reference, name));
  const found = caches.find((one) => one !== undefined) ?? reference;
  const cache = findChild(found, 'c:lvl') ?? found;
  const points = findChildren(cache, 'c:pt').slice(0, MOST_POINTS);
  const placed = points.map((point, index) => ({
    at: Math.trunc(numberAttribute(point, 'idx') ?? index),
    value: textInside(findChild(point, 'c:v') ?? ''),
  }));
  const length = Math.min(MOST_POINTS, Math.max(0, ...placed.map(({ at }) => at + 1)));
  const values: (string | null)[] = new Array<string | null>(length).fill(null);
  for (const { at, value } of placed) if (at >= 0 && at < length) values[at] = value;
  return values;
}

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
  const points = readNodes(dataModel);
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

function readNodes(dataModel: XmlElement): Map<string, Point> {
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
