import { expect, it } from 'vitest';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Chapter } from '#shared/composition/booklet.ts';
import { addMarginNotes } from './add-margin-notes.ts';

const text = (said: string): BookletBlock => ({ type: 'text', text: said, passageIds: [] });
const chapter = (...blocks: BookletBlock[]): Chapter => ({
  ...{ id: 'c1', title: 'Horta', question: null, lead: null, topics: [], outcomes: [], exercises: [] },
  blocks,
});
const LONG = text(`A turma rega os canteiros ${'toda manhã e toda tarde '.repeat(60)}.`);
const TOLD = text('A muda é uma planta nova que espera a hora de ir para o canteiro.');
const USES = (name: string) =>
  text(`Cada ${name} vai para a terra. ${'A turma rega e mede tudo. '.repeat(30)}`);
const entry = (term: string) => ({
  ...{ term, text: 'planta nova que espera a hora de ir para o canteiro', passageIds: [] },
});
const placesOf = (chapters: Chapter[], term: string) =>
  addMarginNotes(chapters, [entry(term)]).map(({ blocks }) =>
    blocks.flatMap(({ type }, at) => (type === 'marginNote' ? [at] : [])),
  );

it('reminds of a word well behind the place that says what it means, once', () => {
  expect(placesOf([chapter(TOLD, LONG, USES('muda'), LONG, USES('muda'))], 'Muda')).toEqual([[2]]);
});

it('says nothing before that place, beside it, or of a longer word', () => {
  expect(placesOf([chapter(LONG, USES('muda'), LONG, TOLD, USES('muda'))], 'Muda')).toEqual([[]]);
  expect(placesOf([chapter(TOLD, LONG, USES('mudança'))], 'Muda')).toEqual([[]]);
});

it('takes a common word to mean it in its own chapter alone, a name of several words everywhere', () => {
  const named = text('A muda nova é uma planta nova que espera a hora de ir para o canteiro.');
  expect(placesOf([chapter(TOLD, LONG), chapter(LONG, USES('muda'))], 'Muda')).toEqual([[], []]);
  expect(placesOf([chapter(named, LONG), chapter(LONG, USES('muda nova'))], 'Muda nova')).toEqual([[], [1]]);
});
