import { expect, it } from 'vitest';
import type { MeasuredDeck } from '#server/composition/composition.api.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { measureDraftWork } from './measure-draft-work.ts';

const slide = (
  id: string,
  title: string,
  texts: string[],
  layout: DraftSlide['layout'] = 'points',
): DraftSlide => ({
  ...{ id, layout, section: null, title, subtitle: null, source: null, notes: '', minutes: null },
  blocks: texts.map((text) => ({ type: 'text', text, passageIds: [] })),
});
const deckOf = (slides: DraftSlide[]): MeasuredDeck => ({
  deck: { slides } as unknown as DraftDeck,
  pages: slides.map(({ title, blocks }) => ({
    ...{ title, text: blocks.map((block) => ('text' in block ? block.text : '')).join('\n') },
    ...{ widthIn: 13.33, heightIn: 7.5 },
  })),
  findings: [
    { check: 'notes-length', severity: 'soft', page: 1, message: 'Notas curtas' },
    { check: 'notes-length', severity: 'soft', page: 2, message: 'Notas longas' },
  ],
});
const made = deckOf([
  slide('s1', 'Capa', []),
  slide('s2', 'A água', ['evapora', 'condensa']),
  slide('s3', 'A chuva', ['cai']),
]);

it('a draft handed over as it was survives whole, in whatever order', () => {
  const moved = deckOf(made.deck.slides.toReversed());
  const { slides, blocks, words, layouts } = measureDraftWork(made, moved);
  expect([slides, blocks, words]).toEqual([
    { made: 3, kept: 3 },
    { made: 3, kept: 3 },
    { made: 8, kept: 8 },
  ]);
  expect(layouts).toEqual([]);
});

it('counts what an editor took out, wrote anew or laid out otherwise, and names the checks of the draft once', () => {
  const edited = deckOf([
    slide('s1', 'Capa', []),
    slide('s2', 'A água', ['evapora', 'vira nuvem'], 'cards'),
    slide('s9', 'O rio', ['corre']),
  ]);
  expect(measureDraftWork(made, edited)).toEqual({
    slides: { made: 3, kept: 1 },
    blocks: { made: 3, kept: 1 },
    words: { made: 8, kept: 4 },
    layouts: [{ from: 'points', to: 'cards' }],
    checks: [{ check: 'notes-length', message: 'Notas curtas' }],
  });
});

it('counts a booklet by its sections and the blocks that only booklets have', () => {
  const section = (id: string, kind: 'definicao' | 'exemplo'): DraftSlide => ({
    ...slide(id, 'Rega', ['A alface bebe'], 'text'),
    blocks: [
      { type: 'text', text: 'A alface bebe', passageIds: [] },
      { type: 'callout', kind, name: null, text: 'De manhã', passageIds: [] },
    ],
  });
  const { slides, blocks } = measureDraftWork(
    deckOf([section('c1-1', 'exemplo'), slide('c1-2', 'Colheita', ['Cada folha'], 'text')]),
    deckOf([section('c1-1', 'definicao'), slide('c1-2', 'Colheita', ['Cada folha'], 'text')]),
  );
  expect([slides, blocks]).toEqual([
    { made: 2, kept: 1 },
    { made: 3, kept: 2 },
  ]);
});
