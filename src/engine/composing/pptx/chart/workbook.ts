import { OfficeParts } from '#engine/composing/pptx/package/office-parts.ts';
import { escapeXml, xmlPart } from '#engine/composing/pptx/package/xml.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

type Chart = BlockOf<'chart'>;

export const SHEET = 'Dados';
/** Letter of the column of a series, from 0; the first column holds the categories. */
export const columnOf = (series: number): string => String.fromCharCode('B'.charCodeAt(0) + series);

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The sheet behind a chart: what opens when somebody chooses to edit its data. */
export function writeWorkbook({ categories, series }: Chart): Uint8Array {
  const parts = new OfficeParts();
  const book = 'xl/workbook.xml';
  const sheet = 'xl/worksheets/sheet1.xml';
  parts.relate('', 'officeDocument', book);
  const id = parts.relate(book, 'worksheet', sheet);
  parts.add(
    book,
    `${TYPE}.sheet.main+xml`,
    xmlPart(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="${SHEET}" sheetId="1" r:id="${id}"/></sheets></workbook>`,
    ),
  );
  const head = row(1, [
    textCell('A1', ''),
    ...series.map(({ name }, at) => textCell(`${columnOf(at)}1`, name)),
  ]);
  const rows = categories.map((category, index) => {
    const number = index + 2;
    const values = series.map(({ values }, at) => numberCell(`${columnOf(at)}${number}`, values[index]));
    return row(number, [textCell(`A${number}`, category), ...values]);
  });
  parts.add(
    sheet,
    `${TYPE}.worksheet+xml`,
    xmlPart(
      `<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="28" customWidth="1"/></cols><sheetData>${head}${rows.join('')}</sheetData></worksheet>`,
    ),
  );
  return parts.toZip();
}

const row = (number: number, cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`;

const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const numberCell = (at: string, value: number | null | undefined): string =>
  value == null ? '' : `<c r="${at}"><v>${value}</v></c>`;
