import type { DrawnTable, TableCell } from '#engine/composing/drawing/drawn.ts';
import { fillXml, lineXml } from '#engine/composing/pptx/markup/paint.ts';
import { paragraphXml } from '#engine/composing/pptx/markup/text-body.ts';
import type { DrawingPart } from '#engine/composing/pptx/package/drawing-part.ts';
import { toEmu } from '#engine/composing/pptx/package/xml.ts';
import { nameXml, placeXml } from './frame.ts';

/** `No Style, No Grid`: every line and ground of ours is written in the cells. */
const NO_STYLE = '<a:tableStyleId>{2D5ABB26-0587-4C30-8999-92F81FD0307C}</a:tableStyleId>';

/** A table whose cells are cells: it can be sorted, copied to a sheet and read out row by row. */
export function tableXml(table: DrawnTable, part: DrawingPart): string {
  const { name, box, alt, columnWidthsIn, rowHeightsIn, cells, hasHeader } = table;
  const columns = columnWidthsIn.map((width) => `<a:gridCol w="${toEmu(width)}"/>`).join('');
  const rows = cells.map((row, index) => {
    const written = row.map((cell) => cellXml(cell, index, table, part)).join('');
    return `<a:tr h="${toEmu(rowHeightsIn[index] ?? 0)}">${written}</a:tr>`;
  });
  const head = hasHeader ? ' firstRow="1"' : '';
  return `<p:graphicFrame><p:nvGraphicFramePr>${nameXml(part.nextShapeId(), name, { alt })}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${placeXml(box, {}, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr${head}>${NO_STYLE}</a:tblPr><a:tblGrid>${columns}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function cellXml(cell: TableCell, row: number, table: DrawnTable, part: DrawingPart): string {
  const { scheme } = part.theme;
  const style = {
    ...table.style,
    align: cell.align,
    isBold: cell.isBold ?? table.style.isBold,
    colour: cell.colour ?? table.style.colour,
  };
  const paragraphs = cell.paragraphs.length > 0 ? cell.paragraphs : [{ runs: [] }];
  const text = paragraphs.map((paragraph) => paragraphXml(paragraph, style, part, null)).join('');
  const [x, y] = [toEmu(table.cellInsetIn.x), toEmu(table.cellInsetIn.y)];
  const edges = [
    lineXml(null, scheme, 'a:lnL'),
    lineXml(null, scheme, 'a:lnR'),
    lineXml(ruleUnder(row - 1, table), scheme, 'a:lnT'),
    lineXml(ruleUnder(row, table), scheme, 'a:lnB'),
  ].join('');
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${text}</a:txBody><a:tcPr marL="${x}" marR="${x}" marT="${y}" marB="${y}" anchor="${ANCHOR[table.style.anchor]}">${edges}${fillXml(cell.fill ?? null, scheme)}</a:tcPr></a:tc>`;
}

/** A line belongs to both cells it lies between; none above the first row and none below the last. */
function ruleUnder(row: number, { rules, hasHeader, cells }: DrawnTable) {
  if (row < 0 || row >= cells.length - 1) return null;
  return hasHeader && row === 0 ? rules.head : rules.row;
}
