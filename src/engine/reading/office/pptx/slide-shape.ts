import { readAltText, toPoints } from '#engine/reading/office/drawing/picture-properties.ts';
import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import { readFrameParts } from '#engine/reading/office/drawing/read-frame-parts.ts';
import { withPictureSource } from '#engine/reading/office/drawing/read-picture-source.ts';
import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import {
  findChild,
  findChildren,
  findDescendants,
  findPath,
  numberAttribute,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

/** A place on the slide in English metric units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Placeholder {
  /** `title`, `body` …; `obj` when the file names none. */
  type: string;
  index: string | null;
}
/** A shape, picture or frame with its place on the slide; a group has its members instead of an element. */
export interface SlideShape {
  element: XmlElement;
  /** Null where neither the slide nor its layout says. */
  box: Box | null;
  placeholder: Placeholder | null;
  members: SlideShape[];
}

/** The place an `a:xfrm` or `p:xfrm` names. */
export function readBox(transform: XmlElement | undefined): Box | null {
  const [offset, extent] = [findChild(transform, 'a:off'), findChild(transform, 'a:ext')];
  const values = [
    numberAttribute(offset, 'x'),
    numberAttribute(offset, 'y'),
    numberAttribute(extent, 'cx'),
    numberAttribute(extent, 'cy'),
  ];
  const [x, y, width, height] = values;
  if (x == null || y == null || width == null || height == null) return null;
  return { x, y, width, height };
}

/** What a shape shows besides its own text: a picture, tables, charts, SmartArt, the picture of an embedded object. */
export function readShapeObjects(
  shape: SlideShape,
  office: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): DraftBlock[] {
  const { element } = shape;
  if (element.name === 'p:pic') return [readPicture(shape, element, relationships)];
  if (element.name === 'p:sp') {
    return findPath(element, 'p:spPr', 'a:blipFill') ? [readPicture(shape, element, relationships)] : [];
  }
  const tables = findDescendants(element, 'a:tbl').map(readSlideTable);
  const embedded = findDescendants(element, 'p:oleObj').flatMap((object) => findDescendants(object, 'p:pic'));
  return [
    ...tables,
    ...readFrameParts(element, office, relationships),
    ...embedded.slice(0, 1).map((picture) => readPicture(shape, picture, relationships)),
  ];
}

/** @param holder the element that names the picture: the shape's own, or the picture inside an embedded object */
function readPicture(
  { element, box }: SlideShape,
  holder: XmlElement,
  relationships: ReadonlyMap<string, Relationship>,
): DraftBlock {
  const names = ['p:nvPicPr', 'p:nvSpPr', 'p:nvGraphicFramePr'];
  const properties = names.map((name) => findPath(element, name, 'p:cNvPr')).find((one) => one !== undefined);
  return {
    type: 'image',
    alt: readAltText(properties),
    widthPt: toPoints(box?.width ?? null),
    heightPt: toPoints(box?.height ?? null),
    xPt: toPoints(box?.x ?? null),
    yPt: toPoints(box?.y ?? null),
    ...withPictureSource(
      {
        fill: findChild(holder, 'p:blipFill') ?? findPath(holder, 'p:spPr', 'a:blipFill'),
        frame: findPath(holder, 'p:spPr', 'a:xfrm'),
      },
      relationships,
    ),
  };
}

const ON = new Set(['1', 'true']);

/** An `a:tbl`. The file already holds one cell for each place, those covered by a merged one marked so. */
function readSlideTable(table: XmlElement): DraftBlock {
  const rows = findChildren(table, 'a:tr').map((row) => findChildren(row, 'a:tc').map(readCell));
  return {
    type: 'table',
    rows: rows.map((row) => row.map(({ text }) => text)),
    hasHeader: ON.has(findChild(table, 'a:tblPr')?.attributes.firstRow ?? ''),
    ...withEquations(rows.flat().flatMap(({ equations }) => equations)),
  };
}

function readCell(cell: XmlElement) {
  const isCovered = ON.has(cell.attributes.hMerge ?? '') || ON.has(cell.attributes.vMerge ?? '');
  const paragraphs = isCovered ? [] : findChildren(findChild(cell, 'a:txBody'), 'a:p');
  return joinInline(
    paragraphs.map((paragraph) => readDrawingParagraph(paragraph).finish()),
    '\n',
  );
}
