import { judgeCapacity } from '#engine/pedagogy/lesson/judge-capacity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { askOpening } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';
import { withoutCall } from './fill-closing.ts';
import { glossesOf } from './gloss-terms.ts';
import { makeSpace } from './name-spaces.ts';
import { summarise, termsLine } from './summarise.ts';
import type { TaskBank } from './task-bank.ts';

const MOST_TASKS = 3;
const MOST_AIMS = 5;
const FEWEST_WORDS = 3;

/**
 * What fills a place that a section's text leaves: its tasks, its questions, its terms to look back on; an empty
 * space for the class only where the material is really too short for the size, or nothing is left of it at all.
 */
export function openSpares(lesson: Lesson, bank: TaskBank): (section: number) => DraftItem {
  const isShort = judgeCapacity(lesson).verdict === 'falta_material';
  // What the lesson closes with is not said before.
  const closing = new Set(summarise(lesson, MOST_AIMS).map(({ text }) => text));
  const recalled = new Set<number>();
  let parts = 0;
  let hasWords = false;
  let opening = askOpening(lesson);
  let spaces = 0;
  return (section) => {
    const about = lesson.sections[section]?.title ?? '';
    const name = (kind: string): string => (about === '' ? kind : `${kind}: ${about}`);
    const own = bank.takeTasks(MOST_TASKS, section);
    if (own.length > 0) return practise(name('Atividade'), own);
    const checks = bank.takeChecks(MOST_TASKS, section);
    if (checks.length > 0)
      return { purpose: 'verificacao', title: name('Perguntas'), points: checks, pieces: [] };
    const others = bank.takeTasks(MOST_TASKS);
    if (others.length > 0) {
      parts += 1;
      return practise(parts === 1 ? 'Atividades' : `Atividades, parte ${parts}`, others);
    }
    const terms = [...termsLine(lesson, section), ...glossesOf(lesson, section)];
    const isRecalled = isShort || recalled.has(section);
    const recall = (points: Grounded[]): DraftItem => {
      recalled.add(section);
      return { purpose: 'sintese', title: name('Retomada'), points: points.slice(0, MOST_TASKS), pieces: [] };
    };
    const fresh = terms.filter(({ text }) => !closing.has(text));
    if (!isRecalled && fresh.length > 0) return recall(fresh);
    const words =
      isShort || hasWords
        ? []
        : lesson.sections.flatMap((_, index) =>
            glossesOf(lesson, index).filter(({ text }) => !closing.has(text)),
          );
    if (words.length >= FEWEST_WORDS) {
      hasWords = true;
      return {
        purpose: 'sintese',
        title: 'Vocabulário da aula',
        points: words.slice(0, MOST_AIMS),
        pieces: [],
      };
    }
    const aims = bank.takeAims(MOST_AIMS);
    if (aims.length > 0)
      return { purpose: 'verificacao', title: 'O que já consigo fazer', points: aims, pieces: [] };
    if (!isShort && opening !== null) {
      const points = [{ ...opening, text: `Volte à pergunta da abertura: ${withoutCall(opening.text)}` }];
      opening = null;
      return { purpose: 'verificacao', title: 'Pausa para conferir', points, pieces: [] };
    }
    // Better the same words twice than nothing at all.
    if (!isRecalled && terms.length > 0) return recall(terms);
    spaces += 1;
    return makeSpace(lesson.sections[section], spaces - 1);
  };
}

function practise(title: string, points: Grounded[]): DraftItem {
  const pieces = points.flatMap(({ basis }) => basis.slice(0, 1).map(({ piece }) => piece));
  return { purpose: 'pratica', title, points, pieces };
}
