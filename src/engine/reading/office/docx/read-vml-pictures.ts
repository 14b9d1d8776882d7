import { cleanText } from '#engine/reading/clean-text.ts';
import { findDescendants, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

const POINTS_PER_UNIT: Record<string, number> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  '': 0.75,
};
const SHAPES = ['v:shape', 'v:rect', 'v:roundrect', 'v:oval'];

/** Pictures and WordArt of the drawing language before DrawingML; embedded objects show themselves by one. */
export function readVmlPictures(drawing: XmlElement): DraftBlock[] {
  return SHAPES.flatMap((name) => findDescendants(drawing, name)).flatMap(readShape);
}

function readShape(shape: XmlElement): DraftBlock[] {
  const words = cleanText(
    findDescendants(shape, 'v:textpath')
      .map((path) => path.attributes.string ?? '')
      .join(' '),
  );
  const blocks: DraftBlock[] = words === '' ? [] : [{ type: 'paragraph', text: words }];
  if (findDescendants(shape, 'v:imagedata').length === 0) return blocks;
  const style = shape.attributes.style ?? '';
  const alt = cleanText(shape.attributes.alt ?? '');
  const size = { widthPt: readLength(style, 'width'), heightPt: readLength(style, 'height') };
  return [...blocks, { type: 'image', alt: alt === '' ? null : alt, ...size, xPt: null, yPt: null }];
}

/** `width:3.5cm` in a style attribute → points. */
function readLength(style: string, property: string): number | null {
  const match = new RegExp(`(?:^|;)\\s*${property}:\\s*([\\d.]+)([a-z]*)`).exec(style);
  const factor = POINTS_PER_UNIT[match?.[2] ?? ''];
  const points = match && factor !== undefined ? Number(match[1]) * factor : Number.NaN;
  return Number.isFinite(points) ? Math.round(points * 100) / 100 : null;
}
