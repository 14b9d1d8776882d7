import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import { showQuestion } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { shareOut } from '#engine/pedagogy/plan/share-out.ts';
import { isOfAnyLesson } from '#engine/pedagogy/plan/tasks/ask-each-other.ts';
import { chooseCheck, chooseExit } from './choose-check.ts';
import { describe, groupSections } from './group-parts.ts';
import { styleOf, wayOf } from './level-style.ts';
import { type ScheduledActivity, scheduleOwn, tellMoment } from './schedule-own.ts';
import { practiseQuestions, type ScheduledStep } from './schedule-practice.ts';

/** Shares of a class, in hundredths; exploring is divided by the weight of the parts. */
const SHARES = { start: 10, explore: 45, practise: 25, check: 12, close: 8 };
/** Tasks looked at for one that asks something of its own. */
const SOME = 6;
/** A step under this many minutes is no step of a class. */
const SHORTEST_STEP = 3;

/** A course of the class whose minutes add up exactly to the lesson's. */
export function scheduleActivities(lesson: Lesson): ScheduledActivity[] {
  const [first, ...others] = runClass(lesson);
  const { reminders } = lesson.material.course;
  if (first === undefined || reminders.length === 0) return first === undefined ? [] : [first, ...others];
  const { text, basis } = first.description;
  const description = {
    text: [endSentence(text), ...reminders.map((one) => one.text)].join(' '),
    basis: [...basis, ...reminders.flatMap((one) => one.basis)],
  };
  return [{ ...first, description }, ...others];
}

function runClass(lesson: Lesson): ScheduledActivity[] {
  const own = scheduleOwn(lesson, () => practise(lesson)?.description ?? null);
  if (own.length > 0) return own;
  const practice = practiseQuestions(lesson);
  const steps = practice.length > 0 ? practice : teachSteps(lesson);
  const kept = fitSteps(steps, lesson.minutes);
  // What the material gives minutes keeps them, where they leave the rest of the class its time.
  const told = kept.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  const isTold = told * 2 <= lesson.minutes;
  const open = isTold ? kept.filter(({ minutes }) => minutes === undefined) : kept;
  const total = isTold ? lesson.minutes - told : lesson.minutes;
  const shares = shareOut(
    open.map(({ share }) => share),
    total,
    Math.min(SHORTEST_STEP, Math.floor(total / open.length)),
  );
  return kept.map((one) => {
    const minutes = shares[open.indexOf(one)] ?? one.minutes ?? 1;
    const { title, timed, description } = one;
    return { title, minutes, description: timed ? { ...description, text: timed(minutes) } : description };
  });
}

function teachSteps(lesson: Lesson): ScheduledStep[] {
  const style = styleOf(lesson.input.level);
  const groups = groupSections(lesson);
  const opening = askOpening(lesson);
  const check = chooseCheck(lesson);
  const total = groups.reduce((sum, group) => sum + group.weight, 0) || 1;
  const { course } = lesson.material;
  const [first] = course.opening;
  const ended = course.closing.map(tellMoment);
  const atEnd =
    ended.length > 0
      ? {
          text: ended.map(({ text }) => endSentence(text)).join(' '),
          basis: ended.flatMap(({ basis }) => basis),
        }
      : ownTasks(lesson, MOST_OWN).find(({ text: said }) => AT_END.test(said));
  const practice = practise(lesson);
  const back = first === undefined || ended.length > 0 ? null : askBack(opening, lesson);
  const isAsked = ended.length > 0 || (atEnd === undefined && back !== null);
  const closing = step('Fechamento', SHARES.close, atEnd ?? back, isAsked ? '' : style.close, true);
  const endMinutes = course.closing.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return [
    ...(first !== undefined
      ? [{ ...step('Abertura', SHARES.start, tellMoment(first), '', true), ...timed(first.minutes) }]
      : opening === null
        ? []
        : [step('Abertura', SHARES.start, opening, style.start, true)]),
    ...groups.map((group) => ({
      title: group.title,
      share: (SHARES.explore * group.weight) / total,
      description: describe(group, style.explore),
      isOptional: false,
    })),
    practice ?? step('Prática', SHARES.practise, null, style.practise, false),
    ...(check === undefined
      ? []
      : [
          step(
            'Verificação',
            SHARES.check,
            { text: showQuestion(check), basis: check.basis },
            style.check,
            true,
          ),
        ]),
    { ...closing, ...timed(endMinutes) },
  ];
}

/** What the teacher began by asking is answered at the end. */
const askBack = (opening: Grounded | null, { input }: Lesson): Grounded | null =>
  opening === null || input.level === 'infantil' || OF_ONESELF.test(opening.text)
    ? null
    : {
        text: `Voltem à pergunta do começo, “${nestQuotes(opening.text)}”: o que a turma responde agora, com o que aprendeu? Cada um escreve a sua resposta em uma frase.`,
        basis: opening.basis,
      };

/** `Quem aqui já teve dengue?` is as true at the end as before. */
const OF_ONESELF =
  /^quem (?:aqui|já|de voc[êe]s|tem|conhece)|(?<!\p{L})(?:voc[êe]s?|algu[ée]m|sua|seu)(?!\p{L})/iu;

const timed = (minutes: number | null): { minutes?: number } =>
  minutes === null || minutes === 0 ? {} : { minutes };

/** What the class does for itself; null where nothing can be set. */
function practise(lesson: Lesson): ScheduledStep | null {
  const tasks = chooseTasks(lesson, [
    askOpening(lesson)?.basis ?? [],
    chooseCheck(lesson)?.basis ?? [],
    chooseExit(lesson)?.basis ?? [],
  ]);
  const [task] = tasks;
  if (task === undefined) return null;
  const text = tasks.map((one) => endSentence(one.text)).join(' ');
  const way = wayOf(task.text, lesson.input.level) ?? styleOf(lesson.input.level).practise;
  return step('Prática', SHARES.practise, { text, basis: tasks.flatMap(({ basis }) => basis) }, way, false);
}

/** The task of the class: the material's own, else one made of its matter, else two questions that nobody is asked elsewhere. */
function chooseTasks(lesson: Lesson, asked: readonly Statement[][]): Grounded[] {
  const ending = lesson.material.course.closing.flatMap(({ basis }) => basis);
  const own = ownTasks(lesson, MOST_OWN).filter(
    ({ text, basis }) => !AT_END.test(text) && !basis.some((line) => ending.includes(line)),
  );
  let room = LONGEST_OWN;
  const fit = own
    .map(({ text, basis }) => ({ text: text.replace(NUMBER, ''), basis }))
    .filter(({ text }, at) => {
      room -= text.length;
      return at === 0 || room >= 0;
    });
  // What a lesson calls a task of its own fills the time; of short exercises there are several.
  if (fit.length > 0) return OF_ONE.test(fit[0]?.text ?? '') ? fit.slice(0, 1) : fit;
  const all = proposeTasks(lesson, SOME);
  const isAsked = ({ basis }: Grounded): boolean =>
    basis.length === 1 && asked.some((one) => basis.some((line) => one.includes(line)));
  const isQuestion = ({ text }: Grounded): boolean => /^Complete: |\?(?: a\) .*)?$/u.test(text);
  const made = all.find((one) => !isQuestion(one) && !isOfAnyLesson(one.text));
  if (made !== undefined) return [made];
  const fresh = all.filter((one) => isQuestion(one) && !isAsked(one)).slice(0, MOST_QUESTIONS);
  return fresh.length > 0 ? fresh : all.filter((one) => !isAsked(one)).slice(0, 1);
}
const MOST_QUESTIONS = 2;
const MOST_OWN = 4;
const LONGEST_OWN = 240;
const NUMBER = /^\d{1,2}\s?[-–).]\s/u;
/** `Conversar no fim: …`, `Dever de casa: …` */
const AT_END =
  /^(?:(?:dever|li[çc][ãa]o|tarefa|atividade)(?: (?:de|para) casa)?|para casa|[^:]{3,20} (?:no fi(?:m|nal)|em casa)):/iu;
const OF_ONE =
  /^(?:Pr[áa]tica|Experi[êe]ncia|Experimento|Proposta|Produ[çc][ãa]o|Pesquis|Debate|Desafio|Din[âa]mica|Jogo|Brincadeira|Discutam|Digam|Conversem)/u;

function step(
  title: string,
  share: number,
  about: Grounded | null,
  how: string,
  isOptional: boolean,
): ScheduledStep {
  const text = about === null ? how : `${endSentence(about.text)} ${how}`.trim();
  return { title, share, description: { text, basis: about?.basis ?? [] }, isOptional };
}

/** In a short class the optional steps go first, the smallest ones before others; at least one step stays. */
function fitSteps<T extends { share: number; isOptional: boolean }>(steps: T[], minutes: number): T[] {
  const kept = [...steps];
  while (kept.length > 1 && kept.length * SHORTEST_STEP > minutes) {
    const optional = kept.filter((one) => one.isOptional);
    const pool = optional.length > 0 ? optional : kept;
    const least = pool.reduce((best, one) => (one.share < best.share ? one : best));
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
}

function endSentence(text: string): string {
  return /[.?!…]["”]?$/.test(text) ? text : `${text}.`;
}
