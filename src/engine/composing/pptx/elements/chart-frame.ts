import type { DrawnChart } from '#engine/composing/drawing/drawn.ts';
import { chartXml } from '#engine/composing/pptx/chart/chart-xml.ts';
import { writeWorkbook } from '#engine/composing/pptx/chart/workbook.ts';
import { type DrawingPart, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { nameXml, placeXml } from './frame.ts';

const URI = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** The frame of a chart on its slide; chart and workbook become parts of their own. */
export function chartFrameXml(drawn: DrawnChart, part: DrawingPart): string {
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
