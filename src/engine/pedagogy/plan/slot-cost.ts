import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { LONGEST_TITLE } from '#engine/pedagogy/outline/clean-title.ts';
import { MOST_NAMES } from '#engine/pedagogy/outline/join-names.ts';

/** What no slide parts: a heading with the matter below it, a question with its options. */
export interface Atom {
  pieces: Piece[];
  /** Room that it asks for. */
  weight: number;
  /** What it costs to begin a slot here. */
  cost: number;
  /** Heading level and length of its name; 0 where no heading opens it. */
  level: number;
  name: number;
}

/** Two parts on one slide; a part that the slide's title has no room for. */
const JOINED_COST = 0.1;
const UNNAMED_COST = 0.4;

/** What it costs that these stand on one slide: what is torn from its part, and what its title has no room to name. */
export const costOfSlot = (atoms: readonly Atom[], from: number, to: number): number =>
  (from === 0 ? 0 : strayCost(atoms, from, to) + straddleCost(atoms, from, to)) +
  namingCost(atoms, from, to) +
  tornCost(atoms, from, to);

/** An example at the end of its part, on the slide that the next part names. */
function strayCost(atoms: readonly Atom[], from: number, to: number): number {
  const isExample = atoms[from]?.pieces.some(({ example }) => example !== undefined) === true;
  const isNamed = atoms.slice(from + 1, to).some(({ level }) => level > 0);
  return isExample && atoms[from]?.level === 0 && isNamed ? STRAY_COST : 0;
}
const STRAY_COST = 2;

/** The end of one part and the beginning of the next, which then names both. */
function straddleCost(atoms: readonly Atom[], from: number, to: number): number {
  const level = atoms[from]?.level ?? 0;
  // In the middle of a part its next sibling is another; at the head of one, what stands above both.
  const before = atoms.slice(0, from).findLast((atom) => atom.level > 0)?.level ?? 0;
  const most = level === 0 ? before : level - 1;
  const isOver = atoms.slice(from + 1, to).some((atom) => atom.level > 0 && atom.level <= most);
  return isOver ? STRADDLE_COST : 0;
}
const STRADDLE_COST = 1;

function namingCost(atoms: readonly Atom[], from: number, to: number): number {
  let top = Number.POSITIVE_INFINITY;
  let names = 0;
  let named = 0;
  let length = 0;
  // The heading of the whole section names none of its parts.
  const isWhole = atoms.slice(1).every(({ level }) => level === 0 || level > (atoms[0]?.level ?? 0));
  for (let at = from; at < to; at += 1) {
    const { level, name } = atoms[at] as Atom;
    if (level === 0 || level > top || (at === 0 && isWhole && to > 1)) continue;
    if (level < top) [top, names, named, length] = [level, 0, 0, 0];
    names += 1;
    if (named < MOST_NAMES && length + name <= LONGEST_TITLE) {
      named += 1;
      length += name + 2;
    }
  }
  return names === 0 ? 0 : JOINED_COST * (names - 1) + UNNAMED_COST * (names - Math.max(1, named));
}

/** The rest of one of the teacher's slides with the beginning of another: each tells half of two. */
function tornCost(atoms: readonly Atom[], from: number, to: number): number {
  const slideAt = (at: number, end: 'first' | 'last'): number | null =>
    (end === 'first' ? atoms[at]?.pieces[0] : atoms[at]?.pieces.at(-1))?.slide ?? null;
  const [first, last] = [slideAt(from, 'first'), slideAt(to - 1, 'last')];
  if (first === null || last === null || first === last) return 0;
  const isTorn = slideAt(from - 1, 'last') === first || slideAt(to, 'first') === last;
  return isTorn ? TORN_COST : 0;
}
const TORN_COST = 0.6;
