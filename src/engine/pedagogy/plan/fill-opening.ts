import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import { shortenTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import { askOpening } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';

/** Cover, contents, opening question and objectives, as many of them as the frame has. */
export function fillOpening(
  lesson: Lesson,
  purposes: readonly Purpose[],
  objectives: readonly LessonObjective[],
): DraftItem[] {
  return purposes.map((purpose) => {
    if (purpose === 'sumario')
      return item(
        purpose,
        lesson.unit === 'slide' ? 'Roteiro da aula' : 'Sumário',
        lesson.sections.map(({ title }) => ({ text: title, basis: [] })),
      );
    if (purpose === 'objetivos') return fillObjectives(lesson, objectives);
    if (purpose === 'abertura') {
      const question = askOpening(lesson);
      return item(purpose, 'Para começar', question === null ? [] : [question]);
    }
    return fillCover(lesson, !purposes.includes('abertura'));
  });
}

function fillCover(lesson: Lesson, opensWithQuestion: boolean): DraftItem {
  const { level, title } = lesson.input;
  const question = opensWithQuestion && lesson.unit === 'slide' ? askOpening(lesson) : null;
  const points: Grounded[] = [];
  // Never the target audience: what a teacher tells us of their pupils (`dois com baixa visão`) is not for the wall.
  if (level !== null) points.push({ text: EDUCATION_LEVELS[level], basis: [] });
  if (question !== null) points.push(question);
  return item('capa', shortenTitle(upperFirst(title.trim())) || lesson.sections[0]?.title || 'Aula', points);
}

function fillObjectives(lesson: Lesson, objectives: readonly LessonObjective[]): DraftItem {
  const stated = objectives
    .slice(0, 5)
    .map((objective) => ({ text: compressSentence(objective.text), basis: [objective.statement] }));
  if (stated.length > 0) return item('objetivos', 'Objetivos da aula', stated);
  return item(
    'objetivos',
    'Objetivos da aula (proposta para você revisar)',
    proposeObjectives(lesson).map(asPoint),
  );
}

function asPoint(proposal: Grounded): Grounded {
  return { ...proposal, text: upperFirst(compressSentence(proposal.text)) };
}

function item(purpose: Purpose, title: string, points: Grounded[]): DraftItem {
  return { purpose, title, points, pieces: [] };
}
