import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { hasRawMath, plainMath, writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { isRule } from '#engine/pedagogy/lesson/name-formulas.ts';
import { namesPaper } from '#engine/pedagogy/lesson/name-theme.ts';
import { plotFigures } from '#engine/pedagogy/lesson/plot-figures.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { isCourse } from '#engine/pedagogy/material/is-procedure.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { takeCourse } from './questions/ends-course.ts';
import { TRUE } from './questions/judge-statements.ts';
import { mix } from './questions/mix.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';
import { linkCauses, matchTerms } from './tasks/link-sides.ts';
import { mapTerms } from './tasks/map-terms.ts';
import { readCourse } from './tasks/read-course.ts';
import { reworkResults } from './tasks/rework-results.ts';
import { solveCases } from './tasks/solve-cases.ts';
import { sortMembers } from './tasks/sort-members.ts';
import { talkAbout } from './tasks/talk-about.ts';
import { tellFunctions } from './tasks/tell-functions.ts';
import { tellTales } from './tasks/tell-tales.ts';

const LONGEST_TASK = 340;
const LONGEST_STEP = 60;
const MOST_STEPS = 6;
const MOST_TERMS = 4;
/** Questions before a second task of a kind. */
const FEW = 3;

/**
 * Tasks from what each part of the material is: tales to retell, steps to put in order, members to sort, terms and causes
 * to match, a table to fill, figures to plot, a sentence to correct; then questions of the quiz, then maps of terms. They
 * add no fact.
 */
export function proposeTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const perSection = lesson.sections.map((section, index) => {
    if (only !== undefined && only !== index) return [];
    const matter = matterOf(section.pieces).slice(0, 120);
    const isForm = lesson.material.understanding?.genre === 'modelo_formulario';
    return [
      ...readCourse(lesson, index),
      // The rules of a form stand in no order that anybody has to know.
      ...(isForm ? [] : orderSteps(matter, section.pieces).slice(0, 1)),
      ...sortMembers(lesson, index),
      ...solveCases(matter).slice(0, 2),
      ...matchTerms(lesson, index),
      ...tellFunctions(lesson, index),
      ...linkCauses(lesson, index),
      ...matter.flatMap(fillTable).slice(0, 1),
      ...matter.flatMap(redoTable).slice(0, 1),
      ...orderDates(lesson, index),
      ...matter.flatMap(plot).slice(0, 1),
      ...applyFormula(lesson, matter).slice(0, 1),
      ...reworkResults(matter).slice(0, 2),
      ...correct(lesson, index).slice(0, 1),
    ].filter(({ text }) => text.length <= LONGEST_TASK);
  });
  const tasks = [...tellTales(lesson, only), ...perSection.flat()];
  const talks = lesson.sections.flatMap((_, index) =>
    only === undefined || only === index ? talkAbout(lesson, index) : [],
  );
  if (lesson.input.level === 'infantil') return takeEarly(lesson, tasks, only).slice(0, most);
  const quiz = writeQuiz(lesson)
    .filter((_, index) => only === undefined || only === index)
    .flatMap((own) => own.toReversed())
    .filter(({ kind }) => kind !== 'verdadeiro_falso')
    .map((question) => ({ text: showQuestion(question), basis: question.basis }));
  const isOnly = talks.length + tasks.length + quiz.length === 0;
  const last = mapTerms(lesson, { ...(only === undefined ? {} : { only }), isOnly });
  return [...talks, ...spread(tasks, quiz, last, most)].slice(0, most);
}

/** Who does not write yet puts in order, sorts and tells, and draws what each part is about. */
const EARLY = /^(?:Ponha|Separe|Reconte|Invente)(?!\p{L})/u;

function takeEarly(lesson: Lesson, tasks: readonly Grounded[], only?: number): Grounded[] {
  const drawn = lesson.sections.flatMap(({ title, pieces }, index): Grounded[] => {
    const basis = matterOf(pieces)
      .flatMap(({ statements }) => statements.slice(0, 1))
      .slice(0, 1);
    const isAsked =
      (only === undefined || only === index) && title !== '' && !namesPaper(title) && basis.length > 0;
    return isAsked
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
    // Options of a question have no order.
    if (run.some(({ role, text }) => isPracticeRole(role) || /\s=\s/.test(text))) return [];
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

/** The table of the material with its rows to be filled from memory. */
function fillTable(piece: Piece): Grounded[] {
  if (piece.block.type !== 'table' || !piece.block.hasHeader) return [];
  const [header = [], ...rows] = piece.block.rows;
  const columns = header.map((cell) => plainMath(cell.trim()));
  const names = rows
    .map((row) => cleanPoint(row[0] ?? ''))
    .map((name, at) =>
      /^\p{Ll}/u.test(rows[at]?.[0]?.trim() ?? '') ? name.charAt(0).toLowerCase() + name.slice(1) : name,
    )
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= 30);
  const isPlain =
    columns.length >= 2 &&
    // What is wrong is not learnt by heart.
    columns.every((cell) => /\p{L}{2}/u.test(cell) && !/=|^errad[oa]$/iu.test(cell) && cell.length <= 30);
  if (!isPlain || names.length < 2) return [];
  const basis = piece.statements.slice(0, MOST_STEPS);
  return [
    {
      text: `Complete de memória a tabela ${columns.join(' | ')} para ${listWords(names.slice(0, MOST_TERMS))}; depois confira.`,
      basis,
    },
  ];
}

/** A table of figures alone, to be worked out again. */
function redoTable({ block, statements }: Piece): Grounded[] {
  if (block.type !== 'table' || !fits(block.rows.length)) return [];
  const columns = (block.rows[0] ?? []).map((cell) => plainMath(cell.trim()));
  const isPlain = columns.length >= 2 && columns.every((cell) => /\p{L}{3}/u.test(cell) && cell.length <= 30);
  const isFigures = block.rows
    .slice(1)
    .every((row) => row.every((cell) => /^[\dA-F.,\s%-]{1,12}$/.test(cell)));
  const names = [...new Set(columns)];
  return isPlain && isFigures && names.length >= 2
    ? [
        {
          text: `Refaça de memória a tabela ${names.join(' | ')}, linha por linha; depois confira com a do material.`,
          basis: statements.slice(0, MOST_STEPS),
        },
      ]
    : [];
}

const fits = (rows: number): boolean => rows >= 4 && rows <= 12;

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

/** `E = P` says that two are alike; nothing is worked out by it. */
const FEWEST_SIGNS = 3;

function applyFormula(lesson: Lesson, matter: readonly Piece[]): Grounded[] {
  return matter.flatMap((piece) => {
    const form = lesson.classOf(piece);
    const [formula] = form.formulas;
    // What a text layer leaves of a formula is rarely the formula.
    const isSure = form.primary === 'formula' && (piece.page ?? piece.slide) === null;
    const written = formula === undefined || !isSure ? null : writePlainly(formula);
    // `X2 + Y2 = Z2`: its squares were lost on the way.
    const plain = written !== null && /(?<!\p{L})\p{L}2(?!\d)/u.test(written) ? null : written;
    // An equation of figures alone is a result, not a rule.
    // `azul + amarelo = verde` is no formula to put numbers in.
    return plain === null ||
      !isRule(plain) ||
      /=\s*[\d.,]+$/.test(plain) ||
      (plain.match(/\p{L}/gu)?.length ?? 0) < FEWEST_SIGNS ||
      /\p{L}{4}|[→⇒]/u.test(plain) ||
      // `A + B = C`: letters that stand for anything.
      /^[^\p{L}]*(?:[A-C](?:\[[^\]]*\])?[^\p{L}]*)+$/u.test(plain)
      ? []
      : [{ text: `Crie e resolva um caso novo usando ${plain}.`, basis: piece.statements.slice(0, 4) }];
  });
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

const BY_HEART = /^\p{L}+ de memória a tabela/u;

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
  // One table told from memory is enough, whichever it is.
  const isAgain = (task: Grounded, index: number): boolean =>
    BY_HEART.test(task.text) && tasks.slice(0, index).some(({ text }) => BY_HEART.test(text));
  const firsts = tasks.filter((task, index) => rankOf(task, index) === 0);
  const seconds = tasks.filter((task, index) => rankOf(task, index) === 1 && !isAgain(task, index));
  const all = [...firsts, ...quiz.slice(0, FEW), ...seconds, ...quiz.slice(FEW), ...last];
  return all
    .filter((task, index) => all.findIndex(({ text }) => text === task.text) === index)
    .slice(0, most);
}
