import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const line = (text: string): DraftBlock => ({ type: 'paragraph', text });
const lines = (...texts: string[]): DraftBlock[] => texts.map(line);

function planTest(blocks: DraftBlock[], size: number) {
  const source = finishDocument({
    ...{ kind: 'docx', title: 'Prova de Ciências', pages: null, slides: null, blocks },
    ...{ pagesWithoutText: [], warnings: [] },
  });
  return analyse({ ...makeAnalysisInput({ content: '', title: 'Prova de Ciências', size }), source });
}

const FORESTS = [
  'do cerrado',
  'da caatinga',
  'do pampa',
  'do pantanal',
  'da mata de araucárias',
  'da restinga',
];
const chosen = (number: number, about: string): DraftBlock[] =>
  lines(
    `${number}) Sobre os animais ${about}, assinale a alternativa correta quanto ao que comem durante a estação das chuvas:`,
    `a) os menores deles comem somente as folhas novas das plantas ${about} que crescem junto da água;`,
    `b) os maiores deles comem somente as raízes das plantas ${about} que a chuva descobre no barranco;`,
    `c) todos eles comem frutos das plantas ${about} que caem no chão quando a chuva é mais forte;`,
    `d) nenhum deles come o que cresce ${about} enquanto a chuva não passa e o chão não seca de todo.`,
  );
const tenQuestions = [
  line('Prova de Ciências – 7º ano'),
  ...Array.from({ length: 10 }, (_, at) => chosen(at + 1, FORESTS[at % FORESTS.length] ?? '')).flat(),
];

it('shows whole questions by their own numbers and says which have no place', () => {
  const { structure, warnings, schedule } = planTest(tenQuestions, 5);
  const asked = structure.plan.filter(({ purpose }) => purpose === 'pratica');
  const numbers = asked
    .flatMap(({ points }) => points.flatMap((point) => /^\d+(?=\))/.exec(point) ?? []))
    .map(Number);
  expect(numbers.length).toBeGreaterThan(2);
  for (const { points } of asked) expect(points.filter((point) => /^[a-d]\)/.test(point)).length % 4).toBe(0);
  const left = Array.from({ length: 10 }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
  const told = warnings.find((warning) => warning.startsWith('Não couberam')) ?? '';
  for (const number of [left[0], left.at(-1)]) expect(told).toContain(`${number}`);
  expect(JSON.stringify(schedule)).not.toMatch(/questões 1 a 10|10 questões/);
});

it('goes on with a question that is too long for a slide on a second one, its order on both', () => {
  const judged = Array.from(
    { length: 14 },
    (_, at) =>
      `(   ) A planta de número ${at + 1} guarda água nas folhas grossas durante todo o tempo seco e volta a crescer com a chuva.`,
  );
  const blocks = [
    ...lines(
      'Prova de Ciências – 7º ano',
      '1) Marque verdadeiro ou falso sobre as plantas da caatinga:',
      ...judged,
    ),
    ...[2, 3, 4, 5].flatMap((number) => chosen(number, FORESTS[number] ?? '')),
  ];
  const { plan } = planTest(blocks, 10).structure;
  const [first, second] = plan.filter(({ points }) =>
    points.some((point) => point.includes('A planta de número')),
  );
  expect(first?.points[0]).toMatch(/^1\)/);
  expect(second?.points[0]).toMatch(/^1\)/);
  expect(second?.title).toMatch(/questão 1, continuação/);
  const told = [...(first?.points ?? []), ...(second?.points ?? [])].join(' ');
  for (const one of judged) expect(told).toContain(one.slice(6, 60));
});

it('sets the paragraph of a numbered text before the question about it, and no slide for a text that nothing asks about', () => {
  const text = (number: number, subject: string): DraftBlock[] => [
    line(`TEXTO ${number}`),
    { type: 'heading', level: 1, text: `A VIDA ${subject.toUpperCase()}`, isGuessed: true },
    line(
      `O primeiro trecho conta como a vida ${subject} começou há muito tempo, quando ainda não havia estrada nem porto ali.`,
    ),
    line(
      `O segundo trecho diz que a pesca ${subject} diminuiu depois que a fábrica foi aberta na curva mais estreita do rio.`,
    ),
  ];
  const blocks = [
    line('Prova de Língua Portuguesa – 7º ano'),
    ...text(1, 'na margem'),
    ...text(2, 'na serra'),
    ...[1, 2, 3, 4].flatMap((number) =>
      lines(
        `${number}) De acordo com o segundo parágrafo do Texto 1, a pesca ${FORESTS[number]}`,
        'a) aumentou sem parar.',
        'b) diminuiu com a fábrica.',
        'c) ficou como sempre foi.',
      ),
    ),
  ];
  const { plan } = planTest(blocks, 5).structure;
  const read = plan.filter(({ title }) => /^Texto \d/.test(title));
  expect(read.map(({ title }) => title)).toEqual(['Texto 1: A vida na margem']);
  expect(read[0]?.points).toEqual([expect.stringMatching(/^2º parágrafo: O segundo trecho/)]);
});

it('lets an annulled question fall before any other, and says so', () => {
  const card = lines(
    'GABARITO',
    '1 A B C D',
    '2 A B C D',
    '3 ANULADA',
    ...[4, 5, 6].map((at) => `${at} A B C D`),
  );
  const asked = Array.from({ length: 6 }, (_, at) => chosen(at + 1, FORESTS[at] ?? '')).flat();
  const { structure, warnings } = planTest([line('Prova de Ciências – 7º ano'), ...card, ...asked], 5);
  expect(structure.plan.flatMap(({ points }) => points).join(' ')).not.toMatch(/(?:^| )3\) /);
  expect(warnings.join(' ')).toContain('a questão 3 foi anulada');
});
