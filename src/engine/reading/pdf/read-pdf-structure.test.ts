import { describe, expect, it } from 'vitest';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { rows, text, textOf } from '#tests/builders/pdf-lines.ts';
import { readPdf } from './read-pdf.ts';

describe('the structure of a PDF', () => {
  const prose = (top: number) =>
    rows(
      [
        'O ciclo da água começa quando o Sol aquece os rios, os lagos e os mares',
        'e a água passa ao estado de vapor, que sobe até encontrar o ar frio.',
      ],
      72,
      top,
    );

  it('tells headings and their levels from size and weight', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: [
              text('O ciclo da água', 72, 780, { size: 24, isBold: true }),
              text('Evaporação', 72, 720, { size: 16 }),
              ...prose(690),
              text('No calor', 72, 640, { isBold: true }),
              ...prose(610),
              text('Chuva', 72, 550, { size: 16 }),
              ...prose(520),
            ],
          },
        ],
      }),
    );
    expect(
      document.blocks.filter((block) => block.type === 'heading').map((block) => [block.level, block.text]),
    ).toEqual([
      [1, 'O ciclo da água'],
      [2, 'Evaporação'],
      [3, 'No calor'],
      [2, 'Chuva'],
    ]);
    expect(document.title).toBe('O ciclo da água');
  });

  it('reads a title in two rows as one where the first cannot end there', async () => {
    const large = { size: 24, isBold: true };
    const titleOf = async (...lines: string[]) =>
      (
        await readPdf(
          buildPdf({
            pages: [
              { items: [...lines.map((line, at) => text(line, 72, 780 - 30 * at, large)), ...prose(640)] },
            ],
          }),
        )
      ).title;
    expect(await titleOf('De onde vem a chuva? Nuvens,', 'rios e florestas')).toBe(
      'De onde vem a chuva? Nuvens, rios e florestas',
    );
    expect(await titleOf('LIMPEZA DA HORTA', 'ESCOLAR (PASSO A PASSO)')).toBe(
      'LIMPEZA DA HORTA ESCOLAR (PASSO A PASSO)',
    );
  });

  it('reads a heading that goes on in a second line as one, and a chapter number as another', async () => {
    const large = { size: 20, isBold: true };
    const document = await readPdf(
      buildPdf({
        pages: [
          { items: [text('O ciclo da água', 72, 780, { size: 28 }), ...prose(690)] },
          {
            items: [
              text('Apêndice E', 72, 780, large),
              text('Caminhos das Correntes', 72, 700, large),
              text('Oceânicas', 72, 640, large),
              ...prose(560),
            ],
          },
        ],
      }),
    );
    expect(
      document.blocks.flatMap((block) => (block.type === 'heading' && block.page === 2 ? [block.text] : [])),
    ).toEqual(['Apêndice E', 'Caminhos das Correntes Oceânicas']);
  });

  it('believes the bookmarks of the file and says so', async () => {
    const document = await readPdf(
      buildPdf({
        title: 'Microsoft Word - aula.doc',
        outline: [{ title: 'A origem do vapor', page: 1 }],
        pages: [{ items: [text('1. A origem do vapor', 72, 720), ...prose(690)] }],
      }),
    );
    expect(document.blocks[0]).toEqual({ type: 'heading', page: 1, level: 1, text: '1. A origem do vapor' });
    expect(document.title).toBe('1. A origem do vapor');
  });

  it('believes a title of the file that its first page repeats, not one of an old template', async () => {
    const pages = [{ items: [text('Frações no dia a dia', 72, 760, { size: 22 }), ...prose(690)] }];
    expect((await readPdf(buildPdf({ title: 'Frações no dia a dia', pages }))).title).toBe(
      'Frações no dia a dia',
    );
    expect((await readPdf(buildPdf({ title: 'Prova de 2009', pages }))).title).toBe('Frações no dia a dia');
  });

  it('does not call every bold line of a worksheet a heading', async () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      text(`Linha em negrito ${'abcdefghij'[index % 10]}`, 72, 800 - index * 18, { isBold: true }),
    );
    const document = await readPdf(buildPdf({ pages: [{ items: [...items, ...prose(60)] }] }));
    expect(document.blocks.filter((block) => block.type === 'heading').length).toBeLessThanOrEqual(10);
  });

  it('makes lists of bullets with levels and of numbers that count up', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: [
              text('• lápis', 72, 700),
              text('• papel de', 72, 686),
              text('duas cores', 79, 672),
              text('• azul', 100, 658),
              text('1. Corte o papel', 72, 600),
              text('2. Cole as partes', 72, 586),
            ],
          },
        ],
      }),
    );
    expect(document.blocks).toEqual([
      {
        type: 'list',
        page: 1,
        isOrdered: false,
        items: [
          { text: 'lápis', level: 0 },
          { text: 'papel de duas cores', level: 0 },
          { text: 'azul', level: 1 },
        ],
      },
      {
        type: 'list',
        page: 1,
        isOrdered: true,
        items: [
          { text: 'Corte o papel', level: 0 },
          { text: 'Cole as partes', level: 0 },
        ],
      },
    ]);
  });

  it('keeps the numbers of questions whose count does not start at one', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          { items: [text('7) Qual é a capital do Acre?', 72, 700), text('8) E a do Amapá?', 72, 686)] },
        ],
      }),
    );
    expect(textOf(document)).toBe('7) Qual é a capital do Acre? / 8) E a do Amapá?');
  });

  it('parts the options of a question that stand side by side', async () => {
    const options = ['a) o cerrado', 'b) a caatinga', 'c) o pampa'].map((option, index) =>
      text(option, 72 + 140 * index, 686),
    );
    const document = await readPdf(
      buildPdf({ pages: [{ items: [text('Onde vive o mandacaru?', 72, 710), ...options] }] }),
    );
    expect(document.blocks[1]).toMatchObject({
      type: 'list',
      items: [{ text: 'o cerrado' }, { text: 'a caatinga' }, { text: 'o pampa' }],
    });
  });

  it('reads a table drawn with strokes cell by cell', async () => {
    const lines: PdfItem[] = [
      ...[700, 680, 660, 640].map((y): PdfItem => ({ type: 'line', from: [72, y], to: [372, y] })),
      ...[72, 222, 372].map((x): PdfItem => ({ type: 'line', from: [x, 640], to: [x, 700] })),
    ];
    const cells = [
      ['Planeta', 'Luas'],
      ['Terra', '1'],
      ['Marte', '2'],
    ].flatMap((row, index) => row.map((cell, column) => text(cell, 78 + 150 * column, 686 - 20 * index)));
    const document = await readPdf(buildPdf({ pages: [{ items: [...lines, ...cells] }] }));
    expect(document.blocks).toEqual([
      {
        type: 'table',
        page: 1,
        hasHeader: true,
        rows: [
          ['Planeta', 'Luas'],
          ['Terra', '1'],
          ['Marte', '2'],
        ],
      },
    ]);
  });

  it('reads aligned columns of short texts as a table', async () => {
    const cells = [
      ['Mês', 'Chuva', 'Sol'],
      ['Janeiro', '210 mm', '12'],
      ['Março', '180 mm', '15'],
      ['Julho', '35 mm', '25'],
    ];
    const items = cells.flatMap((row, index) =>
      row.map((cell, column) => text(cell, 72 + 120 * column, 700 - 16 * index)),
    );
    const document = await readPdf(buildPdf({ pages: [{ items }] }));
    expect(document.blocks).toEqual([{ type: 'table', page: 1, hasHeader: true, rows: cells }]);
  });

  it('gives pictures with size and place in points, between the texts they stand between', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: [{ type: 'image', x: 100, y: 400, width: 200, height: 150 }, ...prose(700), ...prose(300)],
          },
        ],
      }),
    );
    expect(document.blocks.map((block) => block.type)).toEqual(['paragraph', 'image', 'paragraph']);
    expect(document.blocks[1]).toEqual({
      type: 'image',
      page: 1,
      alt: null,
      widthPt: 200,
      heightPt: 150,
      xPt: 100,
      yPt: 292,
    });
  });

  it('joins a drawing cut into slivers and tells when there were very many', async () => {
    const slivers = Array.from(
      { length: 450 },
      (_, index): PdfItem => ({ type: 'image', x: 100, y: 300 + index / 2, width: 200, height: 1 }),
    );
    const document = await readPdf(buildPdf({ pages: [{ items: [...slivers, ...prose(250)] }] }));
    expect(document.blocks.filter((block) => block.type === 'image')).toHaveLength(1);
    expect(document.warnings).toEqual([
      expect.objectContaining({ code: 'images_cap', message: expect.stringContaining('450') }),
    ]);
  });
});
