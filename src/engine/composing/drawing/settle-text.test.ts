import { expect, it } from 'vitest';
import type { TextStyle } from './drawn.ts';
import { fitText, type ThemeFonts } from './fit-text.ts';
import { setParagraph } from './set-text.ts';
import { holdWidth, settleText, suitSize } from './settle-text.ts';

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

it('sets a text a little smaller where that leaves no word alone on its last line, and never much', () => {
  const head: TextStyle = { ...BODY, font: 'major', isBold: true, sizePt: 44, lineHeight: 1.176 };
  const size = (text: string, sizePt: number, widthIn: number) =>
    suitSize([setParagraph(text, head, FONTS)], { ...head, sizePt }, FONTS, {
      widthIn,
      leastPt: 24,
      isRunning: true,
    });
  const orphaned =
    'Coeficiente de solubilidade (CS) é a maior massa de soluto que se dissolve numa quantidade padrão de solvente, a uma certa temperatura';
  expect(size(orphaned, 44, 10.6)).toBeLessThan(44);
  expect(size(orphaned, 44, 10.6)).toBeGreaterThanOrEqual(39);
  expect(size('A água ferve a cem graus.', 44, 10.5)).toBe(44);
  // An article alone over a long word.
  expect(size('O procedimento escrito', 36, 3.65)).toBeLessThan(36);
});

it('leaves no line that fills its box to a hair, which other programs would end elsewhere', () => {
  const running: TextStyle = { ...BODY, sizePt: 30 };
  const text =
    'Sem folhas nem raízes, a gota bate no chão, solta os grãos e a água escorre com eles em vez de infiltrar.';
  const content = [setParagraph(text, running, FONTS)];
  const held = holdWidth(content, running, FONTS, 6.7);
  expect(held).toBeLessThan(6.7);
  expect(held).toBeGreaterThan(6.7 * 0.95);
  expect(holdWidth(content, running, FONTS, 7)).toBe(7);
});
