import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { countQuestions } from './count-questions.ts';

it('counts what a list numbers, and nothing that an example asks among them', () => {
  const content = `Lista de exercícios: regra de três

Exemplo resolvido
5 kg de arroz custam 30 reais. Quanto custam 8 kg?

Exercícios

1) Uma receita para 6 pessoas usa 450 g de farinha. Quanto usar para 10 pessoas?

2) Quatro pedreiros fazem um muro em 15 dias. Em quantos dias seis fazem o mesmo muro?

3) Uma impressora faz 120 páginas em 8 minutos. Quantas faz em 30 minutos?`;
  const lesson = openLesson(makeAnalysisInput({ content, title: 'Regra de três' }));
  expect(countQuestions(lesson).map(({ number }) => number)).toEqual([1, 2, 3]);
});
