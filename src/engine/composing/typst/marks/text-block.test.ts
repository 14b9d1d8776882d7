import { expect, it } from 'vitest';
import type { TextStyle } from '#engine/composing/drawing/drawn.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { DocumentFiles } from './document-files.ts';
import { toTextBlock } from './text-block.ts';

const context = { theme: drawDeck().theme, slideIds: new Set<string>(), files: new DocumentFiles(new Map()) };
const style: TextStyle = {
  ...{
    font: 'minor',
    sizePt: 20,
    isBold: false,
    colour: 'dk1',
    align: 'left',
    anchor: 'top',
    lineHeight: 1.2,
  },
};
const set = (text: string, widthPt: number) =>
  toTextBlock([{ runs: [{ text }] }], style, widthPt, context).parts[0]?.paragraphs[0]?.runs[0]?.text;

it('a word wider than its line may end anywhere, a compound only behind its hyphens where those are enough', () => {
  expect(set('desconstruído', 40)).toBe(Array.from('desconstruído').join('\u200b'));
  expect(set('meio-dia guarda-chuvas-de-praia', 100)).toBe(
    'meio-\u200bdia guarda-\u200bchuvas-\u200bde-\u200bpraia',
  );
});

it('a hyphen that would leave one or two letters alone ends no line', () => {
  expect(set('e-mail entidade-relacionamento chama-se', 400)).toBe(
    'e-\u2060mail entidade-\u200brelacionamento chama-\u2060se',
  );
});

it('a dash bound to what follows it is held there', () => {
  expect(set('Núcleo -\u00a0Registradores de bem-estar', 400)).toBe(
    'Núcleo -\u2060\u00a0Registradores de bem-\u200bestar',
  );
  expect(set('x² –\u00a07x e 2·(–4)', 400)).toBe('x² –\u2060\u00a07x e 2·(–\u20604)');
});
