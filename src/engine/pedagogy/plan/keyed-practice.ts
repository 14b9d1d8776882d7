import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { groupKeyed, numberOfQuestion } from '#engine/pedagogy/material/keyed-questions.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import type { DraftItem } from './draft-item.ts';
import { headOf } from './fill-closing.ts';
import { answerOwn } from './own-answers.ts';
import { type PosedQuestion, poseQuestion } from './pose-question.ts';

/** The material's own questions that it answers itself, in their order: each slide of them as a test asks it. */
export function keyedPractice(lesson: Lesson): DraftItem[] {
  const groups = lesson.material.strategy.course === 'explain' ? groupKeyed(lesson.material) : [];
  const answers = new Map(answerOwn(lesson).map(({ number, answer }) => [number, answer]));
  return groups.flatMap((questions) => {
    const posed = questions.flatMap((question) => {
      const one = poseQuestion(question);
      return one === null
        ? []
        : [{ ...one, points: joinParts(one, answers.get(numberOfQuestion(question))) }];
    });
    const points = posed.flatMap((one) => one.points);
    const title = headOf(lesson, points) || 'Exercícios';
    return posed.length === 0
      ? []
      : [{ purpose: 'pratica' as const, title, points, pieces: posed.flatMap(({ pieces }) => pieces) }];
  });
}

/** `a) aceleração`, `b) distância`: letters of which the key names none are worked out one by one, not chosen from. */
function joinParts({ points, options }: PosedQuestion, answer = ''): Grounded[] {
  const stem = points.slice(0, points.length - options);
  const lettered = points.slice(points.length - options);
  const [last] = stem.slice(-1);
  const isChosen = options === 0 || last === undefined || !/^a\)/u.test(answer);
  if (isChosen) return points;
  const text = [last, ...lettered].map((one) => one.text).join(' ');
  return [...stem.slice(0, -1), { text, basis: [last, ...lettered].flatMap(({ basis }) => basis) }];
}

/** Slides of questions that are counted on are told apart by their numbers: `Exercícios (questões 3 e 4)`. */
export function nameKeyed(closing: readonly DraftItem[], keyed: ReadonlySet<Grounded>): void {
  const items = closing.filter(({ points }) => points.some((point) => keyed.has(point)));
  for (const item of items) {
    const numbers = item.points.flatMap(({ text }) => NUMBERED.exec(text)?.[1] ?? []).map(Number);
    const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
    const which =
      first === last ? `questão ${first}` : `questões ${first} ${last === first + 1 ? 'e' : 'a'} ${last}`;
    if (items.length > 1 && first > 0) item.title = `${item.title} (${which})`;
  }
}
