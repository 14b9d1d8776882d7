import { contentSlots } from '#engine/pedagogy/lesson/choose-frame.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';
import { choosePointsFor, purposeOf, selectPoints } from './fill-content.ts';
import { openSpares } from './fill-spares.ts';
import { draftPractice, opensQuestion } from './pose-exercises.ts';
import { shareSlots } from './share-out.ts';
import type { TaskBank } from './task-bank.ts';

/** Slides or pages of content for each section, in proportion to what the section holds; they fill `total` exactly. */
export function allocateSlides(lesson: Lesson, total: number, bank: TaskBank): DraftItem[][] {
  const { sections, adjustments } = lesson;
  if (sections.length === 0) return [];
  const weights = sections.map((section, index) => section.weight * (adjustments.factors[index] ?? 1));
  const slots = shareSlots(weights, total);
  const groups = sections.map((section, index) =>
    fillable(splitSection(section.pieces, slots[index] ?? 1), lesson),
  );
  giveAway(lesson, slots, groups);
  const said: Point[] = [];
  const spare = openSpares(lesson, bank);
  const drafts = groups.map((own) => own.map((pieces) => toItem(lesson, pieces, said)));
  return drafts.map((own, index) => {
    const items = own.map((item) => (isShown(item) ? item : { ...spare(index), pieces: item.pieces }));
    while (items.length < (slots[index] ?? 0)) items.push(spare(index));
    return items;
  });
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

/** More atoms than this are joined first, which bounds the search below. */
const MOST_ATOMS = 140;
/** What a cut in the middle of running text costs, in shares of an even slot. */
const CUT_COST = 0.5;
const CUT_COST_SAME_BLOCK = 0.7;
/** A question stays with its options. */
const CUT_COST_IN_QUESTION = 3;

interface Atom {
  pieces: Piece[];
  weight: number;
  /** What it costs to begin a slot here. */
  cost: number;
}

/**
 * Cuts a section's pieces into at most `slots` consecutive groups of about the same weight, best before a
 * heading. Fewer groups than slots when there are fewer pieces: nothing is cut to make it look like more.
 */
function splitSection(pieces: readonly Piece[], slots: number): Piece[][] {
  const atoms = makeAtoms(pieces);
  const count = Math.min(slots, atoms.length);
  if (count <= 1) return atoms.length === 0 ? [] : [atoms.flatMap((atom) => atom.pieces)];
  const total = atoms.reduce((sum, atom) => sum + atom.weight, 0) || 1;
  const even = total / count;
  const sums = [0];
  for (const atom of atoms) sums.push((sums.at(-1) ?? 0) + atom.weight);
  const price = (from: number, to: number): number => {
    const share = ((sums[to] ?? 0) - (sums[from] ?? 0)) / even - 1;
    return share * share + (from === 0 ? 0 : (atoms[from]?.cost ?? 0));
  };
  return cheapestCuts(atoms.length, count, price).map(([from, to]) =>
    atoms.slice(from, to).flatMap((atom) => atom.pieces),
  );
}

/** A heading opens an atom with the matter after it; long sections are joined evenly. */
function makeAtoms(pieces: readonly Piece[]): Atom[] {
  const perAtom = matterOf(pieces).reduce((sum, piece) => sum + piece.weight, 0) / MOST_ATOMS;
  const atoms: Atom[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = atoms.at(-1);
    const lastPiece = last?.pieces.at(-1);
    const isHeading = piece.kind === 'heading';
    if (last !== undefined && (isOpen || (!isHeading && last.weight < perAtom))) {
      last.pieces.push(piece);
      last.weight += isHeading ? 0 : piece.weight;
    } else {
      const isSameBlock = lastPiece?.blockRef === piece.blockRef;
      atoms.push({
        pieces: [piece],
        weight: isHeading ? 0 : piece.weight,
        cost:
          isHeading || opensQuestion(piece)
            ? 0
            : isPracticeRole(piece.role)
              ? CUT_COST_IN_QUESTION
              : isSameBlock
                ? CUT_COST_SAME_BLOCK
                : CUT_COST,
      });
    }
    isOpen = isHeading;
  }
  // A heading at the very end has nothing to open.
  const tail = atoms.at(-1);
  if (atoms.length > 1 && tail !== undefined && matterOf(tail.pieces).length === 0) {
    atoms.pop();
    atoms.at(-1)?.pieces.push(...tail.pieces);
  }
  return atoms;
}

function cheapestCuts(
  length: number,
  count: number,
  price: (from: number, to: number) => number,
): [number, number][] {
  let previous = Array.from({ length: length + 1 }, (_, at) => (at === 0 ? 0 : Number.POSITIVE_INFINITY));
  const origins: number[][] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const next = new Array<number>(length + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Array<number>(length + 1).fill(0);
    for (let from = slot; from < length; from += 1) {
      const base = previous[from] ?? Number.POSITIVE_INFINITY;
      if (base === Number.POSITIVE_INFINITY) continue;
      for (let to = from + 1; to <= length - (count - slot - 1); to += 1) {
        const cost = base + price(from, to);
        if (cost < (next[to] ?? 0)) {
          next[to] = cost;
          origin[to] = from;
        }
      }
    }
    origins.push(origin);
    previous = next;
  }
  const cuts: [number, number][] = [];
  let end = length;
  for (let slot = count - 1; slot >= 0; slot -= 1) {
    const start = origins[slot]?.[end] ?? 0;
    cuts.unshift([start, end]);
    end = start;
  }
  return cuts;
}
