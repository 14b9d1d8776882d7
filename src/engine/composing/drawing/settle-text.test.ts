import { expect, it } from 'vitest';
import type { TextStyle } from './drawn.ts';
import { fitText, type ThemeFonts } from './fit-text.ts';
import { setParagraph } from './set-text.ts';
import { settleText } from './settle-text.ts';

const FONTS: ThemeFonts = { major: 'Bricolage Grotesque', minor: 'Figtree', mono: 'IBM Plex Mono' };
const BODY: TextStyle = {
  ...{ font: 'minor', sizePt: 24, isBold: false, colour: 'dk1' },
  ...{ align: 'left', anchor: 'top', lineHeight: 1.344 },
};
const set = (text: string) => [setParagraph(text, BODY, FONTS)];
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
    'O vapor de água esfria, junta-se em gotas e cai de novo sobre a terra, os rios e os mares do mundo inteiro outra vez';
  expect(lay(text, 7, true).widthIn).toBe(7);
});

it('lets the last two words go where they would leave a word alone on the line before', () => {
  const [held] = lay('Desenvolvimento Web com Angular', 2.6, false).paragraphs;
  expect(held?.runs[0]?.text).toBe('Desenvolvimento Web com Angular');
  const [kept] = lay('Os nomes de quem mora perto da casa dela', 3.2, false).paragraphs;
  expect(kept?.runs[0]?.text).toBe('Os nomes de quem mora perto da casa\u00a0dela');
});
