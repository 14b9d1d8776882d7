import { describe, expect, it } from 'vitest';
import { applyOperations, diffDecks } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { deckOf, slideOfBlocks } from '#web/production/studio/testing/studio-deck.ts';
import {
  canMoveStart,
  joinSection,
  moveStart,
  renameSection,
  runsOf,
  splitSection,
} from './edit-sections.ts';

const slide = (id: string, section: number | null, more: Partial<DraftSlide> = {}): DraftSlide => ({
  ...slideOfBlocks(id, `Slide ${id}`),
  ...{ section, ...more },
});
const agenda = slide('agenda', null, {
  layout: 'agenda',
  blocks: [
    {
      type: 'agenda',
      parts: [
        { title: 'Abertura', minutes: 10 },
        { title: 'Experimento', minutes: 20 },
      ],
    },
  ],
});
const DECK = deckOf(
  slide('capa', null),
  agenda,
  slide('abre', 0, { layout: 'section', title: 'Abertura' }),
  slide('a', 0),
  slide('b', 0),
  slide('c', 1),
  slide('d', 1),
);
const sectionsOf = ({ slides }: DraftDeck) => slides.map(({ section }) => section ?? '-').join('');
const agendaOf = ({ slides }: DraftDeck) =>
  slides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'agenda' ? block.parts.map(({ title }) => title) : [])),
  );
/** What the server makes of the change. */
const saved = (deck: DraftDeck) => applyOperations(DECK, diffDecks(DECK, deck));

describe('the sections of a draft', () => {
  it('is renamed where it opens and in the agenda too', () => {
    const renamed = renameSection(DECK, 0, 'Começo de conversa');
    expect(renamed.sections[0]?.title).toBe('Começo de conversa');
    expect(renamed.slides[2]?.title).toBe('Começo de conversa');
    expect(agendaOf(renamed)).toEqual(['Começo de conversa', 'Experimento']);
    expect(renamed.slides[3]).toBe(DECK.slides[3]);
    expect(saved(renamed)).toEqual(renamed);
    expect(renameSection(DECK, 0, 'Abertura')).toBe(DECK);
  });

  it('leaves the title alone that an editor gave to the slide that opens it', () => {
    const own = {
      ...DECK,
      slides: DECK.slides.with(2, slide('abre', 0, { layout: 'section', title: 'Meu' })),
    };
    expect(renameSection(own, 0, 'Outro').slides[2]?.title).toBe('Meu');
  });

  it('begins a slide earlier or later, and never takes the last slide of its neighbour', () => {
    expect(runsOf(DECK.slides).map(({ ids }) => ids.length)).toEqual([2, 3, 2]);
    const earlier = moveStart(DECK, 2, -1);
    expect(sectionsOf(earlier)).toBe('--00111');
    expect(saved(earlier)).toEqual(earlier);
    const later = moveStart(DECK, 2, 1);
    expect(sectionsOf(later)).toBe('--00001');
    expect(canMoveStart(runsOf(later.slides), 2, 1)).toBe(false);
    expect(moveStart(later, 2, 1)).toBe(later);
    expect(canMoveStart(runsOf(DECK.slides), 0, 1)).toBe(false);
  });

  it('is begun anew at a slide, and joined with the one before again', () => {
    const split = splitSection(DECK, 'b');
    expect(sectionsOf(split)).toBe('--00122');
    expect(split.sections.map(({ title }) => title)).toEqual(['Abertura', 'Slide b', 'Experimento']);
    expect(agendaOf(split)).toEqual(['Abertura', 'Slide b', 'Experimento']);
    expect(saved(split)).toEqual(split);
    expect(joinSection(split, 1)).toEqual(DECK);
    expect(splitSection(DECK, 'c')).toBe(DECK);
    expect(joinSection(DECK, 0)).toBe(DECK);
  });
});
