import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import type { Role } from './role.ts';
import { keepQuestionsWhole, tellProblems } from './tell-problems.ts';

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

it('keeps the options, columns and statements of a question of a test together, whatever each looks like', () => {
  const items = (id: string, texts: string[]): Block => ({
    ...{ id, type: 'list', isOrdered: true },
    items: texts.map((text) => ({ text, level: 0 })),
  });
  const blocks: Block[] = [
    { id: 'b1', type: 'paragraph', text: '1) A intenção do cartaz é' },
    items('b2', ['defender o rio.', 'criticar a escola.', 'mostrar que o rio secou.']),
    { id: 'b3', type: 'paragraph', text: '2) Relacione cada peça com sua função:' },
    { id: 'b4', type: 'paragraph', text: 'I. Monitor II. Teclado' },
    { id: 'b5', type: 'heading', level: 2, text: 'III. Mouse', isGuessed: true },
    { id: 'b6', type: 'paragraph', text: '(___) mostra o que o computador faz' },
    { id: 'b7', type: 'paragraph', text: '3) Calcule:' },
    { id: 'b8', type: 'paragraph', text: 'a) 12 : 4' },
    { id: 'b9', type: 'paragraph', text: 'b) 35 : 7' },
    { id: 'b10', type: 'heading', level: 1, text: 'Segunda parte', isGuessed: true },
  ];
  const seen: Role[] = ['exercise', 'objective', 'objective', 'explanation', 'exercise', 'alternative'];
  const more: Role[] = ['heading', 'blank', 'exercise', 'alternative', 'answer', 'heading'];
  const roles = [...seen, ...more];
  const judged = listBits(blocks).map((bit, at) => ({ ...bit, role: roles[at] ?? 'explanation' }));
  expect(keepQuestionsWhole(judged).map(({ role }) => role)).toEqual([
    ...['exercise', 'alternative', 'alternative', 'alternative'],
    ...['exercise', 'alternative', 'alternative', 'statement_to_judge'],
    ...['exercise', 'alternative', 'alternative', 'heading'],
  ]);
});

it('reads what a line hands out for questions as a text, and a page head that returns as one', () => {
  const judged = judgeAs([
    ['Curso: Redes de Computadores – 2º módulo', 'admin'],
    ['Utilize o trecho a seguir para responder às questões 2 e 3.', 'exercise'],
    ['O rio desceu a serra, (1) e a cidade parou', 'exercise'],
    ['naquela tarde.', 'instruction'],
    ['2) O trecho conta', 'exercise'],
    ['Curso: Redes de Computadores – 2º módulo', 'heading'],
  ]);
  expect(judged).toEqual(['admin', 'exercise', 'narrative', 'narrative', 'exercise', 'furniture']);
});

function judgeAs(lines: [text: string, role: Role][]): Role[] {
  const blocks = lines.map(([text], at): Block => ({ id: `b${at}`, type: 'paragraph', text }));
  return keepQuestionsWhole(
    listBits(blocks).map((bit, at) => ({ ...bit, role: lines[at]?.[1] ?? 'explanation' })),
  ).map(({ role }) => role);
}
