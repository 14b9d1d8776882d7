import { expect, it } from 'vitest';
import type { Piece } from './piece.ts';
import { findPlanSlides } from './plan-slides.ts';

const piece = (slide: number, kind: 'heading' | 'text', text: string, role: string) =>
  ({ kind, text, role, slide }) as unknown as Piece;

it('keeps what a slide of a lesson says of how it is given from the class, but for its aims', () => {
  const all = [
    piece(2, 'heading', 'Plano de Aula', 'heading'),
    piece(2, 'text', 'Uso de dados do bairro para mostrar o efeito da tarifa.', 'explanation'),
    piece(2, 'text', 'Compreender a tarifa.', 'objective'),
    piece(3, 'text', 'A tarifa encarece a passagem.', 'explanation'),
  ];
  expect(all.map(findPlanSlides(all))).toEqual([true, true, false, false]);
});
