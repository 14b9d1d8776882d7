import { expect, it } from 'vitest';
import { LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { listLines } from './list-lines.ts';
import { Page } from './page.ts';

function open(): Page {
  const deck = buildSampleDeck('quadro', 'natureza');
  const [slide] = deck.slides;
  if (slide === undefined) throw new Error('no slide');
  return new Page(slide, { deck, index: 0 }, LOOK);
}

it('puts a bullet before each of several things, and only air between them where they stand in the middle', () => {
  const listed = 'Divisão de tarefas\nTrabalho ainda manual\nReunido num só local';
  const set = listLines(open(), listed, text(24));
  expect(set?.map(({ isBullet }) => isBullet)).toEqual([true, true, true]);
  const middled = listLines(open(), listed, text(24, { align: 'center' }));
  expect(middled?.map(({ isBullet }) => isBullet ?? false)).toEqual([false, false, false]);
  expect(middled?.[0]?.spaceAfterPt).toBeGreaterThan(6);
});

it('leaves lines that are marked already, are signs on a board, or are one', () => {
  for (const lines of [
    'V = 500\nmL = 0,5 L',
    'Assinale:\na) 12\nb) 15',
    '(  ) A água ferve\n(  ) O gelo boia',
    'Uma só linha',
  ])
    expect(listLines(open(), lines, text(24))).toBeNull();
});

it('counts what a name calls an order', () => {
  const set = listLines(open(), 'Jaleco\nMáscara', text(24), 'Ordem de colocação');
  expect(set?.map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual([
    '1.\u00a0Jaleco',
    '2.\u00a0Máscara',
  ]);
  const bulleted = listLines(open(), 'Jaleco\nMáscara', text(24), 'Material');
  expect(bulleted?.map(({ isBullet }) => isBullet)).toEqual([true, true]);
});
