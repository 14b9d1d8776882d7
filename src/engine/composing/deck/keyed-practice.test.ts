import { expect, it } from 'vitest';
import { makeDeck } from '#engine/composing/make-deck.ts';
import { understoodOf } from '#engine/composing/open-deck-order.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `Movimento uniforme

Conceito
No movimento uniforme a velocidade não muda: o corpo percorre distâncias iguais em tempos iguais.
A função horária é s = s0 + v.t, em que s0 é a posição inicial.

Gráficos
O gráfico da posição pelo tempo é uma reta inclinada.
O gráfico da velocidade pelo tempo é uma reta paralela ao eixo do tempo.

p/ fazer
1. ônibus a 20 m/s durante 30 s. a) distância b) distância em km
2. espécie de movimento de s = 10 + 5t
3. trem de 200 m a 20 m/s passa por uma ponte de 300 m. Tempo?
4. s = 40 - 8t. a) em que instante passa pela origem? b) para que lado anda?
5. (conceito) pode ter velocidade negativa? exemplo
Tarefa: gráfico da posição do ônibus da questão 1

gab
1 a) 600 m b) 0,6 km
2 uniforme progressivo
3 25 s
4 a) 5 s b) para trás
5 sim, quando anda contra o sentido da trajetória`;

const input = makeAnalysisInput({ content: LESSON, title: 'Movimento uniforme', size: 10, level: 'medio' });
const analysis = analyse(input);
const { deck } = makeDeck(
  {
    ...{ analysis, file: null, typed: readText(input.content), title: input.title },
    ...{ author: null, level: input.level, look: {}, pictures: [] },
  },
  input.size,
  understoodOf(openLesson(input)).bits,
);
const questions = deck.slides.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'question'));

it('asks the questions that the material answers as its own test, each with its parts', () => {
  expect(questions.map(({ number, kind }) => `${number} ${kind}`)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number} aberta`),
  );
  expect(questions[0]?.text).toBe('Ônibus a 20 m/s durante 30 s.\na) distância   b) distância em km.');
  expect(questions[1]?.text).toMatch(/^Espécie de movimento/u);
  expect(questions.at(-1)?.text).toMatch(/^Tarefa: /u);
});

it('gives its answers in one key, and asks nothing of ours beside them', () => {
  const key = deck.slides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'answerKey' ? block.answers : [])),
  );
  expect(key.map(({ number, answer }) => `${number} ${answer}`)).toEqual([
    '1 a) 600 m; b) 0,6 km',
    '2 uniforme progressivo',
    '3 25 s',
    '4 a) 5 s; b) para trás',
    '5 sim, quando anda contra o sentido da trajetória',
  ]);
  const purposes = analysis.structure.plan.map(({ purpose }) => purpose);
  expect(purposes).not.toContain('verificacao');
});

it('tells its slides apart by the numbers of what they ask', () => {
  const titles = analysis.structure.plan
    .filter(({ purpose }) => purpose === 'pratica')
    .map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) expect(title).toMatch(/\(quest(?:ão|ões) \d/u);
});
