import { diffArrays } from 'diff';
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

/** Words in a row that both forms of a line say, or that only one of them does. */
export interface ToldWords {
  kind: 'same' | 'gone' | 'come';
  text: string;
}
/** A line that is not as it was. */
export interface ToldLine {
  isNotes: boolean;
  words: ToldWords[];
}

/** The same line said otherwise shares half of its words; with fewer one line went and another one came. */
const LEAST_SHARED = 0.5;

/** What two forms of a slide say otherwise: lines that went, then those that came or were changed, word by word. */
export function compareWords(before: DraftSlide, after: DraftSlide): ToldLine[] {
  const linesOf = (slide: DraftSlide): Line[] =>
    textsOf(slide)
      .map(({ path, text }) => ({ isNotes: path === 'notes', words: text.split(/\s+/).filter(Boolean) }))
      .filter(({ words }) => words.length > 0);
  const [old, now] = [linesOf(before), linesOf(after)];
  const isIn = (lines: readonly Line[], line: Line) => lines.some((one) => isSame(one, line));
  const gone = old.filter((line) => !isIn(now, line));
  const told = now
    .filter((line) => !isIn(old, line))
    .map((line): ToldLine => {
      const shares = gone.map((one) =>
        one.isNotes === line.isNotes
          ? countShared(one.words, line.words) / Math.max(one.words.length, line.words.length)
          : 0,
      );
      const best = Math.max(0, ...shares);
      const [was] = best >= LEAST_SHARED ? gone.splice(shares.indexOf(best), 1) : [];
      return { isNotes: line.isNotes, words: shorten(tellWords(was?.words ?? [], line.words)) };
    });
  return [...gone.map(({ isNotes, words }) => ({ isNotes, words: tellWords(words, []) })), ...told];
}
type Line = { isNotes: boolean; words: string[] };

const countShared = (before: string[], after: string[]): number =>
  tellWords(before, after).reduce(
    (sum, { kind, text }) => sum + (kind === 'same' ? text.split(' ').length : 0),
    0,
  );

const tellWords = (before: string[], after: string[]): ToldWords[] =>
  diffArrays(before, after).map(({ removed, added, value }) => ({
    kind: removed ? 'gone' : added ? 'come' : 'same',
    text: value.join(' '),
  }));

/** Words beside a change that say where it is. */
const BESIDE = 6;

/** Of long stretches that are as they were, only what stands beside a change. */
function shorten(told: readonly ToldWords[]): ToldWords[] {
  return told.map((run, at) => {
    const words = run.text.split(' ');
    const [first, last] = [at > 0 ? BESIDE : 0, at < told.length - 1 ? BESIDE : 0];
    if (run.kind !== 'same' || words.length <= first + last + 2) return run;
    const text = [...words.slice(0, first), '…', ...(last > 0 ? words.slice(-last) : [])].join(' ');
    return { ...run, text };
  });
}
