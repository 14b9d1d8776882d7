import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';
import { correctSlips } from './correct-slips.ts';

const told = analyse(
  makeAnalysisInput({
    content: `# A distribuiçao da água

A distribuiçao da água no planeta é desigual entre os continentes. Os rio levam água doce até o mar.

# O ciclo

A evaporaçao leva a água dos mares para a atmosfera, onde ela forma nuvens.`,
  }),
);
const composed = JSON.stringify([told.structure, told.topics, told.quiz, told.schedule]);

it('puts the slips of the material right in all that is composed', () => {
  expect(told.typos.map(({ right }) => right)).toContain('distribuição');
  expect(composed).toMatch(/distribuição da água/);
  expect(composed).not.toMatch(/distribuiçao|evaporaçao/i);
});

it('quotes the teacher as written', () => {
  expect(told.passages.some(({ quote }) => quote.includes('distribuiçao'))).toBe(true);
  expect(told.typos.map(({ written }) => written)).toContain('distribuiçao');
});

it('keeps titles apart that only a slip told apart', () => {
  const { structure } = analyse(
    makeAnalysisInput({
      content: `# A distribuiçao

A água do planeta fica nos mares e nas geleiras.

# A distribuição

A água doce dos rios serve para beber e para plantar.`,
    }),
  );
  const titles = structure.plan.map(({ title }) => title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
  expect(structure.sections.flatMap(({ slides }) => slides)).toEqual(
    structure.plan.map(({ title }) => title),
  );
});

it('takes no last word of a sentence for a short form of a longer one', () => {
  const [passage] = told.passages;
  const quotes = ['Write your homework.', 'Ana: I stayed home.'];
  const passages = passage === undefined ? [] : quotes.map((quote) => ({ ...passage, quote }));
  const { quiz } = correctSlips({
    ...told,
    passages,
    quiz: told.quiz.slice(0, 1).map((one) => ({ ...one, question: 'Who said: I stayed home.' })),
  });
  expect(quiz.map(({ question }) => question)).toEqual(['Who said: I stayed home.']);
});
