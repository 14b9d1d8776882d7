import { findChild, numberAttribute, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { Box } from './slide-shape.ts';

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
