import { bareAnswer } from '#engine/pedagogy/language/split-answer.ts';
import type { Material } from './collect-material.ts';
import { NUMBERED } from './leads-to-questions.ts';
import { placeInList, type Question, readQuestions } from './read-questions.ts';
import { answersBehind } from './take-answers.ts';

/** Questions and letters that a slide shows of a test; one with options takes the room of two. */
const ROOM = { questions: 4, letters: 430 };
const FEWEST = 2;

/** The number that the material gives a question, in its line or by its place in a list; null where it gives none. */
export function numberOfQuestion({ own: [first] }: Pick<Question, 'own'>): number | null {
  const [statement] = first?.statements ?? [];
  if (first === undefined || statement === undefined) return null;
  const told = Number(NUMBERED.exec(first.text)?.[1] ?? 0);
  // A list of several questions in one piece is read by its items elsewhere.
  const counted = first.statements.filter((one) => placeInList(first.block, one) !== null);
  return told || (counted.length === 1 ? placeInList(first.block, statement) : null);
}

const keyed = new WeakMap<Material, Question[][]>();

/**
 * The material's own questions in their order, as many together as a slide shows, where their teacher answers most of them: such a
 * set is asked as it is, with its key, and needs no questions of ours. Empty where there is none.
 */
export function groupKeyed(material: Material): Question[][] {
  const known = keyed.get(material) ?? group(material);
  keyed.set(material, known);
  return known;
}

/** Whether the material sets something besides for the class, a table to fill in, a game: it has a slide of its own. */
export function asksBesideKeyed(material: Material): boolean {
  const groups = groupKeyed(material);
  const known = new Set(groups.flatMap((questions) => questions.flatMap(({ own }) => own)));
  const others = readQuestions(material.exercises).flatMap(({ own: [first] }) => first ?? []);
  return groups.length > 0 && others.some((first) => !known.has(first) && !AT_HOME.test(first.text));
}
const AT_HOME = /^\W*(?:tarefa|dever|li[çc][ãa]o|trabalho|(?:para|p\/|pra) casa)(?!\p{L})/iu;

function group({ exercises, given }: Material): Question[][] {
  const questions = readQuestions(exercises);
  const counted = questions.filter((one) => numberOfQuestion(one) !== null);
  const answered = counted.filter((one) => {
    const number = numberOfQuestion(one);
    return (number !== null && given.answers.has(number)) || bareAnswer(answersBehind(one)) !== '';
  });
  if (answered.length < FEWEST || answered.length * 2 < questions.length) return [];
  const groups: Question[][] = [];
  let room = { questions: 0, letters: 0 };
  for (const question of counted) {
    const letters = [...question.support, ...question.own].reduce((sum, { text }) => sum + text.length, 0);
    const hasParts = question.own.length > 2 || question.own.some(({ text }) => /\sb\s?\)\s/u.test(text));
    const places = hasParts ? 2 : 1;
    const last = groups.at(-1);
    const fits = last !== undefined && places <= room.questions && letters <= room.letters;
    if (fits) last.push(question);
    else groups.push([question]);
    const left = fits ? room : ROOM;
    room = { questions: left.questions - places, letters: left.letters - letters };
  }
  return groups;
}
