import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import type { Role } from './role.ts';
import { tellTheory } from './tell-theory.ts';

function judge(lines: [text: string | string[], role: Role][]): Role[] {
  const blocks = lines.map(
    ([text], at): Block =>
      typeof text === 'string'
        ? { id: `b${at}`, type: 'paragraph', text }
        : {
            id: `b${at}`,
            type: 'list',
            isOrdered: true,
            items: text.map((one) => ({ text: one, level: 0 })),
          },
  );
  const roles = new Map(blocks.map(({ id }, at) => [id, lines[at]?.[1] ?? 'explanation']));
  return tellTheory(
    listBits(blocks).map((bit) => ({ ...bit, role: roles.get(bit.block.id) ?? 'explanation' })),
  ).map(({ role }) => role);
}

it('tells what a list explains above its exercises, its steps as steps', () => {
  expect(
    judge([
      ['Lista 3: porcentagem', 'heading'],
      ['Nome: ________', 'blank'],
      ['Pra lembrar', 'heading'],
      ['Desconto: quando o preço cai, a taxa sai do todo', 'exercise'],
      ['10% de 80 → 80 : 10 = 8', 'admin'],
      ['Passo a passo', 'heading'],
      [['Ache 10%', 'Se for aumento, some', 'Confira o resultado'], 'exercise'],
      ['Exercícios', 'heading'],
      ['1) Calcule 20% de 90.', 'exercise'],
    ]),
  ).toEqual([
    ...['heading', 'blank', 'heading', 'explanation', 'explanation', 'heading'],
    ...['procedure', 'procedure', 'procedure', 'heading', 'exercise'],
  ]);
});

it('leaves the orders of a test, and a paper that asks above that name already', () => {
  const orders: [string, Role][] = [
    ['Avaliação de Ciências', 'heading'],
    ['Instruções', 'heading'],
    ['Leia cada item com atenção.', 'instruction'],
    ['Questões', 'heading'],
  ];
  expect(judge(orders)).toEqual(orders.map(([, role]) => role));
  const asked: [string, Role][] = [
    ['Avaliação de Ciências', 'heading'],
    ['Parte A', 'heading'],
    ['1) O que é um bioma?', 'exercise'],
    ['Conjunto de ecossistemas', 'answer'],
    ['Questões', 'heading'],
  ];
  expect(judge(asked)).toEqual(asked.map(([, role]) => role));
});
