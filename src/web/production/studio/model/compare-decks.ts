import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { textsOf } from './slide-paths.ts';

/** What became of a slide between two versions. Places are from 1. */
export interface SlideChange {
  id: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  from: number | null;
  to: number | null;
  before: DraftSlide | null;
  after: DraftSlide | null;
}

/** The slides that are not as they were, in the present order; those that are gone last. */
export function compareDecks(before: DraftDeck, after: DraftDeck): SlideChange[] {
  const old = new Map(before.slides.map((slide, at) => [slide.id, { slide, at }]));
  const kept = after.slides.filter(({ id }) => old.has(id)).map(({ id }) => id);
  const keptBefore = before.slides.filter(({ id }) => kept.includes(id)).map(({ id }) => id);
  const changes: SlideChange[] = after.slides.flatMap((slide, at): SlideChange[] => {
    const known = old.get(slide.id);
    const places = { id: slide.id, from: known ? known.at + 1 : null, to: at + 1, after: slide };
    if (!known) return [{ ...places, kind: 'added', before: null }];
    // Its part goes with its place, and is no change of what it says.
    const isChanged = !isSame({ ...known.slide, section: null }, { ...slide, section: null });
    const isMoved = kept.indexOf(slide.id) !== keptBefore.indexOf(slide.id);
    if (!isChanged && !isMoved) return [];
    return [{ ...places, kind: isChanged ? 'changed' : 'moved', before: known.slide }];
  });
  const present = new Set(after.slides.map(({ id }) => id));
  for (const [id, { slide, at }] of old)
    if (!present.has(id))
      changes.push({ id, kind: 'removed', from: at + 1, to: null, before: slide, after: null });
  return changes;
}

/** The lines that only one of two forms of a slide says: what was, and what is now. */
export function compareWords(before: DraftSlide, after: DraftSlide): { gone: string[]; come: string[] } {
  const linesOf = (slide: DraftSlide) =>
    textsOf(slide)
      .map(({ text }) => text.trim())
      .filter(Boolean);
  const [old, now] = [linesOf(before), linesOf(after)];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}
