import { expect, it } from 'vitest';
import type { Slide } from '#shared/composition/deck.ts';
import { answerGiven } from './answer-given.ts';

const key = (answers: [number, string][], reasons: [number, string][] = []) => ({
  answers: new Map(answers),
  reasons: new Map(reasons),
});

it('puts the answer of the key to the question of its number', () => {
  const question = { type: 'question', number: 1, options: [], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  expect(answerGiven(slides, key([[1, 'sístole']]))[0]?.blocks).toMatchObject([{ answer: 'sístole' }]);
  expect(answerGiven(slides, key([[2, 'sístole']]))[0]?.blocks).toMatchObject([{ answer: null }]);
});

it('marks the right option of its question', () => {
  const question = { type: 'question', number: 2, options: ['um', 'dois'], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const [answered] = answerGiven(slides, key([[2, 'B']]));
  expect(answered?.blocks).toMatchObject([{ right: 1, answer: 'dois' }]);
  expect(answerGiven(slides, key([[2, 'E']]))[0]?.blocks).toMatchObject([{ right: null }]);
});

it('keeps the signs of what is judged or matched', () => {
  const question = { type: 'question', number: 7, options: ['um', 'dois'], right: null, answer: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const [answered] = answerGiven(slides, key([[7, 'V F V F']]));
  expect(answered?.blocks).toMatchObject([{ right: null, answer: 'V F V F' }]);
});

it('says why, in the words of the key', () => {
  const question = {
    type: 'question',
    number: 2,
    options: ['um', 'dois'],
    right: null,
    answer: null,
    reason: null,
  };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const [answered] = answerGiven(slides, key([[2, 'B']], [[2, 'há dois átrios']]));
  expect(answered?.blocks).toMatchObject([{ right: 1, answer: 'dois', reason: 'há dois átrios' }]);
});

it('answers what no number names as the analysis has it', () => {
  const asked = { type: 'question', text: 'Qual estrutura executa ao menos uma vez?', number: 0 };
  const question = { ...asked, options: ['while', 'do while'], right: null, answer: null, reason: null };
  const slides = [{ id: 's1', blocks: [question] }] as unknown as Slide[];
  const entry = {
    question: asked.text,
    options: ['while', 'do while'],
    answer: 'do while',
    reason: 'testa depois',
  };
  const [answered] = answerGiven(slides, key([]), [entry] as never);
  expect(answered?.blocks).toMatchObject([{ right: 1, answer: 'do while', reason: 'testa depois' }]);
});
