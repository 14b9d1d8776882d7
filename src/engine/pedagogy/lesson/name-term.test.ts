import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askForTerm, namesLine, namesMany, termInSentence } from './name-term.ts';
import { openLesson } from './open-lesson.ts';

it.each(['combustíveis fósseis', 'reações químicas', 'nêutrons', 'animais'])('%s are several', (name) => {
  expect(namesMany(name)).toBe(true);
});

it.each(['ônibus espacial', 'lápis de cor', 'país', 'cais', 'mês'])('%s is one', (name) => {
  expect(namesMany(name)).toBe(false);
});

it('lends a name no article from the sentence below it, and takes what happened for no meaning', () => {
  const { definitions } = openLesson(
    makeAnalysisInput({
      content: `# Movimento abolicionista

A partir de 1880 a campanha ganhou as ruas das cidades.

# Quilombo

O quilombo é uma comunidade de pessoas que fugiram da escravidão.`,
    }),
  );
  expect(definitions.map(termInSentence)).toEqual(['o quilombo']);
});

it('asks what a thing is whose sentence tells of somebody behind its stop', () => {
  const { definitions } = openLesson(
    makeAnalysisInput({
      content: `# A alegoria

A sombra é a opinião comum; o homem que sai é o filósofo.`,
    }),
  );
  expect(definitions.map(askForTerm)).toEqual(['O que é a sombra?']);
});

it.each(['hoje', 'Agora', 'na época', 'modernismo pra cá'])(
  'takes %s for the label of a line, no term',
  (name) => {
    expect(namesLine(name)).toBe(true);
  },
);
