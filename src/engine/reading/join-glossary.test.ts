import { expect, it } from 'vitest';
import { finishDocument } from './finish-document.ts';
import type { DraftBlock } from './source-document.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
const read = (...blocks: DraftBlock[]) =>
  finishDocument({
    kind: 'docx',
    title: 'Leis de Newton',
    pages: null,
    slides: null,
    blocks,
    pagesWithoutText: [],
    warnings: [],
  });
const LESSON = [
  paragraph('Força é uma interação entre dois corpos capaz de mudar o estado de movimento de um deles.'),
  paragraph('A força resultante é a soma vetorial de todas as forças que atuam no corpo.'),
];

it('joins each term of a glossary with what the next line says of it', () => {
  const source = read(
    ...LESSON,
    { type: 'heading', level: 2, text: 'Glossário' },
    paragraph('Inércia'),
    paragraph('tendência do corpo de manter seu estado de movimento'),
    paragraph('Dinamômetro'),
    paragraph('aparelho que mede força'),
    paragraph('Os termos foram tirados do livro da turma.'),
  );
  expect(source.blocks.map((block) => (block.type === 'paragraph' ? block.text : ''))).toEqual([
    ...LESSON.map((block) => (block.type === 'paragraph' ? block.text : '')),
    '',
    'Inércia: tendência do corpo de manter seu estado de movimento',
    'Dinamômetro: aparelho que mede força',
    'Os termos foram tirados do livro da turma.',
  ]);
});
