import { expect, it } from 'vitest';
import { tellSheet } from './tell-sheet.ts';

const told = (
  kind: 'pptx' | 'pdf' | 'docx',
  [width, height]: [number, number],
  service: 'presentation' | 'booklet',
) => tellSheet({ kind, sheet: { width, height } }, service)?.message ?? null;

it('slides of another shape are told with both sizes and what to look at', () => {
  expect(told('pptx', [720, 540], 'presentation')).toBe(
    'Os slides têm 25,4 × 19,1 cm (4:3); os do rascunho, 33,9 × 19,1 cm (16:9). Confira se nada ficou cortado, esticado ou com faixas ao lado.',
  );
  expect(told('pdf', [842, 595], 'presentation')).toMatch(/29,7 × 21 cm; os do rascunho/);
});

it('slides of the same shape and another size are told apart, in a PDF not at all', () => {
  expect(told('pptx', [720, 405], 'presentation')).toMatch(/25,4 × 14,3 cm \(16:9\).*na tela ficam iguais/);
  expect(told('pdf', [720, 405], 'presentation')).toBeNull();
});

it('pages of a booklet are told where they are no A4', () => {
  expect(told('docx', [612, 792], 'booklet')).toMatch(
    /^As páginas têm 21,6 × 27,9 cm; as do rascunho, 21 × 29,7 cm\./,
  );
  expect(told('pdf', [841.9, 595.3], 'booklet')).toMatch(/29,7 × 21 cm/);
});

it('nothing is said of our own sizes, of what programs round, and where the file does not say', () => {
  expect(told('pptx', [960, 540], 'presentation')).toBeNull();
  expect(told('pdf', [960, 540.3], 'presentation')).toBeNull();
  expect(told('docx', [595.3, 841.9], 'booklet')).toBeNull();
  expect(told('pdf', [596, 842], 'booklet')).toBeNull();
  expect(tellSheet({ kind: 'docx', sheet: null }, 'booklet')).toBeNull();
});
