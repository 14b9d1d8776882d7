import { judgeCapacity } from '#engine/pedagogy/lesson/judge-capacity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { askAcross, askOpening } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';
import { glossesOf } from './gloss-terms.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';
import { summarise } from './summarise.ts';
import type { TaskBank } from './task-bank.ts';

const MOST_TASKS = 3;
const MOST_AIMS = 5;
const FEWEST_WORDS = 3;

/** What is left to show of a section alone, and of the whole lesson in its place; null where nothing is. */
interface Spares {
  own(section: number): DraftItem | null;
  any(section: number): DraftItem | null;
}

/**
 * What fills a place that a section's text leaves: its tasks, its questions, its terms to look back on; null where nothing is
 * left. `asksOwn`: the material sets exercises enough, so that a part is not asked more than it keeps for itself.
 */
export function openSpares(
  lesson: Lesson,
  bank: TaskBank,
  { reserved, asksOwn }: { reserved: Grounded[][]; asksOwn: boolean },
): Spares {
  const isShort = judgeCapacity(lesson).verdict === 'falta_material';
  // What the lesson closes with is not said before.
  const closing = new Set(summarise(lesson, MOST_AIMS).map(({ text }) => text));
  const across = askAcross(lesson).filter(({ text }) => text !== askOpening(lesson)?.text);
  const recalled = new Set<number>();
  let parts = 0;
  let hasWords = false;
  const nameOf = (kind: string, section: number): string => {
    const about = (lesson.sections[section]?.title ?? '').replace(/^Tabela: /u, '');
    return about === '' ? kind : `${kind}: ${about}`;
  };
  const recall = (section: number, points: Grounded[]): DraftItem => {
    recalled.add(section);
    const shown = points.slice(0, MOST_TASKS);
    return { purpose: 'sintese', title: nameOf('Retomada', section), points: shown, pieces: [] };
  };
  const isRecalled = (section: number): boolean => isShort || recalled.has(section);
  const own = (section: number): DraftItem | null => {
    const kept = (reserved[section]?.splice(0) ?? []).filter((task) => !bank.isPosed(task));
    if (kept.length === 0 && asksOwn) return null;
    const tasks = kept.length > 0 ? kept : bank.takeTasks(MOST_TASKS, section);
    if (tasks.length > 0) return practise(nameOf('Atividade', section), tasks);
    const checks = bank.takeChecks(MOST_TASKS, section);
    if (checks.length > 0) {
      const name = nameOf('Perguntas', section);
      const title = answersOf(lesson, checks).some((answer) => fold(name).includes(answer))
        ? 'Perguntas'
        : name;
      return { purpose: 'verificacao', title, points: checks, pieces: [] };
    }
    const fresh = glossesOf(lesson, section).filter(({ text }) => !closing.has(text));
    return !isRecalled(section) && fresh.length > 0 ? recall(section, fresh) : null;
  };
  const any = (section: number): DraftItem | null => {
    const before = lesson.sections.slice(0, section).map((_, at) => section - 1 - at);
    const review = before.map((at) => bank.takeTasks(MOST_TASKS, at)).find((tasks) => tasks.length > 0);
    const others = review ?? bank.takeTasks(MOST_TASKS);
    if (others.length > 0) {
      parts += 1;
      return practise(parts === 1 ? 'Atividades' : `Atividades, parte ${parts}`, others);
    }
    const words =
      isShort || hasWords
        ? []
        : lesson.sections.flatMap((_, index) =>
            glossesOf(lesson, index).filter(({ text }) => !closing.has(text)),
          );
    if (words.length >= FEWEST_WORDS) {
      hasWords = true;
      const shown = words.slice(0, MOST_AIMS);
      return { purpose: 'sintese', title: 'Vocabulário da aula', points: shown, pieces: [] };
    }
    const aims = bank.takeAims(MOST_AIMS);
    if (aims.length > 0)
      return { purpose: 'verificacao', title: 'O que já consigo fazer', points: aims, pieces: [] };
    // Right after the opening its question needs no second look.
    const pause = section === 0 ? across.shift() : undefined;
    if (!isShort && pause !== undefined)
      return { purpose: 'verificacao', title: 'Pausa para comparar', points: [pause], pieces: [] };
    const question = across.shift();
    if (!isShort && question !== undefined)
      return { purpose: 'verificacao', title: 'Pausa para comparar', points: [question], pieces: [] };
    // Better the same words twice than nothing at all.
    const terms = glossesOf(lesson, section);
    return !isRecalled(section) && terms.length > 0 ? recall(section, terms) : null;
  };
  return { own, any };
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What these questions are answered with, in plain letters: a title above them may not say it. */
const answersOf = (lesson: Lesson, checks: readonly Grounded[]): string[] =>
  writeQuiz(lesson)
    .flat()
    .filter((question) => checks.some(({ text }) => text === showQuestion(question)))
    .map(({ answer }) => fold(answer))
    .filter((answer) => answer.length > 2);

function practise(title: string, points: Grounded[]): DraftItem {
  const pieces = points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece));
  return { purpose: 'pratica', title, points, pieces };
}
