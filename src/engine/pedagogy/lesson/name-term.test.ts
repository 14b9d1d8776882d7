import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { namesMany, termInSentence } from './name-term.ts';
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
