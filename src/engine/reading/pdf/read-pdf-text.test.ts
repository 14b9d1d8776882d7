import { describe, expect, it } from 'vitest';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { rows, text, textOf } from '#tests/builders/pdf-lines.ts';
import { readPdf } from './read-pdf.ts';

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

  it('parts a worked example and a counted step from a line that fills its row', async () => {
    const lines = [
      'Mais arroz, mais dinheiro: as duas grandezas são diretas. Resposta: 48.',
      'Exemplo resolvido 2 (inversa)',
      'Um carro a 60 km por hora faz um percurso inteiro em quatro horas.',
    ];
    const { blocks } = await readPdf(buildPdf({ pages: [{ items: rows(lines, 72, 700) }] }));
    expect(blocks.map((block) => 'text' in block && block.text)).toContain(lines[1]);
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
