import type {
  Box,
  Drawn,
  DrawnChart,
  DrawnLayout,
  DrawnLine,
  DrawnPath,
} from '#engine/composing/drawing/drawn.ts';
import { chartXml } from '#engine/composing/pptx/chart/chart-xml.ts';
import { writeWorkbook } from '#engine/composing/pptx/chart/workbook.ts';
import { fillXml, lineXml } from '#engine/composing/pptx/markup/paint.ts';
import { type DrawingPart, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { toEmu } from '#engine/composing/pptx/package/xml.ts';
import { formulaXml } from './formula.ts';
import { nameXml, placeXml } from './frame.ts';
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

const URI = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** The frame of a chart on its slide; chart and workbook become parts of their own. */
function chartFrameXml(drawn: DrawnChart, part: DrawingPart): string {
  const { name, box, alt, chart } = drawn;
  const number = part.parts.count('ppt/charts/') + 1;
  const chartPart = `ppt/charts/chart${number}.xml`;
  const workbook = `ppt/embeddings/dados${number}.xlsx`;
  const dataId = part.parts.relate(chartPart, 'package', workbook);
  part.parts.add(
    chartPart,
    'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
    chartXml(drawn, part.theme, dataId),
  );
  part.parts.add(workbook, null, writeWorkbook(chart));
  const id = relate(part, 'chart', chartPart);
  return `<p:graphicFrame><p:nvGraphicFramePr>${nameXml(part.nextShapeId(), name, { alt })}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${placeXml(box, {}, 'p:xfrm')}<a:graphic><a:graphicData uri="${URI}"><c:chart xmlns:c="${URI}" r:id="${id}"/></a:graphicData></a:graphic></p:graphicFrame>`;
}

/** A path of our own. */
function pathXml({ name, box, steps, fill, line, alt }: DrawnPath, part: DrawingPart): string {
  const { scheme } = part.theme;
  const speech = alt === null ? 'decoration' : { alt };
  return `<p:sp><p:nvSpPr>${nameXml(part.nextShapeId(), name, speech)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(box)}${geometryXml(box, steps, fill === null)}${fillXml(fill, scheme)}${lineXml(line, scheme)}</p:spPr></p:sp>`;
}

/** A straight line as a connector, which stays one when its ends are moved; a bent one as an open path. */
function strokeXml({ name, box, points, line }: DrawnLine, part: DrawingPart): string {
  const { scheme } = part.theme;
  const corners =
    points.length >= 2
      ? points
      : [
          { x: box.x, y: box.y },
          { x: box.x + box.w, y: box.y + box.h },
        ];
  const [first, second] = corners;
  const around = boxAround(corners);
  const id = part.nextShapeId();
  if (corners.length === 2 && first && second) {
    const turn = { isFlippedX: second.x < first.x, isFlippedY: second.y < first.y };
    return `<p:cxnSp><p:nvCxnSpPr>${nameXml(id, name, 'decoration')}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${placeXml(around, turn)}<a:prstGeom prst="line"><a:avLst/></a:prstGeom>${lineXml(line, scheme)}</p:spPr></p:cxnSp>`;
  }
  const steps = corners.map(({ x, y }, index) => ({
    to: index === 0 ? ('move' as const) : ('line' as const),
    x: x - around.x,
    y: y - around.y,
  }));
  return `<p:sp><p:nvSpPr>${nameXml(id, name, 'decoration')}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placeXml(around)}${geometryXml(around, steps, true)}<a:noFill/>${lineXml(line, scheme)}</p:spPr></p:sp>`;
}

function boxAround(points: { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const at = (x: number, y: number): string => `<a:pt x="${toEmu(x)}" y="${toEmu(y)}"/>`;

function geometryXml(box: Box, steps: DrawnPath['steps'], isOpen: boolean): string {
  const written = steps.map((step) => {
    if (step.to === 'close') return '<a:close/>';
    if (step.to === 'curve')
      return `<a:cubicBezTo>${at(step.x1, step.y1)}${at(step.x2, step.y2)}${at(step.x, step.y)}</a:cubicBezTo>`;
    return step.to === 'move'
      ? `<a:moveTo>${at(step.x, step.y)}</a:moveTo>`
      : `<a:lnTo>${at(step.x, step.y)}</a:lnTo>`;
  });
  const path = `<a:path w="${toEmu(box.w)}" h="${toEmu(box.h)}"${isOpen ? ' fill="none"' : ''}>${written.join('')}</a:path>`;
  return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>${path}</a:pathLst></a:custGeom>`;
}
