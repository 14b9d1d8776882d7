import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { chooseUnits } from './choose-units.ts';
import { composeBooklet } from './compose-booklet.ts';
import { gatherParts } from './gather-parts.ts';
import type { Tools } from './tools.ts';

const TOOLS = {
  ...{
    say: (text: string) => text,
    mend: (text: string) => text,
    spell: (text: string) => text,
    cite: () => [],
  },
  ...{
    shows: () => false,
    isWhole: () => false,
    isPractice: false,
    pictures: new Map(),
    answered: new Set(),
    captions: new Map(),
    writtenKey: { answers: new Map(), reasons: new Map(), blocks: new Set() },
    defined: new Map(),
    named: new Map(),
  },
} as Tools;

function piece(kind: Piece['kind'], text: string, more: Partial<Piece> = {}): Piece {
  const role = more.role ?? 'explanation';
  const block = { id: 'b1', type: 'paragraph', text } as Block;
  return {
    kind,
    text,
    page: 4,
    level: 1,
    blockRef: text,
    block,
    role,
    statements: [{ text, role }],
    ...more,
  } as Piece;
}
const formula = (page: number) => piece('text', `x ₁ ₂ = ${page}`, { role: 'formula', page });
const wishesOf = (pieces: Piece[], tools = TOOLS) =>
  gatherParts(pieces, tools).flatMap(({ units }) =>
    units.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'place' ? [block.wish] : []))),
  );
const prose = piece('text', 'A média resume os valores de uma amostra e a turma a calcula.');

const steps = (...texts: string[]) => {
  const items = texts.map((text) => ({ text, level: 0 }));
  return piece('list', texts.join('\n'), {
    blockRef: texts.join(),
    block: { id: 'b2', type: 'list', isOrdered: true, items } as Block,
    statements: texts.map((text) => ({ text, role: 'explanation' })) as Piece['statements'],
  });
};

describe('the matter of a chapter', () => {
  it('goes on counting a list behind a line for the answer to one of its items', () => {
    const line = piece('text', 'Resposta: ______');
    const parts = gatherParts(
      [steps('Tem bico.', 'Tem penas.'), line, steps('Tem rodas.', 'Tem motor.')],
      TOOLS,
    );
    const blocks = parts.flatMap(({ units }) => units.flatMap((unit) => unit.blocks));
    expect(blocks).toMatchObject([
      { type: 'process', steps: [{}, { text: 'Tem penas. Resposta: ______' }, { text: 'Tem rodas.' }, {}] },
    ]);
  });

  it('takes a single word in capitals for the label of a frame, no paragraph', () => {
    const parts = gatherParts([piece('text', 'PROBLEMA', { page: null })], TOOLS);
    expect(parts.flatMap(({ units }) => units)).toEqual([]);
  });

  it('goes on with a list that was told in several pieces', () => {
    const items = (...texts: string[]) =>
      piece('list', texts.join(' '), {
        ...{
          page: null,
          blockRef: 'b7',
          block: { id: 'b7', type: 'list', isOrdered: false, items: [] } as never,
        },
        statements: texts.map((text) => ({ text, role: 'explanation' })) as never,
      });
    const blocks = gatherParts(
      [items('A horta tem sol.', 'A horta tem água.'), items('A horta tem adubo.')],
      TOOLS,
    );
    expect(blocks.flatMap(({ units }) => units.flatMap((unit) => unit.blocks))).toMatchObject([
      { type: 'points', items: [{}, {}, { text: 'A horta tem adubo.' }] },
    ]);
  });

  it('sets apart what the material calls an example, with its number, however near the next callout stands', () => {
    const said = 'Uma turma mede a água de cada canteiro e escreve no caderno quantos litros a alface bebeu.';
    const told = Array.from({ length: 30 }, () => 'horta').join(' ');
    const texts = [
      `Exemplo 2. ${said}`,
      `A turma rega a ${told}.`,
      `Atenção: ${said.toLowerCase()}`,
      `Cuidado: ${said}`,
    ];
    const parts = gatherParts(
      texts.map((text) => piece('text', text, { page: null })),
      TOOLS,
    );
    const blocks = parts.flatMap(({ units }) => units.flatMap((unit) => unit.blocks));
    expect(blocks).toMatchObject([
      { type: 'callout', kind: 'exemplo', name: '2', text: said },
      { type: 'text' },
      { type: 'callout', kind: 'atencao', name: null, text: `U${said.toLowerCase().slice(1)}` },
      { type: 'text' },
    ]);
  });

  it('sets a line that is nothing but a typed formula as one', () => {
    const typed = piece('text', '$a = \\frac{y}{x}$', { page: null });
    const blocks = gatherParts([typed], TOOLS).flatMap(({ units }) => units.flatMap((unit) => unit.blocks));
    expect(blocks).toEqual([
      { type: 'formula', latex: 'a = \\frac{y}{x}', alt: 'a = y/x', legend: [], passageIds: [] },
    ]);
  });

  it('has one place for all the formulas that a part lacks, with their pages', () => {
    expect(wishesOf([prose, formula(9), prose, formula(10), formula(10)])).toEqual([
      'fórmulas das páginas 9 e 10 do material',
    ]);
    expect(wishesOf([formula(9)])).toEqual(['fórmula da página 9 do material']);
    expect(wishesOf([formula(9)], { ...TOOLS, isPractice: true })).toEqual([]);
  });

  it('takes years with what happened for a list, however short its name is', () => {
    const years = ['1964 – golpe militar', '1968 – AI-5', '1979 – Lei da Anistia'];
    const parts = gatherParts(
      years.map((text) => piece('text', text, { page: null })),
      TOOLS,
    );
    expect(parts[0]?.units.map(({ blocks }) => blocks)).toMatchObject([
      [{ type: 'points', items: years.map((text) => ({ text })) }],
    ]);
  });

  it('has one place for a chapter where three of its parts lack one', () => {
    const part = (page: number) => [piece('heading', `Medidas da página ${page}`), prose, formula(page)];
    expect(wishesOf([...part(2), ...part(4)])).toHaveLength(2);
    expect(wishesOf([...part(2), ...part(4), ...part(6)])).toEqual([
      'fórmulas das páginas 2, 4 e 6 do material',
    ]);
  });

  it('holds no exercise of a test once more, nor what its key says', () => {
    const asked = piece('text', 'a) 63 : 2', { role: 'alternative', page: null });
    const key = [
      piece('heading', 'RESPOSTAS ABERTAS'),
      prose,
      piece('text', 'Explique.', { role: 'exercise' }),
      prose,
    ];
    const told = JSON.stringify(gatherParts([asked, ...key], { ...TOOLS, isPractice: true }));
    expect(told).not.toContain('63');
    expect(told.split('A média resume')).toHaveLength(2);
  });

  it('lists what a brace lists in words, and parts columns that a file joined', () => {
    const latex = String.raw`\text{Renda} \left\{\begin{aligned}\text{Trabalho} \\ \text{Aluguel} \\ \text{Bolsa} \\ \text{Pensão}\end{aligned}\right.`;
    const brace = { id: 'b3', type: 'equation', latex, text: 'Renda' } as unknown as Block;
    const rows = [
      ['+', '0 1 2'],
      ['0', '0 1 2'],
      ['1', '1 2 0'],
    ];
    const table = { id: 'b4', type: 'table', rows, hasHeader: false } as unknown as Block;
    const [part] = gatherParts(
      [piece('equation', 'Renda', { block: brace }), piece('table', '+', { block: table })],
      TOOLS,
    );
    expect(part?.units.flatMap(({ blocks }) => blocks)).toMatchObject([
      { type: 'text', text: 'Renda:' },
      { type: 'points', items: ['Trabalho', 'Aluguel', 'Bolsa', 'Pensão'].map((text) => ({ text })) },
      {
        type: 'table',
        rows: [
          ['+', '0', '1', '2'],
          ['0', '0', '1', '2'],
          ['1', '1', '2', '0'],
        ],
      },
    ]);
  });

  it('gives a long table up from its end, before any text', () => {
    const rows = Array.from({ length: 200 }, (_, at) => [`planta ${at}`, `${at}`]);
    const block = {
      id: 'b2',
      type: 'table',
      rows: [['Nome', 'Altura'], ...rows],
      hasHeader: true,
    } as unknown as Block;
    const parts = gatherParts([prose, piece('table', 'Nome', { block }), prose], TOOLS);
    const rowsAt = (share: number) =>
      chooseUnits(parts, share, [], '').flatMap(({ units }) =>
        units.flatMap(({ blocks }) => blocks.flatMap((one) => (one.type === 'table' ? one.rows : []))),
      ).length;
    expect([rowsAt(0.8), rowsAt(1)]).toEqual([24, 200]);
    expect(rowsAt(0.95)).toBeGreaterThan(24);
    expect(rowsAt(0.95)).toBeLessThan(200);
  });
});

describe('a booklet', () => {
  const compose = (content: string, size = 20) => {
    const input = makeAnalysisInput({ content, size, serviceType: 'booklet' as const, title: 'Aula' });
    return composeBooklet(openLesson(input), analyse(input))(1);
  };
  const NAMES = ['Canteiro', 'Adubo', 'Semente', 'Muda', 'Rega'];

  const listOf = (title: string) =>
    `# ${title}\n\n${NAMES.map((name, at) => `### ${name}\n\nServe para a etapa ${at + 1} do trabalho na horta da escola, ${title}.`).join('\n\n')}`;

  it('lists names with a sentence each instead of giving every one a heading, and asks one list of them at most', () => {
    const { chapters } = compose(
      [writeGardenBook(1, 1), listOf('na terra'), listOf('no vaso')].join('\n\n'),
      10,
    );
    const items = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((one) => (one.type === 'points' ? one.items : [])),
    );
    expect(items.map(({ head }) => head)).toEqual(expect.arrayContaining(NAMES.slice(0, 3)));
    const asked = chapters.flatMap(({ exercises }) =>
      exercises.filter(({ text }) => text.startsWith('Relacione')),
    );
    expect(asked).toHaveLength(1);
  });
});

describe('a paragraph that was torn', () => {
  const told = (...pieces: Piece[]) =>
    gatherParts(pieces, TOOLS).flatMap(({ units }) =>
      units.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []))),
    );

  it('is one again behind the end of its line or page', () => {
    expect(
      told(
        piece('text', 'A média resume os valores de uma amostra que', { blockRef: 'b1' }),
        piece('text', 'a turma anotou durante a semana.', { blockRef: 'b2' }),
        piece('text', 'o desvio mostra', { blockRef: 'b3', page: 4 }),
        piece('text', 'quanto eles se afastam dela.', { blockRef: 'b4', page: 5 }),
      ),
    ).toEqual([
      'A média resume os valores de uma amostra que a turma anotou durante a semana.',
      'o desvio mostra quanto eles se afastam dela.',
    ]);
  });

  it('takes no two labels of a picture for its halves', () => {
    expect(
      told(
        piece('text', 'clicar para entrar', { blockRef: 'b1' }),
        piece('text', 'conta - sair', { blockRef: 'b2' }),
      ),
    ).toEqual(['clicar para entrar', 'conta - sair']);
  });
});
