import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { askChecks, showChecks } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';
import type { Question } from './questions/question.ts';
import {
  askMyths,
  datesOf,
  FEWEST_DATES,
  judgePairs,
  talkOf,
  type WishOf,
  wishesOf,
} from './wished-questions.ts';

/** What the slides are called that a wish puts into the plan. */
export const WISHED = {
  quiz: 'Quiz',
  myths: 'Mito ou verdade?',
  both: 'Quiz: mito ou verdade?',
  timeline: 'Linha do tempo',
  dupla: 'Para discutir em dupla',
  grupo: 'Para discutir em grupo',
  debate: 'Para debater',
} as const;
const ALL = 60;
/** Questions without options that a slide holds. */
const MOST_OPEN = 4;
const MOST_DATES = 7;
/** Points that fill a slide of content. */
const FULL = 5;

/**
 * Puts what the teacher wishes into the closing — a quiz of so many questions, sentences to judge, questions to talk about, a line of
 * time, a slide kept free — as far as the `slots` of the content leave a slide for each part; gives the items back that are not to go.
 */
export function obeyWishes(lesson: Lesson, closing: DraftItem[], slots: number): DraftItem[] {
  if (lesson.unit !== 'slide') return [];
  const [quiz, talk] = [wishesOf(lesson, 'quiz').at(-1), wishesOf(lesson, 'discuss')];
  const places = wishesOf(lesson, 'place').map(({ name }) => item('pratica', name, []));
  const talks = talk.map((one) => item('pratica', WISHED[one.how], talkOf(lesson, one)));
  const line = wishesOf(lesson, 'timeline').length > 0 ? timelineOf(lesson) : [];
  const myths = askMyths(lesson);
  const judged = myths.length === 0 ? [] : [item('verificacao', WISHED.myths, showChecks(myths))];
  const single = [...line, ...judged, ...talks.filter(({ points }) => points.length > 0), ...places];
  if (single.length === 0 && quiz === undefined) return [];
  const told = Math.ceil([...lesson.points.values()].flat().length / FULL);
  let room = slots - Math.max(1, lesson.sections.length, told);
  const hasQuiz = quiz !== undefined;
  const check = closing.findIndex(isMade);
  // What we gather ourselves gives way to what is asked for.
  const needed = single.length + (hasQuiz && check < 0 ? 1 : 0);
  const summary = closing.findIndex(({ purpose }) => purpose === 'sintese');
  if (room < needed && summary >= 0) {
    closing.splice(summary, 1);
    room += 1;
  }
  const practice = closing.findIndex(isOurs);
  if (hasQuiz && practice >= 0 && room - single.length < quiz.count) {
    closing.splice(practice, 1);
    room += 1;
  }
  const asked = hasQuiz
    ? quizOf(lesson, quiz, { myths, most: Math.max(1, room - single.length + (check < 0 ? 0 : 1)) })
    : [];
  // With a slide for one of them only, the sentences to judge are part of the quiz.
  const isOne = asked.length > 0 && room < needed && judged.length > 0;
  const joined = isOne ? joinMyths(asked, myths, quiz?.count ?? MOST_OPEN) : asked;
  const kept = isOne ? single.filter((one) => !judged.includes(one)) : single;
  const at = closing.findIndex(isMade);
  if (joined.length > 0) {
    const key = closing.findIndex(({ purpose }) => purpose === 'gabarito');
    const before = key >= 0 ? key : closing.findIndex(({ purpose }) => purpose === 'sintese');
    if (at >= 0) closing.splice(at, 1, ...joined);
    else closing.splice(before >= 0 ? before : closing.length, 0, ...joined);
  }
  const end = closing.findIndex(({ purpose }) => purpose === 'sintese');
  const first = kept.filter((one) => line.includes(one) || judged.includes(one));
  const last = kept.filter((one) => !first.includes(one));
  closing.splice(end < 0 ? closing.length : end, 0, ...last);
  closing.splice(0, 0, ...first);
  return [...joined, ...kept];
}

const item = (purpose: DraftItem['purpose'], title: string, points: Grounded[]): DraftItem => ({
  ...{ purpose, title, points },
  pieces: [...new Set(points.flatMap(({ basis }) => basis.map(({ piece }) => piece)))],
});

/** A check of ours: the teacher's own test stays. */
const isMade = ({ purpose, points }: DraftItem): boolean =>
  purpose === 'verificacao' && !points.some(({ basis }) => basis.some(({ role }) => isPracticeRole(role)));

const isChoice = ({ kind, options }: Question): boolean => kind === 'multipla_escolha' && options.length > 2;

/** The quiz on as many slides as it takes: what has options fills one by itself. */
function quizOf(
  lesson: Lesson,
  { count, form }: WishOf<'quiz'>,
  { myths, most }: { myths: readonly Question[]; most: number },
): DraftItem[] {
  const all = [...askChecks(lesson, ALL), ...judgePairs(lesson)];
  const fits = (one: Question): boolean =>
    form === null || (form === 'choice' ? isChoice(one) : one.kind === 'verdadeiro_falso');
  const wanted = [...all.filter(fits), ...all.filter((one) => !fits(one))].slice(0, count);
  const alone = wanted.filter(isChoice);
  const together = wanted.filter((one) => !isChoice(one));
  const sheets = Math.ceil(together.length / MOST_OPEN);
  const fit = Math.max(0, most - sheets);
  // Where not each has a slide, those without options share one.
  const open = [...together, ...all.filter((one) => !isChoice(one) && !together.includes(one))];
  const rest = alone.length > fit ? open.slice(0, Math.max(together.length, count - fit)) : together;
  const slides = [
    ...alone.slice(0, rest.length === 0 ? most : fit).map((one) => [one]),
    ...Array.from({ length: Math.ceil(rest.length / MOST_OPEN) }, (_, at) =>
      rest.slice(at * MOST_OPEN, (at + 1) * MOST_OPEN),
    ),
  ];
  const items = slides.slice(0, most).map((own) => item('verificacao', WISHED.quiz, showChecks(own)));
  return items.length > 0 || myths.length > 0
    ? items.length > 0
      ? items
      : [item('verificacao', WISHED.quiz, [])]
    : [];
}

function joinMyths([first, ...others]: DraftItem[], myths: readonly Question[], count: number): DraftItem[] {
  if (first === undefined) return [];
  const points = [...showChecks(myths), ...first.points].slice(0, Math.max(count, myths.length, 1));
  return [item('verificacao', WISHED.both, points.slice(0, MOST_OPEN)), ...others];
}

function timelineOf(lesson: Lesson): DraftItem[] {
  const points = datesOf(lesson);
  return points.length < FEWEST_DATES ? [] : [item('conteudo', WISHED.timeline, points.slice(0, MOST_DATES))];
}

/**
 * One point on each slide, where the lesson asks for it: what is ours gives its place to the next half of the fullest slide, of the part
 * that the wish names first.
 */
export function oneEach(lesson: Lesson, content: DraftItem[][], closing: DraftItem[]): void {
  const [wish] = wishesOf(lesson, 'one_each');
  if (lesson.unit !== 'slide' || wish === undefined) return;
  const keys = contentStems(wish.of);
  const isNamed = lesson.sections.map(({ title }) => contentStems(title).some((key) => keys.includes(key)));
  const named = content.filter((_, index) => isNamed[index]);
  const places = [...content, closing];
  for (;;) {
    const own = places.findLast((items) => items.some(isOurs));
    const of = named.some((items) => items.some(isFull)) ? named : content;
    const fullest = of
      .flat()
      .filter(isFull)
      .toSorted((a, b) => b.points.length - a.points.length)[0];
    const home = content.find((items) => fullest !== undefined && items.includes(fullest));
    if (own === undefined || fullest === undefined || home === undefined) return;
    own.splice(own.findLastIndex(isOurs), 1);
    const rest = fullest.points.splice(Math.ceil(fullest.points.length / 2));
    home.splice(home.indexOf(fullest) + 1, 0, { ...fullest, points: rest });
  }
}

const tells = ({ purpose }: DraftItem): boolean => purpose === 'conteudo' || purpose === 'exemplo';
const isFull = (one: DraftItem): boolean => tells(one) && one.points.length > 1;
/** Made by us, and asked for by nobody. */
const isOurs = ({ purpose, title, points }: DraftItem): boolean =>
  purpose === 'sintese' ||
  (purpose === 'pratica' &&
    !/^(?:Para (?:discutir|debater)|Caixinha|Mural|Espaço para (?!um |discutir|resolver|perguntas|anotações))/u.test(
      title,
    ) &&
    points.every(({ basis }) => basis.every(({ role }) => !isPracticeRole(role))));
