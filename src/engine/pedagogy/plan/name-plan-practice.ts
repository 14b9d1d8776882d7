import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { namesExercises } from '#engine/pedagogy/material/sort-by-role.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';

const FEWEST_WORDS = 4;

const isOfPlan = ({ material }: Lesson): boolean => material.understanding?.genre === 'plano_de_aula';
const askedIn = (shown: readonly Piece[]): Statement[] =>
  shown.flatMap(({ statements }) => statements).filter(({ role }) => role === 'exercise');

/** `Lição de casa`, of a lesson plan whose slide asks for nothing else; '' for others. */
export function nameHomework(lesson: Lesson, shown: readonly Piece[]): string {
  const labels = askedIn(shown).map(({ text }) => AT_HOME.exec(text)?.[1] ?? '');
  const [label = ''] = labels;
  return lesson.material.strategy.course === 'explain' && label !== '' && labels.every((one) => one !== '')
    ? upperFirst(label.toLowerCase())
    : '';
}
const AT_HOME =
  /^\W*((?:tarefa|dever|li[çc][ãa]o)(?: (?:de|para) casa)?|para casa|(?:bilhete|ticket|t[íi]quete|cart[ãa]o) de sa[íi]da)\s*:/iu;

/** `Atividade: pinte os quadros indicados`, of a lesson plan that asks for one thing in one short order; '' for others. */
export function nameDeed(lesson: Lesson, shown: readonly Piece[]): string {
  const [first] = askedIn(shown).filter(({ text, words }) => words >= FEWEST_WORDS && isImperative(text));
  if (!isOfPlan(lesson) || first === undefined || shown[0]?.kind === 'heading') return '';
  const title = `Atividade: ${lowerTitle(cleanTitle(first.text, lesson.spell), lesson.spell)}`;
  return title.length <= LONGEST_TITLE && !first.text.endsWith('?') ? title : '';
}

/** `Exercícios`, which a plan has among its steps: where nothing tells more, the name of what stands below it. */
export function headOfPractice(lesson: Lesson, group: readonly Piece[]): string {
  const head = group.find(({ kind, text }) => kind === 'heading' && namesExercises(text));
  return head === undefined || !isOfPlan(lesson) ? '' : cleanTitle(head.text, lesson.spell);
}
