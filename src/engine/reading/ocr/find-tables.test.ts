import { describe, expect, it } from 'vitest';
import { findSideBySide } from './find-tables.ts';
import { makeLine, type OcrLine } from './ocr-line.ts';
import { measureBodyHeight, rebuildBlocks } from './rebuild-blocks.ts';

const HEIGHT = 20;
/** Cells from their left edges on, each word ten pixels a letter; a line for each row as tesseract gives it. */
const row = (top: number, cells: [left: number, text: string][]): OcrLine =>
  makeLine(
    `row ${top}`,
    cells.flatMap(([left, text]) => {
      let at = left;
      return text.split(' ').map((word) => {
        const made = { text: word, confidence: 95, left: at, top, width: word.length * 10, height: HEIGHT };
        at += made.width + 10;
        return made;
      });
    }),
  );
const table = [
  row(200, [
    [100, 'País'],
    [300, 'Capital'],
    [500, 'População'],
  ]),
  row(240, [
    [100, 'Brasil'],
    [300, 'Brasília'],
    [500, '207,7'],
  ]),
  row(280, [
    [100, 'Canadá'],
    [300, 'Ottawa'],
    [500, '36,7'],
  ]),
  row(320, [
    [100, 'Dinamarca'],
    [300, 'Copenhague'],
    [500, '5,7'],
  ]),
];

describe('what stands side by side on a scan', () => {
  it('is a table where rows keep to the same columns, in its place among the text', () => {
    const lines = [
      row(100, [[100, 'Observe a tabela e responda.']]),
      ...table,
      row(500, [[100, 'Qual é o maior?']]),
    ];
    const { tables, gutters } = findSideBySide(lines);
    expect(gutters).toEqual([]);
    expect(rebuildBlocks(lines, 2, measureBodyHeight([lines]), tables)).toEqual([
      { type: 'paragraph', page: 2, origin: 'ocr', text: 'Observe a tabela e responda.' },
      {
        type: 'table',
        page: 2,
        origin: 'ocr',
        hasHeader: false,
        rows: [
          ['País', 'Capital', 'População'],
          ['Brasil', 'Brasília', '207,7'],
          ['Canadá', 'Ottawa', '36,7'],
          ['Dinamarca', 'Copenhague', '5,7'],
        ],
      },
      { type: 'paragraph', page: 2, origin: 'ocr', text: 'Qual é o maior?' },
    ]);
  });

  it('are columns where the cells are lines of running text', () => {
    const lines = [0, 1, 2, 3].map((index) =>
      row(100 + 40 * index, [
        [100, 'a água dos rios sobe ao céu'],
        [600, 'e as nuvens a trazem de volta'],
      ]),
    );
    expect(findSideBySide(lines)).toMatchObject({ tables: [], gutters: [{ from: 100, to: 240 }] });
  });

  it('is nothing in a text of one column', () => {
    const lines = [0, 1, 2, 3].map((index) => row(100 + 40 * index, [[100, 'a água dos rios sobe ao céu']]));
    expect(findSideBySide(lines)).toEqual({ tables: [], gutters: [] });
  });
});
