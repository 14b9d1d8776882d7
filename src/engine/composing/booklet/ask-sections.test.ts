import { describe, expect, it } from 'vitest';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import { roomFor } from './answer-room.ts';
import { askSections, askSteps, askTables, mix } from './ask-sections.ts';

const text = (said: string): BookletBlock => ({ type: 'text', text: said, passageIds: ['p1', 'p2'] });
const heading = (said: string): BookletBlock => ({ type: 'heading', level: 2, text: said });

describe('what is asked of the parts of an explanation', () => {
  const blocks = [
    heading('Rega da alface'),
    text('Agora vamos à rega. A rega da alface se faz de manhã, antes que o sol fique forte demais.'),
    heading('O que é um canteiro?'),
    text('Um canteiro é um pedaço de terra que a turma separa para plantar.'),
    heading('Uso'),
    text('O uso do canteiro muda com a estação e com o que a turma planta.'),
    heading('Adubo'),
    text('Esse material vem da composteira, como vimos na seção anterior.'),
    heading('Colheita'),
    text('A turma leva para a cozinha o que está maduro e pesa tudo antes.'),
  ];

  it('is what a sentence of each answers by itself, in other words from one to the next', () => {
    const asked = askSections(blocks, 'A horta', [], 0);
    expect(asked.map(({ text: said, answer }) => [said, answer])).toEqual([
      [
        'Explique com suas palavras o que o texto diz sobre “Rega da alface”.',
        'A rega da alface se faz de manhã, antes que o sol fique forte demais.',
      ],
      ['O que é um canteiro?', 'Um canteiro é um pedaço de terra que a turma separa para plantar.'],
    ]);
    expect(askSections(blocks, 'A horta', [], 1)[0]?.text).toContain('Um colega não leu esta parte');
  });

  it('is nothing that is asked already', () => {
    const [first] = askSections(blocks, 'A horta', [], 0);
    const again = askSections(blocks, 'A horta', first === undefined ? [] : [first], 0);
    expect(again.map(({ text: said }) => said)).toEqual(['O que é um canteiro?']);
  });

  it('has lines, whatever the part is called', () => {
    const [graph] = askSections(
      [
        heading('Gráfico de barras'),
        text('O gráfico de barras compara quantidades pelo tamanho de cada barra.'),
      ],
      'Gráficos',
      [],
      0,
    );
    expect(graph && roomFor(graph)).toBe('lines');
  });
});

describe('a table of the text', () => {
  const rows = [
    ['Alface', 'verão'],
    ['Couve', 'inverno'],
    ['Cenoura', 'outono'],
  ];
  const table = {
    type: 'table' as const,
    columns: ['Planta', 'Estação'],
    rows,
    caption: 'Plantas',
    passageIds: [],
  };

  it('is to be filled in where it is small, and its last column is the room for it', () => {
    const [asked] = askTables([table]);
    expect(asked?.shows).toMatchObject([
      {
        rows: [
          ['Alface', ''],
          ['Couve', ''],
          ['Cenoura', ''],
        ],
        caption: null,
      },
    ]);
    expect(asked?.answer).toBe('Alface: verão; Couve: inverno; Cenoura: outono.');
    expect(asked && roomFor(asked)).toBe('none');
  });

  it('is not where it holds figures alone, says too much or names a thing twice', () => {
    const numbers = { ...table, rows: rows.map(([name = '']) => [name, '12']) };
    const long = {
      ...table,
      rows: rows.map(([name = '']) => [name, 'planta que a turma rega de manhã e de tarde']),
    };
    const twice = { ...table, rows: rows.map(([, season = '']) => ['Alface', season]) };
    expect(askTables([numbers, long, twice])).toEqual([]);
  });
});

describe('steps of the text', () => {
  const process: BookletBlock = {
    ...{ type: 'process', isCycle: false },
    steps: ['Abra a cova', 'Ponha a muda', 'Cubra a raiz', 'Regue'].map((said) => ({
      ...{ name: '', text: said, passageIds: ['p1'] },
    })),
  };

  it('are put in order again where the text calls them steps', () => {
    const [asked] = askSteps([text('Siga estes passos:'), process]);
    const [, ...shown] = asked?.text.split('\n') ?? [];
    const places = asked?.answer?.split(', ').map(Number) ?? [];
    expect(shown).toHaveLength(4);
    expect(shown.map((line, at) => [line, places[at]])).toContainEqual(['(   ) Abra a cova', 1]);
    expect(places).not.toEqual([1, 2, 3, 4]);
    expect(askSteps([text('A horta tem quatro plantas:'), process])).toEqual([]);
  });
});

it('puts so many things in another order, each once', () => {
  for (const count of [3, 4, 5, 6]) {
    const order = mix(count);
    expect(order.toSorted()).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(order).not.toEqual(order.toSorted());
  }
});
