import { describe, expect, it } from 'vitest';
import type { Glyph } from '#engine/reading/pdf/page-content.ts';
import { isTorn } from './read-glyphs.ts';

const style = {
  size: 10,
  isBold: false,
  isSlanted: false,
  isMaths: false,
  texFont: null,
  isTurned: false,
  ink: 'normal',
  colour: '',
  tagLevel: 0,
} as const;
const letter = (text: string, left: number, look: Partial<Glyph> = {}): Glyph => ({
  text,
  left,
  right: left + 6,
  bottom: 100,
  top: 107,
  baseline: 100,
  style,
  hasSpaceBefore: true,
  ...look,
});

describe('a space that the library only guessed', () => {
  const capital = letter('P', 50);

  it('is none where the next letter all but touches the last', () => {
    expect(isTorn(capital, letter('r', 56.4))).toBe(true);
  });

  it.each([
    ['as wide as between words', letter('r', 57.6)],
    ['before a sign', letter('(', 56.4)],
    ['on another line', letter('r', 56.4, { baseline: 88 })],
    ['before letters of another size', letter('r', 56.4, { style: { ...style, size: 7 } })],
  ])('stays one %s', (_, next) => {
    expect(isTorn(capital, next)).toBe(false);
  });
});
