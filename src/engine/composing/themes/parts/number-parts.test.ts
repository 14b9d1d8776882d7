import { expect, it } from 'vitest';
import type { Deck, LayoutName } from '#shared/composition/deck.ts';
import { numberAgenda, numberOfPart } from './number-parts.ts';

const TITLES = ['Abertura', 'O solo', 'A chuva', 'Fechamento'];
const deckOf = (...slides: [LayoutName, number | null][]) =>
  ({
    sections: TITLES.map((title) => ({ title })),
    slides: slides.map(([layout, section]) => ({ layout, section })),
  }) as unknown as Deck;
const DECK = deckOf(
  ['cover', null],
  ['objectives', 0],
  ['points', 1],
  ['table', 2],
  ['activity', 2],
  ['quiz', 3],
);

it('counts the sections that tell something, the first of them as 1', () => {
  expect([0, 1, 2, 3, null].map((section) => numberOfPart(DECK, section))).toEqual([null, 1, 2, null, null]);
});

it('numbers an agenda as the slides are numbered, and line by line where parts share one', () => {
  const parts = TITLES.map((title) => ({ title }));
  expect(numberAgenda(DECK, parts)).toEqual(['•', '1', '2', '•']);
  expect(numberAgenda(DECK, [{ title: 'Abertura' }, { title: 'O solo; A chuva' }])).toEqual(['1', '2']);
});
