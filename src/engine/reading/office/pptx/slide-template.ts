import {
  findChild,
  findChildren,
  findDescendants,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { type Box, type Placeholder, readBox } from './slide-shape.ts';

/** What a slide takes over from its layout and master. */
export interface SlideTemplate {
  /** The place a placeholder gets when the slide gives it none. */
  findBox(placeholder: Placeholder | null): Box | null;
  /** The paragraph properties (`a:lvlNpPr`) that hold for a level (from 0), the nearest first. */
  listLevelProperties(placeholder: Placeholder | null, level: number): XmlElement[];
}

/** A layout has a dozen; every paragraph of a slide looks through them. */
const MOST_PLACEHOLDERS = 200;
const TITLES = new Set(['title', 'ctrTitle']);

/** Which placeholder a shape is; null for an ordinary shape. */
export function readPlaceholder(shape: XmlElement): Placeholder | null {
  const frames = ['p:nvSpPr', 'p:nvPicPr', 'p:nvGraphicFramePr'].map((name) =>
    findPath(shape, name, 'p:nvPr', 'p:ph'),
  );
  const mark = frames.find((one) => one !== undefined);
  return mark ? { type: mark.attributes.type ?? 'obj', index: mark.attributes.idx ?? null } : null;
}

export function isTitle(placeholder: Placeholder | null): boolean {
  return placeholder !== null && TITLES.has(placeholder.type);
}

/** The template of one layout. `presentation` gives the style of text that stands in no placeholder. */
export function readSlideTemplate(
  layout: XmlElement | null,
  master: XmlElement | null,
  presentation: XmlElement,
): SlideTemplate {
  const [inLayout, inMaster] = [listPlaceholders(layout), listPlaceholders(master)];
  const findShapes = (placeholder: Placeholder): XmlElement[] => {
    const shapes = [findInLayout(inLayout, placeholder), findInMaster(inMaster, placeholder)];
    return shapes.filter((shape) => shape !== undefined);
  };
  return {
    findBox: (placeholder) => {
      const boxes = (placeholder ? findShapes(placeholder) : []).map((shape) =>
        readBox(findPath(shape, 'p:spPr', 'a:xfrm')),
      );
      return boxes.find((box) => box !== null) ?? null;
    },
    listLevelProperties: (placeholder, level) => {
      const lists = placeholder
        ? [
            ...findShapes(placeholder).map((shape) => findPath(shape, 'p:txBody', 'a:lstStyle')),
            findMasterStyle(master, placeholder),
          ]
        : [findChild(presentation, 'p:defaultTextStyle')];
      return lists.map((list) => findChild(list, `a:lvl${level + 1}pPr`)).filter((one) => one !== undefined);
    },
  };
}

type PlacedShape = [placeholder: Placeholder, shape: XmlElement];

function listPlaceholders(part: XmlElement | null): PlacedShape[] {
  const shapes = findDescendants(findPath(part ?? undefined, 'p:cSld', 'p:spTree'), 'p:sp');
  return shapes.slice(0, MOST_PLACEHOLDERS).flatMap((shape): PlacedShape[] => {
    const placeholder = readPlaceholder(shape);
    return placeholder ? [[placeholder, shape]] : [];
  });
}

function findInLayout(shapes: PlacedShape[], { type, index }: Placeholder): XmlElement | undefined {
  const byIndex = index === null ? undefined : shapes.find(([one]) => one.index === index);
  return (byIndex ?? shapes.find(([one]) => toMasterType(one.type) === toMasterType(type)))?.[1];
}

function findInMaster(shapes: PlacedShape[], { type }: Placeholder): XmlElement | undefined {
  return shapes.find(([one]) => one.type === toMasterType(type))?.[1];
}

/** A master knows only title and body (and the furniture). */
function toMasterType(type: string): string {
  if (TITLES.has(type)) return 'title';
  return ['dt', 'ftr', 'sldNum'].includes(type) ? type : 'body';
}

function findMasterStyle(master: XmlElement | null, { type }: Placeholder): XmlElement | undefined {
  const [styles] = findChildren(master ?? undefined, 'p:txStyles');
  const kind = toMasterType(type);
  return findChild(
    styles,
    kind === 'title' ? 'p:titleStyle' : kind === 'body' ? 'p:bodyStyle' : 'p:otherStyle',
  );
}
