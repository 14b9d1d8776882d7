import { expect, it } from 'vitest';
import type { TextStyle } from './drawn.ts';
import { fitText, settleText, type ThemeFonts } from './fit-text.ts';
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

const lay = (text: string, widthIn: number, isRunning: boolean) => {
  const settled = settleText(set(text), BODY, FONTS, { widthIn, isRunning });
  const room = { widthIn: settled.widthIn, heightIn: 5, leastPt: 24 };
  return { ...settled, lines: fitText(settled.paragraphs, BODY, FONTS, room).lines };
};

it('narrows a title as long as it takes no further line', () => {
  const text = 'O vapor de água esfria, junta-se em gotas e cai de novo sobre a terra';
  const before = fitText(set(text), BODY, FONTS, { widthIn: 7, heightIn: 5, leastPt: 24 });
  const after = lay(text, 7, false);
  expect(after.widthIn).toBeLessThan(6);
  expect(after.lines).toBe(before.lines);
});

it('lets running text fill its measure where no line of it is short', () => {
  const text =
    'O vapor de água esfria, junta-se em gotas e cai de novo sobre a terra, os rios e os mares do mundo inteiro';
  expect(lay(text, 7, true).widthIn).toBe(7);
});

it('lets the last two words go where they would leave a word alone on the line before', () => {
  const [held] = lay('Desenvolvimento Web com Angular', 2.6, false).paragraphs;
  expect(held?.runs[0]?.text).toBe('Desenvolvimento Web com Angular');
  const [kept] = lay('Os nomes de quem mora perto da casa dela', 3.2, false).paragraphs;
  expect(kept?.runs[0]?.text).toBe('Os nomes de quem mora perto da casa\u00a0dela');
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
  expect(bindWords('a PA (2, 5, 8) cresce')).toContain('(2,\u00a05,\u00a08)');
  expect(setText('a\u0000b\u202ec', BODY, FONTS)).toEqual([{ text: 'abc' }]);
});
