import type { Drawn, DrawnLayout } from '#engine/composing/drawing/drawn.ts';
import type { DrawingPart } from '#engine/composing/pptx/package/drawing-part.ts';
import { chartFrameXml } from './chart-frame.ts';
import { formulaXml } from './formula.ts';
import { pathXml, strokeXml } from './path.ts';
import { iconXml, pictureXml } from './picture.ts';
import { shapeXml } from './shape.ts';
import { tableXml } from './table.ts';

/** Whatever stands on a slide or layout; `layout` is where placeholders of a slide are looked up. */
export function elementXml(drawn: Drawn, part: DrawingPart, layout: DrawnLayout | null): string {
  switch (drawn.kind) {
    case 'shape': {
      const idx = drawn.placeholder?.idx;
      const filled = layout?.placeholders.find(({ placeholder }) => placeholder?.idx === idx) ?? null;
      return shapeXml(drawn, part, idx === undefined ? null : filled);
    }
    case 'line':
      return strokeXml(drawn, part);
    case 'path':
      return pathXml(drawn, part);
    case 'picture':
      return pictureXml(drawn, part);
    case 'icon':
      return iconXml(drawn, part);
    case 'table':
      return tableXml(drawn, part);
    case 'chart':
      return chartFrameXml(drawn, part);
    case 'formula':
      return formulaXml(drawn, part);
  }
}
