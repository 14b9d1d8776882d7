import { writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { plotFigures } from '#engine/pedagogy/lesson/plot-figures.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { mix } from './questions/mix.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';

const LONGEST_TASK = 230;
const MOST_STEPS = 6;
const MOST_TERMS = 4;
/** Questions before a second task of a kind. */
const FEW = 3;
/** `Conta a lenda que …`: a tale can be told from another side. */
const TALE =
  /(?<!\p{L})(?:(?:conta|diz|reza|segundo|de acordo com) a lenda|era uma vez|há muito tempo|num reino|numa aldeia|a lenda d[aeo])(?!\p{L})/iu;
const TOLD_FROM = 'Reconte “X” pela voz de outra personagem, sem mudar o que acontece.';

/**
 * Tasks from what each part of the material is: steps to put in order, terms to match, a table to fill, figures to
 * plot, a tale to retell, a sentence to correct; then questions of the quiz. They add no fact.
 */
export function proposeTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const perSection = lesson.sections.map((section, index) => {
    if (only !== undefined && only !== index) return [];
    const matter = matterOf(section.pieces).slice(0, 120);
    return [
      ...matter.flatMap(orderSteps).slice(0, 1),
      ...matchTerms(lesson, index),
      ...matter.flatMap(fillTable).slice(0, 1),
      ...orderDates(lesson, index),
      ...matter.flatMap(plot).slice(0, 1),
      ...retell(section.pieces).slice(0, 1),
      ...applyFormula(lesson, matter).slice(0, 1),
      ...correct(lesson, index).slice(0, 1),
    ].filter(({ text }) => text.length <= LONGEST_TASK);
  });
  const tasks = perSection.flat();
  const quiz = writeQuiz(lesson)
    .filter((_, index) => only === undefined || only === index)
    .flatMap((own) => own.toReversed())
    .filter(({ kind }) => kind !== 'verdadeiro_falso')
    .map((question) => ({ text: showQuestion(question), basis: question.basis }));
  return spread(tasks, quiz, most);
}

function orderSteps(piece: Piece): Grounded[] {
  if (piece.block.type !== 'list' || !piece.block.isOrdered || piece.kind !== 'list') return [];
  const steps = piece.statements.map(({ text }) => cleanPoint(text)).filter((text) => text.length <= 60);
  if (steps.length < 3 || steps.length !== piece.statements.length || steps.length > MOST_STEPS) return [];
  return [{ text: `Ponha na ordem certa: ${mix(steps).join('; ')}.`, basis: piece.statements }];
}

function matchTerms(lesson: Lesson, index: number): Grounded[] {
  const chosen = lesson.definitions.filter(({ section }) => section === index).slice(0, MOST_TERMS);
  if (chosen.length < 3) return [];
  return [
    {
      text: `Ligue cada termo à sua definição: ${chosen.map(({ term }) => term).join('; ')}.`,
      basis: chosen.map(({ statement }) => statement),
    },
  ];
}

/** The table of the material with its rows to be filled from memory. */
function fillTable(piece: Piece): Grounded[] {
  if (piece.block.type !== 'table' || !piece.block.hasHeader) return [];
  const [header = [], ...rows] = piece.block.rows;
  const columns = header.map((cell) => cell.trim());
  const names = rows
    .map((row) => cleanPoint(row[0] ?? ''))
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= 30);
  const isPlain = columns.length >= 2 && columns.every((cell) => /\p{L}{2}/u.test(cell) && cell.length <= 30);
  if (!isPlain || names.length < 2) return [];
  const basis = piece.statements.slice(0, MOST_STEPS);
  return [
    {
      text: `Complete de memória a tabela ${columns.join(' | ')} para ${listWords(names.slice(0, MOST_TERMS))}; depois confira.`,
      basis,
    },
  ];
}

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
  const of = series.name === '' ? '' : ` de ${series.name}`;
  return [{ text: `Faça um gráfico de colunas${of}: ${shown}.`, basis: piece.statements }];
}

/** The tale is named by its heading. */
function retell(pieces: readonly Piece[]): Grounded[] {
  const tales: Grounded[] = [];
  let name = '';
  for (const piece of pieces) {
    if (piece.kind === 'heading') name = cleanPoint(piece.text);
    const [first] = piece.statements.filter(({ text }) => TALE.test(text));
    if (piece.kind === 'heading' || first === undefined || name === '' || name.length > 50) continue;
    tales.push({ text: TOLD_FROM.replace('X', upperFirst(name)), basis: [first] });
    name = '';
  }
  return tales;
}

function applyFormula(lesson: Lesson, matter: readonly Piece[]): Grounded[] {
  return matter.flatMap((piece) => {
    const form = lesson.classOf(piece);
    const [formula] = form.formulas;
    // What a text layer leaves of a formula is rarely the formula.
    const isSure = form.primary === 'formula' && (piece.page ?? piece.slide) === null;
    const plain = formula === undefined || !isSure ? null : writePlainly(formula);
    return plain === null
      ? []
      : [{ text: `Crie e resolva um caso novo usando ${plain}.`, basis: piece.statements.slice(0, 4) }];
  });
}

/** A sentence of the material with one wrong figure. */
function correct(lesson: Lesson, index: number): Grounded[] {
  return (writeQuiz(lesson)[index] ?? [])
    .filter(({ kind }) => kind === 'verdadeiro_falso')
    .map(({ text, basis }) => ({
      text: `Há um erro nesta frase; ache e corrija: ${text.replace(/^Verdadeiro ou falso\? /u, '')}.`,
      basis,
    }));
}

/** Different kinds of task before more of the same, the quiz's questions after them. */
function spread(tasks: readonly Grounded[], quiz: readonly Grounded[], most: number): Grounded[] {
  const kindOf = (task: Grounded): string => task.text.slice(0, 12);
  const rankOf = (task: Grounded, index: number): number =>
    tasks.slice(0, index).filter((other) => kindOf(other) === kindOf(task)).length;
  const firsts = tasks.filter((task, index) => rankOf(task, index) === 0);
  const seconds = tasks.filter((task, index) => rankOf(task, index) === 1);
  const all = [...firsts, ...quiz.slice(0, FEW), ...seconds, ...quiz.slice(FEW)];
  return all
    .filter((task, index) => all.findIndex(({ text }) => text === task.text) === index)
    .slice(0, most);
}
