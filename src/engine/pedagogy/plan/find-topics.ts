import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { pointText } from './fill-content.ts';
import { shareOut } from './share-out.ts';

export interface LessonTopic {
  name: string;
  description: Grounded;
  keyPoints: Grounded[];
  /** Whole per cent; all topics make 100. */
  weight: number;
}

const KEY_POINTS = 4;
const LONGEST_DESCRIPTION = 220;

/** The topics of the lesson with their share of the material; one "topic" without name where there is no matter. */
export function findTopics(lesson: Lesson): LessonTopic[] {
  const { sections, adjustments } = lesson;
  const weights = shareOut(
    sections.map((section, index) => section.weight * (adjustments.factors[index] ?? 1)),
    100,
    1,
  );
  return sections.map((section, index) => {
    const [first, ...rest] = selectStatements(section.pieces, KEY_POINTS + 1, lesson.terms)
      .map((statement, place) => ({ statement, place, score: lesson.terms.scoreStatement(statement) }))
      .sort((a, b) => b.score - a.score)
      .map((entry) => entry);
    const points = rest.sort((a, b) => a.place - b.place).map((entry) => entry.statement);
    return {
      name: section.title,
      description:
        first === undefined
          ? { text: '', basis: [] }
          : { text: pointText(first.statement, LONGEST_DESCRIPTION), basis: [first.statement] },
      keyPoints: points.map((statement) => ({ text: pointText(statement), basis: [statement] })),
      weight: weights[index] ?? 0,
    };
  });
}
