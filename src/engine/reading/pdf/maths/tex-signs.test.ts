import { describe, expect, it } from 'vitest';
import { nameTexFont, readTexSign } from './tex-signs.ts';

const readAt = (font: string, code: number) => {
  const known = nameTexFont(font);
  return known === null ? null : readTexSign(known, code);
};

describe('the signs of TeX fonts', () => {
  it.each([
    ['ABCDEF+CMSY10', 0x68, '⟨'],
    ['ABCDEF+CMSY8', 0x30, '′'],
    ['CMSY10', 0x36, '\u0338'],
    ['ABCDEF+CMEX10', 0x1a, '{'],
    ['ABCDEF+CMEX10', 0x12, '('],
    ['ABCDEF+CMEX10', 0x4d, '⊕'],
    ['CMEX10', 0x3e, '⎪'],
    ['CMEX10', 0xf8f1, '⎧'],
    ['ABCDEF+LMMathExtension10-Regular', 0x74, '⎷'],
  ])('of %s at %i is %s', (font, code, sign) => {
    expect(readAt(font, code)).toBe(sign);
  });

  it.each([
    ['a letter of calligraphy', 'CMSY10', 0x41],
    ['a bracket that the font names', 'LMMathExtension10-Regular', 0x28],
    ['any sign of a font of text', 'CMR12', 0x68],
  ])('leaves %s as it was read', (_, font, code) => {
    expect(readAt(font, code)).toBeNull();
  });
});
