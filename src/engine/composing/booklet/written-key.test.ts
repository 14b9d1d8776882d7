import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { findWrittenKey } from './written-key.ts';

const LESSON = `Função afim

Uma função é chamada afim quando existem números a e b tais que f(x) = ax + b para todo x real. O número a é o coeficiente angular.

Exercícios
1. Dada a função f(x) = 3x - 9, calcule:
a) f(0)
b) f(2)
2. Um reservatório com 1 200 litros perde 15 litros por hora. Em quantas horas ele fica vazio?
3. Determine a função afim cujo gráfico passa pelos pontos (0, 5) e (2, 1).

Gabarito
1. a) -9 b) -3
2. 80 horas
3. f(x) = -2x + 5`;

const keyOf = (content: string) =>
  Object.fromEntries(
    [
      ...findWrittenKey(openLesson(makeAnalysisInput({ content, serviceType: 'booklet', size: 10 }))).answers,
    ].map(([asked, answer]) => [asked.slice(0, 12), answer]),
  );

it('gives each exercise the answer that the key of the material writes out for its number', () => {
  expect(keyOf(LESSON)).toEqual({
    '1) Dada a fu': 'a) -9; b) -3',
    '2) Um reserv': '80 horas',
    '3) Determine': 'f(x) = -2x + 5',
  });
});

it('gives none where two lists are numbered alike, or there is no key', () => {
  const more = 'Desafios\n1. Calcule o zero da função f(x) = 2x - 4.\n\n';
  const once = LESSON.replace('Gabarito', `${more}Gabarito`);
  expect(keyOf(once)).toEqual(keyOf(LESSON));
  const alike = LESSON.slice(LESSON.indexOf('Exercícios'), LESSON.indexOf('Gabarito'));
  const twice = LESSON.replace('Gabarito', `${alike.replaceAll('calcule', 'determine')}Gabarito`);
  expect(keyOf(twice)).toEqual({});
  expect(keyOf(LESSON.slice(0, LESSON.indexOf('Gabarito')))).toEqual({});
});
