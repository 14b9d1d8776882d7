import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { keepQuestionsWhole } from './keep-questions.ts';
import type { Role } from './role.ts';

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
