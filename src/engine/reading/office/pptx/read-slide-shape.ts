import { toPoints } from '#engine/reading/office/drawing/measures.ts';
import { readAltText } from '#engine/reading/office/drawing/picture-properties.ts';
import { readFrameParts } from '#engine/reading/office/drawing/read-frame-parts.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import type { Relationship } from '#engine/reading/office/relationships.ts';
import { findDescendants, findPath } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { readSlideTable } from './read-slide-table.ts';
import type { SlideShape } from './slide-shape.ts';

/** What a shape shows besides its own text: a picture, tables, charts, SmartArt, the picture of an embedded object. */
export function readShapeObjects(
  shape: SlideShape,
  office: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): DraftBlock[] {
  const { element } = shape;
  if (element.name === 'p:pic') return [readPicture(shape)];
  if (element.name === 'p:sp') return findPath(element, 'p:spPr', 'a:blipFill') ? [readPicture(shape)] : [];
  const tables = findDescendants(element, 'a:tbl').map(readSlideTable);
  const embedded = findDescendants(element, 'p:oleObj').flatMap((object) => findDescendants(object, 'p:pic'));
  return [
    ...tables,
    ...readFrameParts(element, office, relationships),
    ...embedded.slice(0, 1).map(() => readPicture(shape)),
  ];
}

function readPicture({ element, box }: SlideShape): DraftBlock {
  const names = ['p:nvPicPr', 'p:nvSpPr', 'p:nvGraphicFramePr'];
  const properties = names.map((name) => findPath(element, name, 'p:cNvPr')).find((one) => one !== undefined);
  return {
    type: 'image',
    alt: readAltText(properties),
    widthPt: toPoints(box?.width ?? null),
    heightPt: toPoints(box?.height ?? null),
    xPt: toPoints(box?.x ?? null),
    yPt: toPoints(box?.y ?? null),
  };
}
