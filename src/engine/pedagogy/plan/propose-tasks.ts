import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { namesPaper } from '#engine/pedagogy/lesson/name-theme.ts';
import { plotFigures } from '#engine/pedagogy/lesson/plot-figures.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { isCourse } from '#engine/pedagogy/material/is-procedure.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { planByRecords } from './questions/ask-records.ts';
import { takeCourse } from './questions/ends-course.ts';
import { TRUE } from './questions/judge-statements.ts';
import { mix } from './questions/mix.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';
import { askEachOther } from './tasks/ask-each-other.ts';
import { linkCauses, matchTerms } from './tasks/link-sides.ts';
import { readCourse } from './tasks/read-course.ts';
import { reworkResults } from './tasks/rework-results.ts';
import { solveCases } from './tasks/solve-cases.ts';
import { sortMembers } from './tasks/sort-members.ts';
import { talkAbout } from './tasks/talk-about.ts';
import { tellFunctions } from './tasks/tell-functions.ts';
import { tellTales } from './tasks/tell-tales.ts';
import { writeCode } from './tasks/write-code.ts';

const LONGEST_TASK = 340;
const [LONGEST_STEP, MOST_STEPS] = [60, 6];
/** Questions before a second task of a kind. */
const FEW = 3;
/**
 * Tasks from what each part of the material is: tales to retell, steps to put in order, members to sort, terms and causes
 * to match, figures to plot, a sentence to correct; then questions of the quiz, last examples of what is defined. They add
 * no fact.
 */
export function proposeTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const planned = planByRecords(lesson, only);
  if (planned !== null) return planned.slice(0, most);
  const perSection = lesson.sections.map((section, index) => {
    if (only !== undefined && only !== index) return [];
    const matter = matterOf(section.pieces).slice(0, 120);
    const isForm = lesson.material.understanding?.genre === 'modelo_formulario';
    return [
      ...writeCode(lesson, index),
      ...readCourse(lesson, index),
      // The rules of a form stand in no order that anybody has to know.
      ...(isForm ? [] : orderSteps(matter, section.pieces).slice(0, 1)),
      ...sortMembers(lesson, index),
      ...solveCases(matter).slice(0, 2),
      ...matchTerms(lesson, index),
      ...tellFunctions(lesson, index),
      ...linkCauses(lesson, index),
      ...orderDates(lesson, index),
      ...matter.flatMap(plot).slice(0, 1),
      ...reworkResults(matter).slice(0, 2),
      ...correct(lesson, index).slice(0, 1),
    ].filter(({ text }) => text.length <= LONGEST_TASK);
  });
  const tasks = [...tellTales(lesson, only), ...perSection.flat()];
  const isAsked = (index: number): boolean => only === undefined || only === index;
  const talks = lesson.sections.flatMap((_, index) => (isAsked(index) ? talkAbout(lesson, index) : []));
  if (lesson.input.level === 'infantil') return takeEarly(lesson, tasks, only).slice(0, most);
  const quiz = writeQuiz(lesson)
    .flatMap((own, index) => (isAsked(index) ? own.toReversed() : []))
    .filter(({ kind }) => kind !== 'verdadeiro_falso')
    .map((question) => ({ text: showQuestion(question), basis: question.basis }));
  const last = askEachOther(lesson, only);
  return [...talks, ...spread(tasks, quiz, last, most)].slice(0, most);
}

/** Who does not write yet puts in order, sorts and tells, and draws what each part is about. */
const EARLY = /^(?:Ponha|Separe|Reconte|Invente)(?!\p{L})/u;
function takeEarly(lesson: Lesson, tasks: readonly Grounded[], only?: number): Grounded[] {
  const drawn = lesson.sections.flatMap(({ title, pieces }, index): Grounded[] => {
    const basis = matterOf(pieces)
      .flatMap(({ statements }) => statements.slice(0, 1))
      .slice(0, 1);
    const mayAsk = only === undefined || only === index;
    return mayAsk && title !== '' && !namesPaper(title) && basis.length > 0
      ? [
          {
            text: `Desenhe o que mais chamou sua atenção em ${quoteWords([title])} e conte à turma o que desenhou.`,
            basis,
          },
        ]
      : [];
  });
  return [...tasks.filter(({ text }) => EARLY.test(text)), ...drawn.slice(0, MOST_DRAWN)];
}
const MOST_DRAWN = 2;
/** The steps of a numbered list, or paragraphs one after the other that each tell a step. */
function orderSteps(matter: readonly Piece[], all: readonly Piece[]): Grounded[] {
  const runs: Statement[][] = [];
  for (const [at, piece] of matter.entries()) {
    const isCounted = piece.kind === 'list' && piece.block.type === 'list' && piece.block.isOrdered;
    const isList = isCounted && isCourse(piece.block, all);
    const isStep = piece.kind === 'text' && piece.role === 'procedure' && piece.statements.length === 1;
    // One list is handed out in pieces.
    const isSame = isList && matter[at - 1]?.block === piece.block;
    if ((isSame || (isStep && matter[at - 1]?.role === 'procedure')) && runs.length > 0)
      runs.at(-1)?.push(...piece.statements);
    else if (isList || isStep) runs.push([...piece.statements]);
  }
  return runs.flatMap((run) => {
    // Options of a question have no order, nor have things that are counted up, each with what it is.
    const areThings = run.every(({ role }) => role === 'definition');
    if (areThings || run.some(({ role, text }) => isPracticeRole(role) || /\s=\s/.test(text))) return [];
    // A step that takes a paragraph is left out: those around it have their order all the same.
    const course = takeCourse(
      run.flatMap((own) => {
        const step = sayStep(own);
        return step === null ? [] : [{ step, own }];
      }),
    );
    const steps = course
      // Of a long course as many as a task holds, from its beginning to its end.
      .filter((_, at, all) => {
        const every = Math.max(1, (all.length - 1) / (MOST_STEPS - 1));
        return all.length <= MOST_STEPS || Math.floor(at / every) !== Math.floor((at - 1) / every);
      })
      .slice(0, MOST_STEPS);
    const said = steps.map(({ step }) => step);
    const isWhole = said.length >= FEWEST_STEPS && said.length * 2 >= Math.min(run.length, MOST_STEPS);
    if (!isWhole || new Set(said).size < said.length) return [];
    return [{ text: `Ponha na ordem certa: ${mix(said).join('; ')}.`, basis: steps.map(({ own }) => own) }];
  });
}

const FEWEST_STEPS = 3;
/** `Boca: os dentes trituram …`, `Desnaturação (94 °C): …`: the step is its name. */
const NAMED_STEP = /^(\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3})(?: \([^()]*\))?:\s/u;
/** A step in few words: its name, else what is done in it; null where it leans on others or has no few words. */
function sayStep({ text, role }: Statement): string | null {
  const clean = cleanPoint(text);
  const name = NAMED_STEP.exec(clean)?.[1];
  const isOrder = isImperative(clean) || (role === 'procedure' && MAY_ORDER.test(clean));
  if (name === undefined && !isOrder && !/^\p{L}+[aei]r(?:-se)?(?!\p{L})/u.test(clean)) return null;
  const step =
    name ??
    shorten(clean, { characters: LONGEST_STEP }) ??
    shorten(firstDeed(clean), { characters: LONGEST_STEP });
  return step === null || leansOnOthers(step) ? null : step;
}

/** `Corte a beterraba`, `Marque a altura`: among steps a word that may be a noun too gives an order. */
const MAY_ORDER = /^\p{Lu}\p{Ll}+[ae]m?\s(?:[oa]s?|uma?s?|com|em|n[oa]s?)\s/u;
/** `Separar os pares e colocar na ordem: branco, verde, …`: what is done, without the list of it. */
const firstDeed = (text: string): string => text.replace(/:\s.*$/su, '');

function orderDates(lesson: Lesson, index: number): Grounded[] {
  const dates = isStory(lesson) ? listDates(lesson, index).slice(0, 5) : [];
  if (dates.length < 3) return [];
  return [
    {
      text: `Monte uma linha do tempo e diga o que aconteceu: ${dates.map(({ text }) => text).join('; ')}.`,
      basis: [...new Set(dates.map(({ statement }) => statement))],
    },
  ];
}

/** Figures of one unit with the thing each measures: they can be drawn. */
function plot(piece: Piece): Grounded[] {
  const series = plotFigures(piece);
  if (series === null) return [];
  const shown = listWords(series.pairs.map(({ thing, figure }) => `${thing} (${figure})`));
  const name = plainMath(series.name);
  const of = name === '' || hasRawMath(name) ? '' : ` de ${name}`;
  return [{ text: `Faça um gráfico de colunas${of}: ${shown}.`, basis: piece.statements }];
}

/** A sentence of the material with one wrong figure. */
function correct(lesson: Lesson, index: number): Grounded[] {
  return (writeQuiz(lesson)[index] ?? [])
    .filter(({ kind, answer }) => kind === 'verdadeiro_falso' && answer !== TRUE)
    .map(({ text, basis }) => ({
      text: `Há um erro nesta frase; ache e corrija: ${text.replace(/^Verdadeiro ou falso\? /u, '')}.`,
      basis,
    }));
}

/** Different kinds of task before more of the same, the quiz's questions after them. */
function spread(
  tasks: readonly Grounded[],
  quiz: readonly Grounded[],
  last: readonly Grounded[],
  most: number,
): Grounded[] {
  const kindOf = (task: Grounded): string => task.text.slice(0, 12);
  const rankOf = (task: Grounded, index: number): number =>
    tasks.slice(0, index).filter((other) => kindOf(other) === kindOf(task)).length;
  const firsts = tasks.filter((task, index) => rankOf(task, index) === 0);
  const seconds = tasks.filter((task, index) => rankOf(task, index) === 1);
  return [...firsts, ...quiz.slice(0, FEW), ...seconds, ...quiz.slice(FEW), ...last]
    .filter((task, index, all) => all.findIndex(({ text }) => text === task.text) === index)
    .slice(0, most);
}
