import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { freshId, indexOf } from './edit-slides.ts';

/** What stands around the chapters has its place. */
const isAround = ({ layout }: DraftSlide): boolean =>
  layout === 'cover' || layout === 'glossary' || layout === 'sources';
const opens = ({ layout }: DraftSlide): boolean => layout === 'section';

/** A chapter moves with its sections, a section within its chapter and on into the next. The same deck where it cannot. */
export function movePart(deck: DraftDeck, id: string, by: 1 | -1): DraftDeck {
  const at = indexOf(deck, id);
  const part = deck.slides[at];
  if (!part || isAround(part) || part.layout === 'quiz') return deck;
  return opens(part) ? moveChapter(deck, at, by) : moveSection(deck, at, by);
}

function moveChapter(deck: DraftDeck, at: number, by: 1 | -1): DraftDeck {
  const { slides } = deck;
  const heads = slides.flatMap((slide, index) => (opens(slide) ? [index] : []));
  const other = heads[heads.indexOf(at) + by];
  if (other === undefined) return deck;
  const [first, second] = by < 0 ? [other, at] : [at, other];
  const end = endOf(slides, second);
  return {
    ...deck,
    slides: [
      ...slides.slice(0, first),
      ...slides.slice(second, end),
      ...slides.slice(first, second),
      ...slides.slice(end),
    ],
  };
}

/** Where the chapter ends that begins here. */
function endOf(slides: readonly DraftSlide[], from: number): number {
  const end = slides.findIndex((slide, index) => index > from && (opens(slide) || isAround(slide)));
  return end < 0 ? slides.length : end;
}

function moveSection(deck: DraftDeck, at: number, by: 1 | -1): DraftDeck {
  const { slides } = deck;
  const [part, next] = [slides[at], slides[at + by]];
  if (!part || !next) return deck;
  const rest = slides.toSpliced(at, 1);
  if (next.layout === 'text') return { ...deck, slides: rest.toSpliced(at + by, 0, part) };
  const head =
    by < 0 ? slides.findLastIndex((one, index) => index < at - 1 && opens(one)) : headAfter(slides, at);
  const chapter = slides[head];
  if (head < 0 || !chapter) return deck;
  const end = endOf(slides, head);
  // Exercises stay at the end of their chapter.
  const last = slides[end - 1]?.layout === 'quiz' ? end - 1 : end;
  const place = by < 0 ? last : head;
  return { ...deck, slides: rest.toSpliced(place, 0, { ...part, section: chapter.section }) };
}

const headAfter = (slides: readonly DraftSlide[], at: number): number =>
  slides.findIndex((one, index) => index > at && opens(one));

interface Added {
  deck: DraftDeck;
  id: string;
}
const blank = (layout: 'section' | 'text', section: number | null, title: string): DraftSlide => ({
  ...{ id: freshId(), layout, section, title, subtitle: null, source: null, notes: '', minutes: null },
  blocks: [{ type: 'text', text: '', passageIds: [] }],
});

/** A section after this part; after the exercises of a chapter nothing stands but the next chapter. */
export function addSection(deck: DraftDeck, afterId: string, title: string): Added {
  const at = indexOf(deck, afterId);
  const part = deck.slides[at];
  const head = deck.slides.findIndex(opens);
  const place = !part || isAround(part) ? head + 1 : part.layout === 'quiz' ? at : at + 1;
  const added = blank('text', deck.slides[Math.max(0, place - 1)]?.section ?? 0, title);
  return { deck: { ...deck, slides: deck.slides.toSpliced(place, 0, added) }, id: added.id };
}

/** A chapter after the one that this part stands in. */
export function addChapter(deck: DraftDeck, afterId: string, title: string): Added {
  const at = indexOf(deck, afterId);
  const head = deck.slides.findLastIndex((slide, index) => index <= at && opens(slide));
  const place = head < 0 ? Math.max(0, deck.slides.findIndex(opens)) : endOf(deck.slides, head);
  const added = blank('section', deck.sections.length, title);
  const sections = [...deck.sections, { title }];
  return { deck: { ...deck, sections, slides: deck.slides.toSpliced(place, 0, added) }, id: added.id };
}

/** Without a part, a chapter with all that stands in it. The same deck where it is the last chapter or the cover. */
export function removePart(deck: DraftDeck, id: string): { deck: DraftDeck; next: string } {
  const at = indexOf(deck, id);
  const part = deck.slides[at];
  const isLast = part && opens(part) && deck.slides.filter(opens).length === 1;
  if (!part || part.layout === 'cover' || isLast) return { deck, next: id };
  const end = opens(part) ? endOf(deck.slides, at) : at + 1;
  const slides = deck.slides.toSpliced(at, end - at);
  return { deck: { ...deck, slides }, next: slides[Math.max(0, at - 1)]?.id ?? id };
}

/** Chapters by their number: id of what opens one → 1, 2 … */
export const numberChapters = ({ slides }: Pick<DraftDeck, 'slides'>): ReadonlyMap<string, number> =>
  new Map(slides.filter(opens).map(({ id }, index) => [id, index + 1]));
