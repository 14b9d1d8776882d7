import type { Readability } from '#engine/pedagogy/lesson/judge-readability.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { denseParagraphs, denseSlides, lopsidedParts } from './find-density.ts';
import {
  missingDescriptions,
  missingExamples,
  missingPractice,
  missingSources,
  undefinedTerms,
} from './find-gaps.ts';
import { judgeObjectives } from './judge-objectives.ts';

const MOST = 8;

/** What the teacher could mend, most useful first; every entry is true of this very material. */
export function suggestImprovements(
  lesson: Lesson,
  objectives: readonly LessonObjective[],
  readability: Readability,
): Grounded[] {
  const found = [
    ...judgeObjectives(lesson, objectives),
    ...missingExamples(lesson),
    ...missingPractice(lesson),
    ...hardReading(readability),
    ...undefinedTerms(lesson),
    ...denseSlides(lesson),
    ...missingSources(lesson),
    ...missingDescriptions(lesson),
    ...denseParagraphs(lesson),
    ...lopsidedParts(lesson),
  ].slice(0, MOST);
  return found.length > 0 ? found : [confirmLesson(lesson)];
}

function hardReading(readability: Readability): Grounded[] {
  const [hardest] = readability.toSimplify;
  if (readability.verdict !== 'dificil_para_o_nivel' || hardest === undefined) return [];
  const opening = hardest.text
    .split(' ')
    .slice(0, 8)
    .join(' ')
    .replace(/[,;:.]$/, '');
  return [
    {
      text: `Para ${readability.expected?.level.toLowerCase() ?? 'a turma'}, o texto está difícil. Comece por “${opening}…”: ${hardest.reason.charAt(0).toLowerCase()}${hardest.reason.slice(1)}`,
      basis: [hardest.statement],
    },
  ];
}

/** Nothing lacks: the one thing only the teacher can judge. */
function confirmLesson(lesson: Lesson): Grounded {
  const example = lesson.sections
    .flatMap((section) => section.pieces)
    .find((piece) => piece.kind !== 'heading' && lesson.classOf(piece).forms.includes('example'));
  return {
    text: 'Objetivos, exemplos e atividades estão no material. Confira se os exemplos são próximos da sua turma e se a ordem das partes é a da sua aula.',
    basis: example?.statements.slice(0, 1) ?? [],
  };
}
