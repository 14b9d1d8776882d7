import { readDrawingParagraph } from '#engine/reading/office/drawing/read-drawing-paragraph.ts';
import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import { findChild, findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

const ON = new Set(['1', 'true']);

/** An `a:tbl`. The file already holds one cell for each place, those covered by a merged one marked so. */
export function readSlideTable(table: XmlElement): DraftBlock {
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
  return joinInline(paragraphs.map((paragraph) => readDrawingParagraph(paragraph).finish()));
}
