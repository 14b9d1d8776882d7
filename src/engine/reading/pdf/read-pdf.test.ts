import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DraftDocument } from '#engine/reading/source-document.ts';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { loadPdfium } from './library/load-pdfium.ts';
import { readPdf } from './read-pdf.ts';

const text = (
  words: string,
  x: number,
  y: number,
  look: Partial<Extract<PdfItem, { type: 'text' }>> = {},
): PdfItem => ({
  type: 'text',
  text: words,
  x,
  y,
  ...look,
});
const rows = (lines: string[], x: number, top: number, step = 14): PdfItem[] =>
  lines.map((line, index) => text(line, x, top - index * step));
const textOf = (document: DraftDocument): string =>
  document.blocks
    .map((block) =>
      block.type === 'list'
        ? block.items.map((item) => item.text).join(' / ')
        : 'text' in block
          ? block.text
          : '',
    )
    .join('\n');
const file = (name: string) => readFile(`tests/files/${name}`);

describe('reading the text of a PDF', () => {
  it('joins the lines of a paragraph and parts it from the next one', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: [
              ...rows(
                [
                  'A água dos rios e mares evapora com o calor do Sol e sobe',
                  'para o céu em forma de vapor.',
                ],
                72,
                700,
              ),
              ...rows(
                ['Lá em cima ela esfria e forma as nuvens que depois trazem', 'a chuva de volta.'],
                72,
                650,
              ),
            ],
          },
        ],
      }),
    );
    expect(document.blocks).toEqual([
      {
        type: 'paragraph',
        page: 1,
        text: 'A água dos rios e mares evapora com o calor do Sol e sobe para o céu em forma de vapor.',
      },
      {
        type: 'paragraph',
        page: 1,
        text: 'Lá em cima ela esfria e forma as nuvens que depois trazem a chuva de volta.',
      },
    ]);
    expect(document).toMatchObject({
      kind: 'pdf',
      pages: 1,
      slides: null,
      pagesWithoutText: [],
      warnings: [],
    });
  });

  it('reads the left column to its end before the right one, even if the file mixes their lines', async () => {
    const left = [
      'A primeira coluna fala da floresta',
      'e dos bichos que vivem nela desde',
      'antes de chegarem as estradas que',
      'cortaram o caminho das antas e dos',
      'macacos que ali comiam as frutas.',
    ];
    const right = [
      'A segunda coluna fala do cerrado',
      'e das plantas que ali resistem ao',
      'fogo e à seca com raízes fundas que',
      'buscam a água guardada lá embaixo',
      'quando a chuva demora a voltar.',
    ];
    const heading = text('Dois biomas do Brasil lado a lado nesta página larga', 72, 760, { size: 18 });
    const mixed = left.flatMap((line, index) => [
      text(line, 72, 700 - 14 * index),
      text(right[index] ?? '', 320, 700 - 14 * index),
    ]);
    for (const items of [
      [heading, ...rows(left, 72, 700), ...rows(right, 320, 700)],
      [heading, ...mixed],
    ]) {
      const read = textOf(await readPdf(buildPdf({ pages: [{ items }] })));
      expect(read.split('\n')).toEqual([
        'Dois biomas do Brasil lado a lado nesta página larga',
        left.join(' '),
        right.join(' '),
      ]);
    }
  });

  it('mends words broken at the end of a line and keeps hyphens that belong to the word', async () => {
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: rows(
              [
                'A professora explica a fotos-',
                'síntese. A planta torna-',
                'se verde e guarda energia torna todo dia, no fim-',
                'de-semana também.',
              ],
              72,
              700,
            ),
          },
        ],
      }),
    );
    expect(textOf(document)).toContain('explica a fotossíntese.');
    expect(textOf(document)).toContain('A planta torna-se verde');
  });

  it('puts accents printed as signs of their own back on their letters', async () => {
    // Old TeX fonts print accent and letter on one spot, in either order.
    const document = await readPdf(
      buildPdf({
        pages: [
          {
            items: [
              text('fun', 72, 700),
              text('\xB8', 88.6, 700),
              text('c', 88, 700),
              text('a', 93.6, 700),
              text('\x98', 94.7, 700),
              text('o', 99.7, 700),
            ],
          },
        ],
      }),
    );
    expect(textOf(document)).toBe('função');
  });

  it('reads ligatures as the letters they stand for', async () => {
    const document = await readPdf(
      buildPdf({ pages: [{ items: [text('A o\x02cina do Je\x01erson', 72, 700)] }] }),
    );
    expect(textOf(document)).toBe('A oficina do Jefferson');
  });

  it('reads what is printed twice on one spot only once', async () => {
    const shadow = [text('Sombra do título', 72, 700), text('Sombra do título', 72.1, 700)];
    expect(textOf(await readPdf(buildPdf({ pages: [{ items: shadow }] })))).toBe('Sombra do título');
  });

  it('takes running heads, feet and page numbers away but leaves titles', async () => {
    const pages = [1, 2, 3, 4, 5, 6].map((number) => ({
      items: [
        text('Colégio Aurora - Ciências', 72, 810, { size: 9 }),
        text(number % 2 === 0 ? 'Exercícios' : `Lição ${number}`, 72, 770, { size: 20, isBold: true }),
        text('CIÊNCIAS NO CERRADO', 300, 790, { size: 18 }),
        ...rows(
          [
            `Na página ${number} há um texto sobre o tema que é só dela,`,
            `e que fala do assunto de número ${number}.`,
          ],
          72,
          600,
        ),
        text(`Página ${number} de 6`, 280, 30, { size: 9 }),
      ],
    }));
    const read = textOf(await readPdf(buildPdf({ pages })));
    expect(read).not.toMatch(/Colégio Aurora|Página \d de 6/);
    expect(read.match(/Exercícios/g)).toHaveLength(3);
    expect(read.match(/CIÊNCIAS NO CERRADO/g)).toHaveLength(1);
    expect(read).toContain('Na página 4 há um texto');
  });

  it('keeps only the last step of a slide that is shown step by step, and still counts every page', async () => {
    const slide = (count: number) => ({
      width: 400,
      height: 300,
      items: [
        text('Fases da Lua', 40, 220, { size: 22 }),
        ...rows(
          [
            'Lua nova fica escura no céu',
            'Lua crescente ganha luz aos poucos',
            'Lua cheia brilha inteira',
          ].slice(0, count),
          40,
          160,
        ),
      ],
    });
    const document = await readPdf(buildPdf({ pages: [slide(1), slide(2), slide(3)] }));
    expect(document.pages).toBe(3);
    expect(textOf(document).match(/Lua nova/g)).toHaveLength(1);
    expect(document.blocks.every((block) => block.page === 3)).toBe(true);
  });
});

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

describe('PDFs that hide or lack something', () => {
  const sentence = 'Esta ordem não aparece para quem lê a página.';

  it('reads white and invisible text as text and warns about it', async () => {
    for (const look of [{ color: [1, 1, 1] as [number, number, number] }, { renderMode: 3 }, { size: 1 }]) {
      const document = await readPdf(
        buildPdf({ pages: [{ items: [text('Aula de frações', 72, 700), text(sentence, 72, 600, look)] }] }),
      );
      expect(textOf(document)).toContain(sentence);
      expect(document.warnings).toEqual([
        expect.objectContaining({
          code: 'hidden_text',
          page: 1,
          message: expect.stringContaining('página 1'),
        }),
      ]);
    }
  });

  it('does not warn about white text on a dark area or recognised words over a scan', async () => {
    const dark: PdfItem = { type: 'area', x: 50, y: 580, width: 500, height: 60, grey: 0.2 };
    const scan: PdfItem = { type: 'image', x: 0, y: 0, width: 595, height: 842 };
    for (const items of [
      [dark, text(sentence, 72, 600, { color: [1, 1, 1] })],
      [scan, text(sentence, 72, 600, { renderMode: 3 })],
    ]) {
      const document = await readPdf(buildPdf({ pages: [{ items }] }));
      expect(textOf(document)).toContain(sentence);
      expect(document.warnings).toEqual([]);
    }
  });

  it('names the pages that are pictures only, not those with a plain shape', async () => {
    const scan: PdfItem = { type: 'image', x: 0, y: 0, width: 595, height: 842 };
    const shape: PdfItem = { type: 'area', x: 100, y: 100, width: 300, height: 300, grey: 0.5 };
    const document = await readPdf(
      buildPdf({ pages: [{ items: [scan] }, { items: [shape] }, { items: [text(sentence, 72, 700)] }] }),
    );
    expect(document.pagesWithoutText).toEqual([1]);
    const empty = await readPdf(buildPdf({ pages: [{ items: [shape] }] }));
    expect(empty).toMatchObject({ blocks: [], pagesWithoutText: [], pages: 1 });
  });

  it('refuses what cannot be read, with the reason', async () => {
    const whole = buildPdf({ pages: [{ items: [text(sentence, 72, 700)] }] });
    await expect(readPdf(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
    await expect(readPdf(whole.slice(0, whole.length * 0.4))).rejects.toMatchObject({ code: 'broken' });
    await expect(readPdf(await file('pdf-user-password.pdf'))).rejects.toMatchObject({ code: 'encrypted' });
    const many = buildPdf({ pages: Array.from({ length: 501 }, () => ({ items: [] })) });
    await expect(readPdf(many)).rejects.toMatchObject({ code: 'too_many_pages' });
  });

  it('reads a file that only forbids copying and printing', async () => {
    expect(textOf(await readPdf(await file('pdf-owner-password.pdf')))).toBe('Aula protegida contra cópia');
  });

  it('reads one file after another and gives all memory back', async () => {
    const bytes = buildPdf({
      pages: Array.from({ length: 20 }, () => ({ items: rows([sentence, sentence], 72, 700) })),
    });
    const { calls } = await loadPdfium();
    await readPdf(bytes);
    const before = calls.malloc(64);
    calls.free(before);
    for (let round = 0; round < 60; round++) await readPdf(bytes);
    const after = calls.malloc(64);
    calls.free(after);
    // A leak of one page per reading would have moved the free place by megabytes.
    expect(Math.abs(after - before)).toBeLessThan(1_000_000);
  });
});
