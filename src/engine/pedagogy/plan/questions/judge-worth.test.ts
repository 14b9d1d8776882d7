import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { dropTrifles, isFair } from './judge-worth.ts';
import type { Question } from './question.ts';
import { writeQuiz } from './write-quiz.ts';

const make = (text: string, answer: string, kind: Question['kind'] = 'aberta'): Question => ({
  ...{ text, answer, kind, options: [], bloomLevel: 'lembrar', basis: [], section: 0 },
});

it.each([
  [make('Qual é o exemplo de “Vulcão”?', 'Vulcão Etna'), false],
  [make('Qual é o exemplo de “Vulcão”?', 'Etna'), true],
  [make('Complete: “Holandeses (a partir de ____)”.', '1630', 'lacuna'), false],
  [make('Complete: “A água ferve a ____ ao nível do mar”.', '100 °C', 'lacuna'), true],
  [make('O que são ferramentas?', 'Enxada, pá, rastelo e foice'), false],
  [make('O que é ordem direta?', 'Manda sem condição'), false],
  [make('O que é maresia?', 'Vapor que vem do mar'), true],
  [make('Verdadeiro ou falso? “Feche a porta devagar”', 'Verdadeiro', 'verdadeiro_falso'), false],
])('asks what is whole and not answered by itself: %o', (question, is) => {
  expect(isFair(question)).toBe(is);
});

it('asks for no year and no nod where concepts are asked for', () => {
  const concepts = ['maresia', 'duna', 'restinga', 'mangue'].map((name) =>
    make(`O que é ${name}?`, 'Um lugar'),
  );
  const year = make('Complete: “O farol abriu em ____”.', '1902', 'lacuna');
  expect(dropTrifles([[...concepts, year]])).toEqual([concepts]);
  expect(dropTrifles([[year]])).toEqual([[year]]);
});

it('begins with why, and offers nothing to choose from that is of another rank', () => {
  const content = `# Transporte de cargas

Transporte terrestre: usa estradas e trilhos para levar a carga.

- Rodoviário: leva a carga em caminhões pelas estradas do país.
- Ferroviário: leva a carga em vagões sobre trilhos de aço.
- Dutoviário: empurra óleo e gás por tubos enterrados no solo.

# Custo

O frete de trem é mais barato porque um vagão leva muito mais peso que um caminhão.`;
  const quiz = writeQuiz(openLesson(makeAnalysisInput({ content, size: 8 })));
  for (const { options } of quiz.flat()) expect(options).not.toContain('Transporte terrestre');
  expect(quiz.at(-1)?.[0]?.text).toMatch(/^Por que /u);
});
