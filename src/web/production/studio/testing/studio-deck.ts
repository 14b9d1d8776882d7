import type { SlideBlock } from '#shared/composition/blocks.ts';
import { applyOperations, type DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft, Studio, StudioFinding } from '#shared/composition/studio/studio.contract.ts';

export const said = (text: string, ...passageIds: string[]) => ({ text, passageIds });

export const slideOfBlocks = (id: string, title: string, ...blocks: SlideBlock[]): DraftSlide => ({
  ...{ id, layout: 'points', section: 0, title, subtitle: null, blocks },
  ...{ source: null, notes: `Notas de ${title}.`, minutes: null },
});

export const pointsOf = (...texts: string[]): SlideBlock => ({
  type: 'points',
  items: texts.map((text, at) => ({ head: null, ...said(text, `p${at + 1}`) })),
});

export const deckOf = (...slides: DraftSlide[]): DraftDeck => ({
  ...{ version: 1, kind: 'deck', title: 'Fotossíntese', subtitle: null, tag: null, author: null },
  ...{ component: 'ciencias', theme: 'quadro', palette: 'natureza' },
  ...{ sections: [{ title: 'Abertura' }, { title: 'Experimento' }], slides, pictures: [] },
});

export const finding = (more: Partial<StudioFinding> = {}): StudioFinding => ({
  ...{ check: 'words-many', severity: 'soft', slideId: 's2', element: null },
  ...{ message: 'São 92 palavras num slide; até 90 se acompanham.', isMendable: false, page: null, ...more },
});

/** The deck of three slides that most tests begin with. */
export const DECK = deckOf(
  slideOfBlocks('s1', 'Fotossíntese'),
  slideOfBlocks('s2', 'Luz e água', pointsOf('A luz entra pela folha.', 'A água vem da raiz.')),
  { ...slideOfBlocks('s3', 'Experimento', pointsOf('Contar as bolhas.')), section: 1 },
);

export const studioOf = (deck: DraftDeck = DECK, more: Partial<Studio> = {}): Studio => ({
  ...{
    version: 1,
    savedAt: '2026-11-23T13:42:00.000Z',
    pages: pagesOf(deck),
    findings: [],
    deck,
    sheets: null,
    isJudged: true,
  },
  ...{ ordered: deck.slides.length, closed: null, pictures: [], wishes: [], deliveredVersion: null, ...more },
});

/** A picture's key is what stands on the slide, here as it is. */
const pagesOf = ({ slides }: DraftDeck) =>
  slides.map((slide) => ({
    slideId: slide.id,
    key: `k${JSON.stringify(slide).length}-${slide.id}`,
    zones: [{ name: 'Título', x: 0.1, y: 0.1, w: 0.8, h: 0.1, text: slide.title }],
  }));

/** A server with one draft, which keeps what is sent as the real one does. */
export function keepDraft(first: Studio = studioOf()) {
  const server = {
    studio: first,
    sent: [] as { version: number; operations: DeckOperation[] }[],
    save(version: number, operations: DeckOperation[]): SavedDraft {
      server.sent.push({ version, operations });
      const deck = applyOperations(server.studio.deck, operations);
      if (version !== server.studio.version || !deck) throw new Error('not of this version');
      server.studio = { ...server.studio, deck, version: version + 1, pages: pagesOf(deck) };
      const { savedAt, pages, findings } = server.studio;
      return { version: version + 1, savedAt, pages, findings, sheets: null, isJudged: true };
    },
    /** Another window changes it. */
    changeElsewhere(change: (deck: DraftDeck) => DraftDeck): void {
      const deck = change(server.studio.deck);
      server.studio = { ...server.studio, deck, version: server.studio.version + 1, pages: pagesOf(deck) };
    },
  };
  return server;
}
