import { cleanText } from '#engine/reading/clean-text.ts';
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
