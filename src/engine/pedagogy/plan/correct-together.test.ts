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

it('a test with fewer questions than slides has a place to correct each, then to write another', () => {
  const { structure, capacity } = analyse(makeAnalysisInput({ content: TEST, title: 'Prova', size: 12 }));
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
  const asked = plan.filter(({ title }) => /^(?!Correção|Questão).*\(questão \d\)$/.test(title));
  expect(key?.points.join(' ')).toBe(
    `Respostas dos exercícios dos slides ${asked
      .map(({ number }) => number)
      .join(', ')
      .replace(/, (\d+)$/, ' e $1')}`,
  );
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
