import { expect, it } from 'vitest';
import type { Bit } from './bit.ts';
import type { Role } from './role.ts';
import { tellClues } from './tell-clues.ts';

const bit = (
  [text, role, kind = 'paragraph']: [string, Role, Bit['kind']?],
  at: number,
): Bit & { role: Role } =>
  ({
    text,
    role,
    kind,
    index: 0,
    count: 1,
    level: 0,
    at: null,
    cell: null,
    id: `b${at}`,
    block: {},
  }) as never;
const rolesOf = (lines: [string, Role, Bit['kind']?][]): Role[] =>
  tellClues(lines.map(bit)).map(({ role }) => role);

it('takes the lines above a line to write on for what is asked', () => {
  const roles = rolesOf([
    ['1) Descubra o animal:', 'exercise'],
    ['Vive no mar.', 'exercise'],
    ['Respira por pulmões.', 'explanation'],
    ['Resposta: ____________', 'answer'],
    ['Tem oito patas.', 'answer'],
    ['Tece teias.', 'answer'],
    ['Resposta: ____________', 'answer'],
  ]);
  expect(roles).toEqual(['exercise', 'exercise', 'exercise', 'blank', 'exercise', 'exercise', 'blank']);
});

it('takes what stands between the heading of an exercise and its answer for what is asked', () => {
  const roles = rolesOf([
    ['Exercício 2:', 'heading', 'heading'],
    ['Pistas:', 'heading'],
    ['Pode ser rasa ou funda', 'statement_to_judge'],
    ['Serve comida', 'teacher_guidance'],
    ['Resposta: Prato', 'answer'],
    ['O prato é um utensílio.', 'definition'],
  ]);
  expect(roles.slice(2)).toEqual(['exercise', 'exercise', 'answer', 'definition']);
});

it('takes all below a bare label for the answer, up to the next exercises', () => {
  const roles = rolesOf([
    ['Por que a planta murchou?', 'exercise'],
    ['Resposta:', 'answer'],
    ['Falta de água', 'exercise'],
    ['Trocar a terra do vaso', 'teacher_guidance'],
    ['Exercícios de fixação:', 'heading'],
    ['Por que a folha caiu?', 'exercise'],
  ]);
  expect(roles).toEqual(['exercise', 'answer', 'answer', 'answer', 'heading', 'exercise']);
});

it('leaves facts above a marked answer alone where no exercise is set', () => {
  expect(
    rolesOf([
      ['A água ferve a 100 °C.', 'explanation'],
      ['Resposta: vapor', 'answer'],
    ])[0],
  ).toBe('explanation');
});

it('takes what is counted below an order for what it is carried out by', () => {
  const block = {};
  const items = ['1: A-C', '2: B', '3: D-E'].map((text, at) => ({
    ...bit([text, 'answer', 'item'], at + 1),
    block,
  }));
  const told = tellClues([bit(['Risque as casas:', 'exercise'], 0), ...(items as never[])]);
  expect(told.map(({ role }) => role)).toEqual(['exercise', 'exercise', 'exercise', 'exercise']);
});
