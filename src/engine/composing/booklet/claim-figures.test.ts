import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { gatherExercises } from './gather-exercises.ts';
import type { Tools } from './tools.ts';

const TOOLS = {
  say: (text: string) => text,
  cite: () => [],
  isPractice: true,
  captions: new Map(),
  pictures: new Map(['map', 'logo'].map((key) => [key, { key }])),
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
