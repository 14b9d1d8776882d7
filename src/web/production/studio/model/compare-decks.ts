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

/** For each place in both lines, how many words in their order the rest of them shares. */
function shareTable(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (table[row] as number[])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return table;
}

const countShared = (before: readonly string[], after: readonly string[]): number =>
  shareTable(before, after)[0]?.[0] ?? 0;

function tellWords(before: readonly string[], after: readonly string[]): ToldWords[] {
  const table = shareTable(before, after);
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  const told: ToldWords[] = [];
  const add = (kind: ToldWords['kind'], word = '') => {
    const last = told.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else told.push({ kind, text: word });
  };
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const isShared = row < before.length && before[row] === after[column];
    const isGone = !isShared && row < before.length && at(row + 1, column) >= at(row, column + 1);
    if (isShared) add('same', before[row]);
    else if (isGone) add('gone', before[row]);
    else add('come', after[column]);
    if (isShared || isGone) row += 1;
    if (!isGone) column += 1;
  }
  return told;
}

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
