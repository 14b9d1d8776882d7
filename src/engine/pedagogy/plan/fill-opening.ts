import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { firstOrders } from '#engine/pedagogy/material/first-orders.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { LessonObjective } from '#engine/pedagogy/objectives/find-objectives.ts';
import { proposeObjectives } from '#engine/pedagogy/objectives/propose-objectives.ts';
import { shortenTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Genre } from '#shared/analysis/genres.ts';
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
      if (lesson.material.strategy.course === 'practise') return fillOrders(lesson);
      const question = askOpening(lesson);
      return item(purpose, 'Para começar', question === null ? [] : [question]);
    }
    return fillCover(lesson, !purposes.includes('abertura'));
  });
}

/** Orders that a slide holds, and letters. */
const MOST_ORDERS = { lines: 6, letters: 700 };
const OF_WHAT: Partial<Record<Genre, string>> = { prova: 'da prova', lista_exercicios: 'da lista' };

/** How the test or list is to be answered, before its first question. */
function fillOrders({ material }: Lesson): DraftItem {
  let room = MOST_ORDERS.letters;
  const shown = firstOrders(material)
    .slice(0, MOST_ORDERS.lines)
    .filter(({ text }) => {
      room -= text.length;
      return room >= 0;
    });
  const points = shown.map((statement) => ({ text: compressSentence(statement.text), basis: [statement] }));
  const of = OF_WHAT[material.understanding?.genre ?? 'prova'] ?? 'do trabalho';
  const isCalled = material.understanding?.bits.some(({ text }) => /^\W*orientaç(?:ão|ões)\W*$/iu.test(text));
  return item('abertura', `${isCalled ? 'Orientações' : 'Instruções'} ${of}`, points);
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
