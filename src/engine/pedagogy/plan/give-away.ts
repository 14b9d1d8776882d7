import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { splitSection } from './cut-section.ts';
import { selectPoints } from './fill-content.ts';
import { draftPractice } from './pose-exercises.ts';

/** Slots that one section cannot fill go to sections that have more to say, before anything is left empty. */
export function giveAway(lesson: Lesson, slots: number[], groups: Piece[][][]): void {
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
export function fillable(groups: Piece[][], lesson: Lesson): Piece[][] {
  const kept: Piece[][] = [];
  for (const group of groups) {
    const last = kept.at(-1);
    const says = draftPractice(lesson, group) !== null || selectPoints(lesson, group).length > 0;
    if (says || last === undefined) kept.push(group);
    else last.push(...group);
  }
  return kept;
}
