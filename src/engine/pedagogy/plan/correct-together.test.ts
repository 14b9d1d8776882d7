import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const TEST = `Prova de Geografia - 7º ano

Instruções: leia com atenção e responda a caneta.

1) (2,0) Sobre o clima semiárido, assinale a alternativa correta.
a) Tem chuvas abundantes o ano todo.
b) Tem chuvas poucas e irregulares.
c) Tem neve no inverno.
d) É o clima do Sul do Brasil.

2) (2,0) Explique com suas palavras o que é migração.

3) (3,0) Cite duas causas do desmatamento da Amazônia.`;

const planOf = (content: string, size: number) =>
  analyse(makeAnalysisInput({ content, title: 'Prova', size }));

it('a test with fewer questions than slides has a place to correct each, then to write another', () => {
  const { structure, capacity } = planOf(TEST, 12);
  const { plan } = structure;
  // What the plan shows can be ordered.
  expect(capacity.verdict).toBe('cabe');
  expect(capacity.message).toContain('lugar para corrigir cada uma');
  const told = plan.map(({ title, points }) => `${title} | ${points.join(' / ')}`);
  expect(told.filter((one) => one.startsWith('Correção'))).toHaveLength(3);
  expect(told).toContain(
    'Correção: Desmatamento da Amazônia (questão 3) | Corrijam juntos: Cite duas causas do desmatamento da Amazônia.',
  );
  expect(
    told.some((one) => /^Questão da turma: .* \| Escrevam em duplas uma questão parecida/.test(one)),
  ).toBe(true);
  const key = plan.find(({ purpose }) => purpose === 'gabarito');
  expect(key?.points.join(' ')).toMatch(/^Respostas dos exercícios dos slides 2 a 4; o material não as traz/);
});

const KEY = `

Gabarito comentado
1) b – chove pouco e sem hora certa.
2) mudança de um lugar para outro
3) pasto e madeira`;

it('corrects behind all questions, in their order, with what the key says of each', () => {
  const { plan } = planOf(TEST + KEY, 12).structure;
  const from = plan.findIndex(({ title }) => title.startsWith('Correção'));
  expect(plan.slice(1, from).every(({ title }) => /questão \d\)?$/i.test(title))).toBe(true);
  expect(plan.slice(from, from + 3).map(({ points }) => points.slice(-2).join(' / '))).toEqual([
    'Resposta: b) Tem chuvas poucas e irregulares / Comentário: chove pouco e sem hora certa',
    'Pergunta: Explique com suas palavras o que é migração / Resposta: mudança de um lugar para outro',
    'Pergunta: Cite duas causas do desmatamento da Amazônia / Resposta: pasto e madeira',
  ]);
});

it('corrects several on one slide where there are fewer places than questions', () => {
  const more = `\n\n4) (1,0) Qual é a maior floresta tropical do mundo?\n\n5) (1,0) O que é um rio perene?\n\n6) (1,0) Onde nasce o rio São Francisco?`;
  const { plan } = planOf(
    `${TEST}${more}${KEY}\n4) a Amazônia\n5) o que nunca seca\n6) na serra da Canastra`,
    10,
  ).structure;
  const corrections = plan.filter(({ title }) => title.startsWith('Correção'));
  expect(corrections.map(({ title }) => title)).toEqual([
    'Correção: questões 1 a 3',
    'Correção: questões 4 a 6',
  ]);
  expect(corrections[0]?.points).toEqual([
    'Questão 1: b) Tem chuvas poucas e irregulares – chove pouco e sem hora certa',
    'Questão 2: mudança de um lugar para outro',
    'Questão 3: pasto e madeira',
  ]);
  expect(plan.at(-1)?.purpose).toBe('gabarito');
  expect(plan.indexOf(corrections[0] as never)).toBe(7);
});

it('corrects the sentences of one question as one', () => {
  const content = `Lista de exercícios de matemática

1) O dobro de um número mais 5 é igual a 27. Qual é esse número?

2) A soma de dois números é 12. A diferença é 2. Quais são eles?`;
  const { plan } = analyse(makeAnalysisInput({ content, title: 'Lista', size: 10 })).structure;
  expect(plan.flatMap(({ points }) => points)).toContain(
    'Corrijam juntos: O dobro de um número mais 5 é igual a 27. Qual é esse número?',
  );
});
