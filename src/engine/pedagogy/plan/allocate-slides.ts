import { contentSlots } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { roomOf, splitSection } from './cut-section.ts';
import type { DraftItem } from './draft-item.ts';
import { choosePointsFor, purposeOf, selectPoints } from './fill-content.ts';
import { openSpares } from './fill-spares.ts';
import { draftPractice } from './pose-exercises.ts';
import { shareSlots } from './share-out.ts';
import type { TaskBank } from './task-bank.ts';

/** Slides or pages of content for each section, in proportion to what the section holds; they fill `total` exactly. */
export function allocateSlides(lesson: Lesson, total: number, bank: TaskBank): DraftItem[][] {
  const { sections, adjustments } = lesson;
  if (sections.length === 0) return [];
  const weights = sections.map(
    (section, index) => roomOf(section.pieces) * (adjustments.factors[index] ?? 1),
  );
  const slots = shareSlots(weights, total);
  const groups = sections.map((section, index) =>
    fillable(splitSection(section.pieces, slots[index] ?? 1), lesson),
  );
  giveAway(lesson, slots, groups);
  const said: Point[] = [];
  const spare = openSpares(lesson, bank);
  const drafts = groups.map((own) => own.map((pieces) => toItem(lesson, pieces, said)));
  return drafts.map((own, index) => {
    const items = own.map((item) =>
      isShown(item) ? item : (sayMore(lesson, index, said) ?? { ...spare(index), pieces: item.pieces }),
    );
    while (items.length < (slots[index] ?? 0)) items.push(sayMore(lesson, index, said) ?? spare(index));
    return items;
  });
}

/** A line more is no slide. */
const FEWEST_MORE = 2;

/** What a section has not said yet, for a place that nothing of its own fills; null where hardly anything is left. */
function sayMore(lesson: Lesson, index: number, said: Point[]): DraftItem | null {
  const points = choosePointsFor(lesson, lesson.sections[index]?.pieces ?? [], said);
  if (points.length < FEWEST_MORE) return null;
  said.push(...points);
  const pieces = [...new Set(points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece)))];
  return { purpose: purposeOf(lesson, pieces), title: '', points, pieces };
}

/** A picture of the file needs no points: it is shown under its heading. */
function isShown({ points, pieces }: DraftItem): boolean {
  return (
    points.length > 0 || pieces.some(({ kind }) => kind === 'image' || kind === 'chart' || kind === 'code')
  );
}

/** Slides or pages of this lesson that are left for content. */
export function countContentSlots(lesson: Lesson): number {
  return Math.max(0, contentSlots(lesson.frame, lesson.input.size, Math.max(1, lesson.sections.length)));
}

/** Slots that one section cannot fill go to sections that have more to say, before anything is left empty. */
function giveAway(lesson: Lesson, slots: number[], groups: Piece[][][]): void {
  for (let round = 0; round < 200; round += 1) {
    const empty = slots.findIndex((count, index) => count > Math.max(1, groups[index]?.length ?? 0));
    if (empty < 0) return;
    const taker = lesson.sections
      .map((section, index) => ({ index, left: section.weight / ((slots[index] ?? 1) + 1) }))
      .filter(({ index }) => (groups[index]?.length ?? 0) === slots[index])
      .sort((a, b) => b.left - a.left)
      .find(({ index }) => {
        const finer = fillable(
          splitSection(lesson.sections[index]?.pieces ?? [], (slots[index] ?? 1) + 1),
          lesson,
        );
        if (finer.length <= (slots[index] ?? 1)) return false;
        groups[index] = finer;
        return true;
      });
    if (taker === undefined) return;
    slots[empty] = (slots[empty] ?? 1) - 1;
    slots[taker.index] = (slots[taker.index] ?? 1) + 1;
  }
}

/** Groups that have something to show; what has not is joined to its neighbour. */
function fillable(groups: Piece[][], lesson: Lesson): Piece[][] {
  const kept: Piece[][] = [];
  for (const group of groups) {
    const last = kept.at(-1);
    const says = draftPractice(lesson, group) !== null || selectPoints(lesson, group).length > 0;
    if (says || last === undefined) kept.push(group);
    else last.push(...group);
  }
  return kept;
}

const NO_WORDS = {
  stems: new Set<string>(),
  words: 0,
  kind: 'item',
  isOpening: false,
  isLong: false,
} as const;

/** `said` grows by what the item says: nothing is told twice in a deck. */
function toItem(lesson: Lesson, pieces: Piece[], said: Point[]): DraftItem {
  const practice = draftPractice(lesson, pieces);
  if (practice !== null) return practice;
  const own = choosePointsFor(lesson, pieces, said);
  said.push(...own);
  const figures = own.length > 0 ? [] : selectPoints(lesson, pieces, said);
  // What only points at a listing is said once; the listing itself stands on each of its slides.
  const isNew = figures.every(({ text }) => !said.some((other) => other.text === text));
  if (isNew) said.push(...figures.map((one) => ({ ...NO_WORDS, ...one })));
  const points = own.length > 0 ? own : isNew ? figures : [];
  return { purpose: purposeOf(lesson, pieces), title: '', points, pieces };
}
