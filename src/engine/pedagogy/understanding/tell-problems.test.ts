import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import type { Role } from './role.ts';
import { tellProblems } from './tell-problems.ts';

function judge(lines: [text: string, role: Role][]): Role[] {
  const blocks = lines.map(([text], at): Block => ({ id: `b${at}`, type: 'paragraph', text }));
  return tellProblems(
    listBits(blocks).map((bit, at) => ({ ...bit, role: lines[at]?.[1] ?? 'explanation' })),
  ).map(({ role }) => role);
}

it('asks what stands below the name of exercises, up to the key', () => {
  expect(
    judge([
      ['Usa sempre', 'heading'],
      ['Antes de horas exatas: às 8h.', 'explanation'],
      ['EXERCICIOS (copiar no quadro)', 'exercise'],
      ['Começamos a estudar as 7h.', 'explanation'],
      ['2 qual está errada?', 'heading'],
      ['Gabarito', 'heading'],
      ['1 às 7h', 'explanation'],
    ]),
  ).toEqual(['heading', 'explanation', 'exercise', 'exercise', 'exercise', 'heading', 'answer']);
});

it('tells again from the next part on', () => {
  const roles = judge([
    ['Exercícios', 'heading'],
    ['Ela foi a farmácia.', 'explanation'],
    ['Casos especiais', 'heading'],
    ['A casa sem nada junto não leva crase.', 'explanation'],
  ]);
  expect(roles).toEqual(['heading', 'exercise', 'heading', 'explanation']);
});

it('asks what is asked of a case that is to be discussed, with the case itself', () => {
  expect(
    judge([
      ['Caso p/ discutir em trio, 15 min:', 'heading'],
      ['Dona Rita, 68 anos, vomitou quatro vezes hoje.', 'explanation'],
      ['a) qual é o grupo? b) o que está errado?', 'explanation'],
      ['A vacina tem duas doses.', 'explanation'],
    ]),
  ).toEqual(['heading', 'exercise', 'exercise', 'explanation']);
});

it('keeps what is to be done after the lesson out of the key', () => {
  const roles = judge([
    ['Problemas propostos', 'heading'],
    ['A massa de CaO obtida de 200 g é (Ca = 40):', 'explanation'],
    ['Gabarito', 'heading'],
    ['1) 112 g', 'explanation'],
    ['corrigir no quadro só a 1, o resto por chamada', 'explanation'],
    ['tarefa: foto de uma placa com erro', 'explanation'],
  ]);
  expect(roles.slice(1)).toEqual(['exercise', 'heading', 'answer', 'teacher_guidance', 'teacher_guidance']);
});
