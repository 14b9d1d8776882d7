import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { readLessonWishes } from './lesson-wishes.ts';

it.each([
  ['terminar com 5 perguntas de V ou F', [{ kind: 'quiz', count: 5, form: 'judge' }]],
  ['Pro final: 6 questões, sendo 3 de marcar e 3 V/F', [{ kind: 'quiz', count: 6, form: null }]],
  [
    'no fim põe duas perguntas pra eles discutirem em grupo',
    [{ kind: 'discuss', count: 2, how: 'grupo', text: null }],
  ],
  ['e um espaço pra dúvidas', [{ kind: 'place', name: 'Espaço para dúvidas' }]],
  [
    'um mural de ideias no final (deixar um slide só com o título)',
    [{ kind: 'place', name: 'Mural de ideias' }],
  ],
  [
    'deixar um slide em branco pra eles desenharem a rede',
    [{ kind: 'place', name: 'Espaço para desenhar a rede' }],
  ],
  [
    'queria uma questão por slide e a resposta depois',
    [{ kind: 'one_each', of: 'questao', answersAfter: true }],
  ],
  ['tudo em caixa alta por favor', [{ kind: 'capitals' }]],
  [
    'mito ou verdade: "peixe dorme" (verdade), "tubarão é mamífero" (mito)',
    [
      {
        kind: 'myths',
        count: null,
        given: [
          { text: 'peixe dorme', isTrue: true },
          { text: 'tubarão é mamífero', isTrue: false },
        ],
      },
    ],
  ],
])('reads what is asked of the lesson: %s', (line, wishes) => {
  expect(readLessonWishes(line)).toEqual(wishes);
});

it.each([
  'O fiscal fez três perguntas ao dono do barco no final.',
  'A prova terá 4 questões de múltipla escolha.',
  'Use letra maiúscula em nomes próprios.',
  'Cada aluno recebe uma folha por vez.',
  'Uma ideia de cada vez: primeiro some, depois multiplique.',
  'A massa não muda de um lugar para outro.',
  'Um espaço de trabalho junta pessoas de várias empresas.',
  'Quantas perguntas há no fim?',
])('takes what is told for no wish: %s', (line) => {
  expect(readLessonWishes(line)).toEqual([]);
});

const LESSON = `Recifes de coral

Recife de coral é uma estrutura de calcário que pequenos animais constroem no fundo do mar.
Branqueamento: perda das algas coloridas que vivem dentro do coral.
Plâncton: conjunto de seres muito pequenos que flutuam na água.
O coral branqueia porque a água do mar esquenta demais.
No recife vivem peixes, esponjas e caranguejos que não vivem no mar aberto.

mito ou verdade: "coral é uma pedra" (mito)
terminar com quiz de 3
pôr no fim 2 perguntas pra debaterem em dupla
caixinha de curiosidades no final, deixar um slide
não precisa falar de petróleo`;

it('puts what is asked for into the plan, tells what became of it, and shows no wish to the class', () => {
  const { structure, answers, quiz } = analyse(
    makeAnalysisInput({ content: LESSON, title: 'Recifes de coral', serviceType: 'presentation', size: 10 }),
  );
  const { plan } = structure;
  const titles = plan.map(({ title }) => title);
  expect(titles).toContain('Mito ou verdade?');
  expect(titles.filter((title) => title.startsWith('Quiz'))).not.toEqual([]);
  expect(plan.find(({ title }) => title === 'Para discutir em dupla')?.points).toHaveLength(2);
  expect(titles).toContain('Caixinha de curiosidades');
  expect(plan).toHaveLength(10);
  expect(JSON.stringify(plan)).not.toMatch(/terminar com|deixar um slide|pôr no fim|petróleo/u);
  expect(quiz).toContainEqual(
    expect.objectContaining({
      question: 'Verdadeiro ou falso? “Coral é uma pedra”',
      answer: 'Falso: é um mito.',
    }),
  );
  const told = answers.map(({ asked, outcome }) => `${asked}: ${outcome}`).join('\n');
  for (const asked of ['mito ou verdade', 'terminar com quiz', 'pôr no fim', 'caixinha', 'não precisa'])
    expect(told).toContain(asked);
  expect(answers.find(({ asked }) => asked.startsWith('caixinha'))?.outcome).toBe('done');
});
