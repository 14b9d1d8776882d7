import { expect, it } from 'vitest';
import type { Slide } from '#shared/composition/deck.ts';
import { answerGiven } from './answer-given.ts';

it('puts the answer of the key to the question of its number', () => {
  const question = { type: 'question', number: 1, options: [], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  expect(answerGiven(slides, new Map([[1, 'sístole']]))[0]?.blocks).toMatchObject([{ answer: 'sístole' }]);
  expect(answerGiven(slides, new Map([[2, 'sístole']]))[0]?.blocks).toMatchObject([{ answer: null }]);
});

it('marks the right option of its question', () => {
  const question = { type: 'question', number: 2, options: ['um', 'dois'], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const [answered] = answerGiven(slides, new Map([[2, 'B']]));
  expect(answered?.blocks).toMatchObject([{ right: 1, answer: 'dois' }]);
  expect(answerGiven(slides, new Map([[2, 'E']]))[0]?.blocks).toMatchObject([{ right: null }]);
});

it('keeps the signs of what is judged or matched', () => {
  const question = { type: 'question', number: 7, options: ['um', 'dois'], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const [answered] = answerGiven(slides, new Map([[7, 'V F V F']]));
  expect(answered?.blocks).toMatchObject([{ right: null, answer: 'V F V F' }]);
});
