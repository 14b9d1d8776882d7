import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Question } from '#engine/pedagogy/plan/questions/question.ts';
import { showQuestion } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BookletBlock, Statement } from '#shared/composition/blocks.ts';
import { asks } from './judge-exercises.ts';

/** A task longer than this is an exercise with its text. */
const LONGEST = 260;
/** What the material asks or the quiz asks already is asked among the exercises. */
const ASKED =
  /^(?:complete|ligue|verdadeiro|o que (?:é|são)|por que|para que|que nome|\W*\d{1,3}\s?[).])|_{3}/iu;

/** Arrows, markup and formulas among the words: what a page or a picture left is no task. */
const SIGNS = /[<>=[\]{}|^→]/u;

/** `Exercício 40. `: the number that it has in the material. */
const NUMBER = /^(?:exerc[íi]cio|quest[ãa]o|problema|atividade)\s+\d{1,3}\s*[.:)–-]+\s*(?=\p{Lu})/iu;

const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The tasks that the approved plan gives a section for practice, but for its questions. */
export function gatherTasks(
  { structure, evidence }: Pick<AiAnalysis, 'structure' | 'evidence'>,
  section: string,
  quiz: readonly Question[],
  exercises: readonly { text: string }[],
): Statement[] {
  const questions = new Set(quiz.flatMap((one) => [showQuestion(one), one.text]));
  const asked = exercises.map(({ text }) => bare(text));
  const isTask = (text: string): boolean =>
    text.length <= LONGEST &&
    !ASKED.test(text) &&
    !SIGNS.test(text) &&
    !questions.has(text) &&
    !asked.some((one) => one.includes(bare(text))) &&
    asks(text);
  return structure.plan
    .filter(({ purpose, section: at }) => purpose === 'pratica' && structure.sections[at]?.title === section)
    .flatMap(({ number, points }) =>
      points.map((text, place) => ({
        text: text.replace(NUMBER, ''),
        passageIds: evidence[`/structure/plan/${number - 1}/points/${place}`] ?? [],
      })),
    )
    .filter(({ text }) => isTask(text));
}

const MOST_STEPS = 3;

/** An activity of the tasks whose names the chapter still holds after it was cut; none where no task is left. */
export function writeActivity(
  tasks: readonly Statement[],
  blocks: readonly BookletBlock[],
  title: string,
): BookletBlock[] {
  const kept = `${title} ${JSON.stringify(blocks)}`.toLowerCase();
  const steps = tasks
    .filter(({ text }) =>
      [...text.matchAll(/“([^”]+)”/gu)].every(([, name = '']) => kept.includes(name.toLowerCase())),
    )
    .slice(0, MOST_STEPS);
  if (steps.length === 0) return [];
  return [
    { type: 'heading', level: 2, text: 'Atividade' },
    { type: 'activity', minutes: null, steps, materials: [] },
  ];
}
