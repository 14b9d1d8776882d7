import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { contentSlots } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { DraftItem } from './draft-item.ts';
import { purposeOf, selectPoints } from './fill-content.ts';
import { makeSpace } from './name-spaces.ts';
import { shareSlots } from './share-out.ts';
import { splitSection } from './split-section.ts';

/** Slides or pages of content for each section, in proportion to what the section holds; they fill `total` exactly. */
export function allocateSlides(lesson: Lesson, total: number): DraftItem[][] {
  const { sections, adjustments } = lesson;
  if (sections.length === 0) return [];
  const weights = sections.map((section, index) => section.weight * (adjustments.factors[index] ?? 1));
  const slots = shareSlots(weights, total);
  const groups = sections.map((section, index) =>
    fillable(splitSection(section.pieces, slots[index] ?? 1), lesson),
  );
  giveAway(lesson, slots, groups);
  let spaces = 0;
  return sections.map((section, index) => {
    const items = (groups[index] ?? []).map((pieces) => {
      const item = toItem(lesson, pieces);
      if (item.points.length > 0) return item;
      // Pictures or scraps alone: they are kept for the class to work with.
      spaces += 1;
      return { ...makeSpace(section, spaces - 1), pieces };
    });
    while (items.length < (slots[index] ?? 0)) {
      items.push(makeSpace(section, spaces));
      spaces += 1;
    }
    return items;
  });
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
    const says = selectPoints(lesson, group).length > 0;
    if (says || last === undefined) kept.push(group);
    else last.push(...group);
  }
  return kept;
}

function toItem(lesson: Lesson, pieces: Piece[]): DraftItem {
  return { purpose: purposeOf(lesson, pieces), title: '', points: selectPoints(lesson, pieces), pieces };
}
