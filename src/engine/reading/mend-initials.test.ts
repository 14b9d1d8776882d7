import { expect, it } from 'vitest';
import { mendInitials } from './mend-initials.ts';
import type { DraftBlock } from './source-document.ts';

const mended = (...texts: string[]) =>
  mendInitials(texts.map((text): DraftBlock => ({ type: 'paragraph', text, page: 1 }))).map(
    (block) => block.type === 'paragraph' && block.text,
  );

it('puts the first letter of a word back that the document has whole elsewhere', () => {
  expect(mended('O módulo B MP280 mede a pressão.', 'Ligue o BMP280 à placa.')[0]).toBe(
    'O módulo BMP280 mede a pressão.',
  );
});

it('leaves a letter alone that is a name, and a word that stands alone too', () => {
  const told = ['Some o vetor V livre.', 'O Vlivre é outro; livre é o espaço.', 'A turma B MP9 saiu.'];
  expect(mended(...told)).toEqual(told);
});
