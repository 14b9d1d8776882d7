import {
  childElements,
  findChild,
  findDescendants,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { type Box, readBox } from './slide-shape.ts';

export interface Spot {
  x: number;
  y: number;
}
/** An arrow of a drawing, from where it starts to where it points; the ids name the shapes that the file ties it to. */
export interface Arrow {
  from: Spot;
  to: Spot;
  fromId: string | null;
  toId: string | null;
}
interface Line extends Arrow {
  isArrow: boolean;
}

type Place = (spot: Spot) => Spot;

/** The arrows of a slide's tree; the lines of a group that leads round a corner are one with its arrow. */
export function readArrows(tree: XmlElement, place: Place = (spot) => spot): Arrow[] {
  const own = findOwnLines(tree, place).filter(({ isArrow }) => isArrow);
  const groups = childElements(tree).filter(({ name }) => name === 'p:grpSp');
  return [
    ...own,
    ...groups.flatMap((group) => {
      const inside = inGroup(group, place);
      const lines = findOwnLines(group, inside);
      const isDrawnOf = findDescendants(group, 'p:sp').length === 0;
      return isDrawnOf && lines.length > 1 ? joinLines(lines) : readArrows(group, inside);
    }),
  ];
}

function findOwnLines(tree: XmlElement, place: Place): Line[] {
  return childElements(tree)
    .filter(({ name }) => name === 'p:cxnSp')
    .flatMap((line) => {
      const frame = findPath(line, 'p:spPr', 'a:xfrm');
      const box = readBox(frame);
      if (box === null || (numberAttribute(frame, 'rot') ?? 0) !== 0) return [];
      const mirror = mirrorIn(frame, box);
      const ends = [
        { x: box.x, y: box.y },
        { x: box.x + box.width, y: box.y + box.height },
      ].map((spot) => place(mirror(spot))) as [Spot, Spot];
      const ids = ['a:stCxn', 'a:endCxn'].map(
        (name) => findDescendants(line, name)[0]?.attributes.id ?? null,
      ) as [string | null, string | null];
      const [head, tail] = ['a:headEnd', 'a:tailEnd'].map((name) => {
        const end = findPath(line, 'p:spPr', 'a:ln', name)?.attributes.type ?? 'none';
        return end !== 'none';
      });
      // With points at both ends it leads nowhere.
      const isArrow = head !== tail;
      const isBack = isArrow && head === true;
      const [from, to] = isBack ? [ends[1], ends[0]] : ends;
      const [fromId, toId] = isBack ? [ids[1], ids[0]] : ids;
      return [{ from, to, fromId, toId, isArrow }];
    });
}

/** One way: from the loose end of the lines to where the one arrow points; none where they have more ends. */
function joinLines(lines: readonly Line[]): Arrow[] {
  const [arrow, ...others] = lines.filter(({ isArrow }) => isArrow);
  if (arrow === undefined || others.length > 0) return [];
  const ends = lines.flatMap((line) =>
    line === arrow
      ? [{ spot: line.from, id: line.fromId, line }]
      : [
          { spot: line.from, id: line.fromId, line },
          { spot: line.to, id: line.toId, line },
        ],
  );
  const isTouched = ({ spot, line }: (typeof ends)[number]): boolean =>
    ends.some((other) => other.line !== line && distance(spot, other.spot) < TOUCHING);
  const [loose, ...more] = ends.filter((end) => !isTouched(end));
  return loose === undefined || more.length > 0 ? [] : [{ ...arrow, from: loose.spot, fromId: loose.id }];
}

/** Ends this near are one corner: six points. */
const TOUCHING = 76_200;
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a spot of a group's own space stands on the slide. */
function inGroup(group: XmlElement, outer: Place): Place {
  const frame = findPath(group, 'p:grpSpPr', 'a:xfrm');
  const box = readBox(frame);
  const [offset, extent] = [findChild(frame, 'a:chOff'), findChild(frame, 'a:chExt')];
  if (box === null || !offset || !extent) return outer;
  const scale = (size: number, by: number | null): number => (by === null || by === 0 ? 1 : size / by);
  const [scaleX, scaleY] = [
    scale(box.width, numberAttribute(extent, 'cx')),
    scale(box.height, numberAttribute(extent, 'cy')),
  ];
  const mirror = mirrorIn(frame, box);
  return ({ x, y }) =>
    outer(
      mirror({
        x: box.x + (x - (numberAttribute(offset, 'x') ?? 0)) * scaleX,
        y: box.y + (y - (numberAttribute(offset, 'y') ?? 0)) * scaleY,
      }),
    );
}

function mirrorIn(frame: XmlElement | undefined, box: Box): Place {
  const isSet = (name: string): boolean => /^(?:1|true)$/.test(frame?.attributes[name] ?? '');
  return ({ x, y }) => ({
    x: isSet('flipH') ? 2 * box.x + box.width - x : x,
    y: isSet('flipV') ? 2 * box.y + box.height - y : y,
  });
}
