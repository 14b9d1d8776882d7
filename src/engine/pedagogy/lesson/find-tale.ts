import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Lesson } from './lesson.ts';

/** From this share of what is taught on, the lesson is one of reading. */
const MOSTLY = 0.5;
const LONGEST_NAME = 60;
const MORAL = /^moral(?: da (?:história|fábula))?\s*[:–-]\s*\p{L}/iu;

/** The tale or poem that a lesson has its class read. */
export interface Tale {
  name: string;
  /** Its title where it has a line of its own: what says the name tells nothing of the tale. */
  title: Statement[];
  /** What the tale itself says is to be learnt from it. */
  moral: Grounded | null;
}

/** The first tale of a lesson that mostly tells, by the name of its part; null for any other lesson. */
export function findTale({ sections }: Pick<Lesson, 'sections'>): Tale | null {
  const matter = sections.flatMap(({ pieces }) => matterOf(pieces));
  const weigh = (some: typeof matter): number => some.reduce((sum, { weight }) => sum + weight, 0);
  // What is sung or said by turns has a course of its own, but no story.
  const told = matter.filter(({ tale, block }) => tale !== undefined && block.whole === undefined);
  const own = sections.find(({ pieces }) => pieces.some((piece) => told.includes(piece)));
  const { title: name = '', pieces = [] } = own ?? {};
  if (told.length === 0 || name === '' || name.length > LONGEST_NAME) return null;
  if (weigh(told) < weigh(matter) * MOSTLY) return null;
  const moral = told.flatMap(({ statements }) => statements).find(({ text }) => MORAL.test(text));
  return {
    ...{ name, title: pieces.find(({ kind }) => kind === 'heading')?.statements.slice(0, 1) ?? [] },
    moral: moral === undefined ? null : { text: moral.text.replace(/[.\s]+$/, ''), basis: [moral] },
  };
}
