import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { ownTasks } from './own-tasks.ts';
import { splitLettered } from './split-lettered.ts';

it('splits a line at its letters, and no function of x', () => {
  expect(splitLettered('Calcule: a) 2 + 3 b) 5 - 1')).toEqual({
    stem: 'Calcule:',
    items: ['a) 2 + 3', 'b) 5 - 1'],
  });
  expect(splitLettered('Dada f(a) = a e g(b) = 2b, calcule f(2).')).toBeNull();
});

it('poses algebra typed in one line, and a case with its questions as far as a slide holds them', () => {
  const content = `Função quadrática
O gráfico é uma curva chamada parábola.

Exercícios
1) Determine os zeros das funções: a) f(x) = x² - 5x + 6 b) f(x) = x² - 4x + 4
2) Uma bola é lançada e sua altura em metros é h(t) = -5t² + 20t. a) Qual é a altura máxima que a bola atinge? b) Em que instante a bola atinge a altura máxima? c) Depois de quantos segundos a bola volta ao chão? d) Para quais valores de t a bola está acima de 15 metros? Justifique.`;
  const posed = ownTasks(openLesson(makeAnalysisInput({ content })), 10).map(({ text }) => text);
  expect(posed[0]).toBe('Determine os zeros das funções: a) f(x) = x² - 5x + 6 b) f(x) = x² - 4x + 4');
  expect(posed[1]).toMatch(/^Uma bola é lançada.*a\) Qual é a altura.*c\) Depois de.*chão\?$/);
});
