import { expect, it } from 'vitest';
import type { TextStyle } from './drawn.ts';
import { fitText, type ThemeFonts } from './fit-text.ts';
import { bindWords, setParagraph, setText } from './set-text.ts';

const FONTS: ThemeFonts = { major: 'Bricolage Grotesque', minor: 'Figtree', mono: 'IBM Plex Mono' };
const BODY: TextStyle = {
  ...{ font: 'minor', sizePt: 24, isBold: false, colour: 'dk1' },
  ...{ align: 'left', anchor: 'top', lineHeight: 1.344 },
};
const set = (text: string) => [setParagraph(text, BODY, FONTS)];

it('takes the largest size at which a text fits its box', () => {
  const text = set('A água que evapora dos rios e dos mares sobe, esfria e volta como chuva.');
  const wide = fitText(text, BODY, FONTS, { widthIn: 11, heightIn: 1, leastPt: 18 });
  const narrow = fitText(text, BODY, FONTS, { widthIn: 5, heightIn: 1, leastPt: 18 });
  expect(wide).toMatchObject({ sizePt: 24, fits: true });
  expect(narrow.fits).toBe(true);
  expect(narrow.sizePt).toBeLessThan(24);
});

it('says by how many lines a text is too long instead of shrinking it below its least size', () => {
  const fitted = fitText(set('palavra '.repeat(80)), BODY, FONTS, { widthIn: 5, heightIn: 2, leastPt: 20 });
  expect(fitted).toMatchObject({ fits: false, sizePt: 20 });
  expect(fitted.lines).toBeGreaterThan(fitted.room);
});

it('lowers an index of letters that have no lowered signs', () => {
  expect(setText('I_(AB) é o desvio', BODY, FONTS)).toMatchObject([
    { text: 'I' },
    { text: 'AB', baseline: 'sub' },
    { text: expect.stringContaining('desvio') },
  ]);
});

it('takes a word that is wider than its box for one that does not fit', () => {
  const fitted = fitText(set('x'.repeat(60)), BODY, FONTS, { widthIn: 3, heightIn: 5, leastPt: 20 });
  expect(fitted.fits).toBe(false);
});

it('sets raised and lowered signs as shifted digits', () => {
  expect(setText('H₂O e 10⁻³', BODY, FONTS)).toEqual([
    { text: 'H' },
    { text: '2', baseline: 'sub' },
    { text: 'O e\u00a010' },
    { text: '−3', baseline: 'super' },
  ]);
});

it('keeps numbers with their unit and leaves out what no file may hold', () => {
  expect(bindWords('custa R$ 20 por 3 km de estrada boa')).toBe(
    'custa R$\u00a020 por 3\u00a0km de estrada\u00a0boa',
  );
  expect(bindWords('de 5 500 W por 8 minutos em casa')).toContain('5\u00a0500\u00a0W por 8\u00a0minutos');
  expect(bindWords('no século XX em todo lugar')).toContain('século\u00a0XX em');
  expect(bindWords('o peso é P = m · g na Terra')).toContain('é P\u00a0=\u00a0m\u00a0·\u00a0g na');
  expect(bindWords('ache x = (-b ± √Δ) / 2a e some os dois termos')).toContain(
    'x =\u00a0(-b ±\u00a0√Δ) /\u00a02a e',
  );
  expect(bindWords('a massa = força / aceleração')).not.toContain('\u00a0=');
  expect(bindWords('soma: 321 = 3 2 1 = 011 010 001')).toContain('3\u00a02\u00a01');
  expect(bindWords('o número D1 = D 1 = 1101 0001 na base 2')).toContain('D\u00a01');
  expect(bindWords('a PA (2, 5, 8) cresce')).toContain('(2,\u00a05,\u00a08)');
  expect(setText('a\u0000b\u202ec', BODY, FONTS)).toEqual([{ text: 'abc' }]);
});
