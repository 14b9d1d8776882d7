import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { gatherExercises } from './gather-exercises.ts';
import type { Tools } from './tools.ts';

const TOOLS = {
  say: (text: string) => text,
  cite: () => [],
  isPractice: true,
  captions: new Map([['first', { id: 'c', text: 'Figura 1' }]]),
  writtenKey: { answers: new Map(), reasons: new Map(), blocks: new Set() },
  defined: new Map(),
  named: new Map([['cartoon', 'TEXTO 3']]),
  pictures: new Map(['map', 'logo', 'first', 'cartoon'].map((key) => [key, { key }])),
} as unknown as Tools;

const ask = (text: string) =>
  ({ kind: 'text', text, page: null, statements: [{ text, role: 'exercise' }] }) as unknown as Piece;
const draw = (id: string) =>
  ({
    kind: 'image',
    text: '',
    page: null,
    blockRef: id,
    block: { id, type: 'image' },
    statements: [],
  }) as unknown as Piece;

const gather = (pieces: Piece[]) => {
  const { exercises, claimed } = gatherExercises(pieces, TOOLS);
  return {
    claimed: [...claimed],
    shown: exercises.map(({ shows = [] }) =>
      shows.flatMap((one) => (one.type === 'picture' ? [one.picture] : [])),
    ),
  };
};

it('shows a picture of a test with the question that speaks of one', () => {
  const pieces = [
    ask('1. Explique o título.'),
    draw('map'),
    ask('2. Por que choveu?'),
    ask('3. O que mostra o mapa?'),
  ];
  expect(gather(pieces)).toEqual({ claimed: ['map'], shown: [[], [], ['map']] });
});

it('shows it with the open question that it stands in, and with none that asks about no picture', () => {
  const pieces = [draw('logo'), ask('1. Explique o título.'), ask('2. Descreva a figura.'), draw('map')];
  expect(gather(pieces)).toEqual({ claimed: ['logo'], shown: [[], ['logo']] });
  expect(gather([ask('1. Descreva a figura.'), draw('map'), ask('2. Explique o título.')]).shown).toEqual([
    ['map'],
    [],
  ]);
  expect(gather([draw('logo'), ask('1. Explique o título.')])).toEqual({ claimed: [], shown: [[]] });
});

it('shows what has a number with the question that names it, however far it stands, and with none of another number', () => {
  const far = Array.from({ length: 9 }, (_, at) => ask(`${at + 2}. Explique o parágrafo ${at + 1}.`));
  const pieces = [ask('1. Leia o Texto 1.'), draw('cartoon'), ...far, ask('11. O que critica o Texto 3?')];
  expect(gather(pieces).shown.at(-1)).toEqual(['cartoon']);
  const other = [ask('1. Explique o título.'), draw('first'), ask('2. Descreva a Figura 2.')];
  expect(gather(other).claimed).toEqual([]);
});

it('shows a table that is to be filled in with its rows to write in, and nowhere else', () => {
  const rows = [
    ['MAIORES CARGAS', ''],
    ['País', 'Carga'],
    ['', ''],
    ['', ''],
    ['', ''],
  ];
  const form = {
    kind: 'table',
    text: '',
    page: null,
    blockRef: 't',
    statements: [],
    block: { id: 't', type: 'table', rows },
  };
  const [exercise] = gatherExercises(
    [ask('1. Preencha a tabela abaixo.'), form as unknown as Piece],
    TOOLS,
  ).exercises;
  expect(exercise?.shows).toMatchObject([
    {
      caption: 'MAIORES CARGAS',
      columns: ['País', 'Carga'],
      rows: [
        ['', ''],
        ['', ''],
        ['', ''],
      ],
    },
  ]);
});

it('keeps the numbers to work with under the order that they are worked with', () => {
  const lines = ['Converta em decimal.', '101₂', 'A7FDₕ', 'Converta em binário.', '29₁₀', '215'];
  const list = {
    ...{ kind: 'list', text: '', page: null, blockRef: 'l', block: { type: 'list', items: [] } },
    statements: lines.map((text) => ({ text, role: text === '215' ? 'furniture' : 'exercise' })),
  };
  const { exercises } = gatherExercises([list as unknown as Piece], TOOLS);
  expect(exercises.map(({ text }) => text)).toEqual([
    'Converta em decimal.\na) 101₂\nb) A7FDₕ',
    'Converta em binário.\na) 29₁₀\nb) 215',
  ]);
});
