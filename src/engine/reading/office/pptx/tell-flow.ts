import { findDescendants } from '#engine/reading/office/xml/xml-element.ts';
import type { SlideText } from './guess-slide-title.ts';
import type { Arrow, Spot } from './read-arrows.ts';

/** A drawing of boxes and arrows as it is told: what is left of it is no text of its own. */
export interface Flow {
  texts: ReadonlySet<SlideText>;
  /** `Fluxo: de A a B`, for a slide that names nothing else. */
  name: string;
  /** `A → B → C`, one way after the other; where the ways part all that follow are named. */
  ways: string[];
}

const FEWEST_ARROWS = 3;
/** How near an arrow ends to its box: fourteen points. */
const NEAR = 177_800;
const LONGEST_BOX = 60;
const MOST_ENDS = 2;

/** What the arrows between the boxes of a slide say; null where most of its texts stand at no arrow. */
export function tellFlow(texts: readonly SlideText[], arrows: readonly Arrow[]): Flow | null {
  const boxes = texts.filter(
    ({ paragraphs, shape }) =>
      paragraphs.length > 0 && shape.box !== null && textOf(paragraphs).length <= LONGEST_BOX,
  );
  const next = new Map<SlideText, SlideText[]>();
  for (const { from, to, fromId, toId } of arrows) {
    const [start, end] = [findBox(boxes, from, fromId), findBox(boxes, to, toId)];
    if (start === undefined || end === undefined || start === end) continue;
    const known = next.get(start) ?? [];
    if (!known.includes(end)) next.set(start, [...known, end]);
  }
  const ends = [...next.values()].flat();
  const told = new Set([...next.keys(), ...ends]);
  const spoken = texts.filter(({ paragraphs }) => paragraphs.length > 0);
  const roots = boxes.filter((box) => next.has(box) && !ends.includes(box));
  if (ends.length < FEWEST_ARROWS || told.size * 2 <= spoken.length || roots.length === 0) return null;
  const ways = followAll(roots, next);
  const sinks = [...told].filter((box) => !next.has(box)).map(({ paragraphs }) => textOf(paragraphs));
  const opening = textOf(roots[0]?.paragraphs ?? []);
  const isShort = sinks.length > 0 && sinks.length <= MOST_ENDS;
  return {
    texts: told,
    name: isShort ? `Fluxo: de ${opening} a ${sinks.join(' e ')}` : `Fluxo: a partir de ${opening}`,
    ways: ways.map((way) => sayWay(way, next)),
  };
}

/** Each way from a beginning to where it parts, ends or meets another. */
function followAll(
  roots: readonly SlideText[],
  next: ReadonlyMap<SlideText, readonly SlideText[]>,
): SlideText[][] {
  const ways: SlideText[][] = [];
  const seen = new Set<SlideText>();
  const open = [...roots];
  for (let start = open.shift(); start !== undefined; start = open.shift()) {
    const way = [start];
    seen.add(start);
    let following = next.get(start) ?? [];
    while (following.length === 1 && following[0] !== undefined && !seen.has(following[0])) {
      way.push(following[0]);
      seen.add(following[0]);
      following = next.get(following[0]) ?? [];
    }
    if (way.length > 1 || following.length > 0) ways.push(way);
    open.push(...following.filter((box) => !seen.has(box) && !open.includes(box)));
  }
  return ways;
}

/** `A → B → C; D` where two ways lead on. */
function sayWay(way: readonly SlideText[], next: ReadonlyMap<SlideText, readonly SlideText[]>): string {
  const last = way.at(-1);
  const following = last === undefined ? [] : (next.get(last) ?? []);
  const names = way.map(({ paragraphs }) => textOf(paragraphs));
  const after = following.map(({ paragraphs }) => textOf(paragraphs)).join('; ');
  return [...names, ...(after === '' ? [] : [after])].join(' → ');
}

const textOf = (paragraphs: SlideText['paragraphs']): string =>
  paragraphs
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function findBox(boxes: readonly SlideText[], spot: Spot, id: string | null): SlideText | undefined {
  const tied = id === null ? undefined : boxes.find(({ shape }) => idOf(shape.element) === id);
  if (tied !== undefined) return tied;
  const [nearest] = boxes
    .map((box) => ({ box, far: distance(box, spot) }))
    .sort((one, other) => one.far - other.far);
  return nearest !== undefined && nearest.far <= NEAR ? nearest.box : undefined;
}

const idOf = (element: SlideText['shape']['element']): string | undefined =>
  findDescendants(element, 'p:cNvPr')[0]?.attributes.id;

function distance({ shape: { box } }: SlideText, { x, y }: Spot): number {
  if (box === null) return Number.POSITIVE_INFINITY;
  const [right, below] = [box.x + box.width, box.y + box.height];
  return Math.hypot(Math.max(box.x - x, 0, x - right), Math.max(box.y - y, 0, y - below));
}
