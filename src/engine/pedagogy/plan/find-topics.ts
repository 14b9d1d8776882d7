import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { choosePoints } from '#engine/pedagogy/lesson/points/choose-points.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { tellMatter } from './describe-part.ts';
import { glossesOf } from './gloss-terms.ts';
import { namePart } from './name-practice.ts';
import { shareOut } from './share-out.ts';

export interface LessonTopic {
  name: string;
  description: Grounded;
  keyPoints: Grounded[];
  /** Whole per cent; all topics make 100. */
  weight: number;
}

const KEY_POINTS = 4;

/** The topics of the lesson with their share of the material; one "topic" without name where there is no matter. */
export function findTopics(lesson: Lesson): LessonTopic[] {
  const { sections, adjustments } = lesson;
  const weights = shareOut(
    sections.map((section, index) => section.weight * (adjustments.factors[index] ?? 1)),
    100,
    1,
  );
  return sections.map((section, index) => ({
    name: namePart(lesson, section),
    description: tellMatter(lesson, index),
    keyPoints: keyPointsOf(lesson, index),
    weight: weights[index] ?? 0,
  }));
}

/** Terms with their meaning and chains of cause first: the plan shows the sentences themselves. */
function keyPointsOf(lesson: Lesson, index: number): Grounded[] {
  const short = [...glossesOf(lesson, index).slice(0, KEY_POINTS), ...chainsOf(lesson, index).slice(0, 1)];
  const told = new Set(short.flatMap(({ basis }) => basis));
  const others = choosePoints(lesson.sections[index]?.pieces ?? [], KEY_POINTS, lesson.points, lesson.terms)
    .filter(({ basis }) => !basis.some((one) => told.has(one)))
    .map(({ text, basis }) => ({ text, basis }));
  return [...short, ...others].slice(0, KEY_POINTS);
}

const LONGEST_CHAIN = 150;

/** `A → B`: cause and effect as the material names them. */
function chainsOf(lesson: Lesson, index: number): Grounded[] {
  return findChains(lesson.sections[index]?.pieces ?? [])
    .map(({ cause, effect, statement }) => ({ text: `${cause} → ${effect}`, basis: [statement] }))
    .filter(({ text }) => text.length <= LONGEST_CHAIN);
}
