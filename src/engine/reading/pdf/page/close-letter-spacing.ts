import type { Glyph } from '#engine/reading/pdf/page-content.ts';

const LEAST_LETTERS = 5;
const MOSTLY_APART = 0.8;
/** How much wider than the gaps between its letters the gap between two words is. */
const WORD_GAP = 1.7;

/**
 * "R A S C U N H O": letters set far apart are one word; only the wider gaps part words. Letters that name
 * answers or vowels (A B C D E) stay apart.
 */
export function closeLetterSpacing(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (glyphs.length < LEAST_LETTERS) return glyphs;
  const others = glyphs.slice(1);
  if (others.filter((glyph) => glyph.hasSpaceBefore).length < MOSTLY_APART * others.length) return glyphs;
  const text = glyphs.map((glyph) => glyph.text).join('');
  if (!/^\p{L}+$/u.test(text) || isEnumeration(text)) return glyphs;
  const gaps = others.map((glyph, index) => glyph.left - (glyphs[index]?.right ?? 0));
  const typical = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  return glyphs.map((glyph, index) => ({
    ...glyph,
    hasSpaceBefore: index > 0 && (gaps[index - 1] ?? 0) > WORD_GAP * typical,
  }));
}

function isEnumeration(text: string): boolean {
  const letters = [...text.toLowerCase()];
  const hasBoth =
    /[aeiouáéíóúâêôãõ]/.test(text.toLowerCase()) && /[b-df-hj-np-tv-z]/.test(text.toLowerCase());
  const steps = letters
    .slice(1)
    .filter((letter, index) => letter.charCodeAt(0) - (letters[index]?.charCodeAt(0) ?? 0) === 1);
  return !hasBoth || steps.length > letters.length / 2;
}
