import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { roomOf } from './cut-section.ts';

const piece = (kind: Piece['kind'], weight: number) =>
  ({
    kind,
    weight,
    text: 'x',
    role: kind === 'heading' ? 'heading' : 'explanation',
    level: kind === 'heading' ? 1 : 0,
    statements: [],
    block: { type: 'paragraph' },
  }) as unknown as Piece;

it('gives a program the room of what a slide shows of it, however many pages it fills', () => {
  const short = [piece('heading', 2), piece('code', 60)];
  const long = [piece('heading', 2), ...Array.from({ length: 9 }, () => piece('code', 120))];
  expect(roomOf({ pieces: long } as never)).toBe(roomOf({ pieces: short } as never));
  expect(roomOf({ pieces: [piece('heading', 2), piece('text', 300)] } as never)).toBeGreaterThan(
    roomOf({ pieces: long } as never),
  );
});
