import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { findTable } from '#engine/composing/deck/forms/find-table.ts';
import { type Formed, passageIdsOf } from '#engine/composing/deck/forms/form.ts';
import { markLetters, markNumbers } from '#engine/composing/lay-lettered.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf, Statement } from '#shared/composition/blocks.ts';
import { FOR_CLASS } from './form-check.ts';

/** `A) …`, `b. …`: an alternative. */
const ALTERNATIVE = /^\(?([A-Ha-h])\s?[).–-]\s+(?=\S)/u;
/** `01. (2,0 pontos) …`: number and worth of an exercise say nothing on a slide. */
const LABEL = /^(?:quest(?:ão|ao)\s*)?\d{1,3}\s*[.)–-]\s*(?:\([^)]*pontos?[^)]*\)\s*)?/iu;
/** `1º Monte a tabela`: its step is numbered again; `/ Por que chove?` stood behind another. */
const ORDINAL = /^(?:\d{1,2}[ºª°]|[/|]) (?=\p{L})/u;
const raise = (text: string): string => (/^[a-h]\) /u.test(text) ? text : upperFirst(text));
/** Of tasks in so few letters a slide holds one more. */
const [MOST_STEPS, MOST_TASKS, LONGEST_TASKS] = [4, 5, 520];
const [FEWEST_OPTIONS, MOST_OPTIONS] = [2, 5];

/**
 * An exercise with its alternatives as a question, with the table it is about as that table, several as a list; tasks
 * as an activity with its minutes.
 */
export function formPractice(matter: ItemMatter, minutes: number | null): Formed {
  const { item } = matter;
  const points = markNumbers(matter.points.map(markLetters));
  const parts = splitExercises(points);
  const exercises = parts.map(readExercise);
  const asked = exercises.filter((one) => one !== null);
  const [only] = asked;
  if (exercises.length === 1 && only !== undefined)
    return only.options.length === 0
      ? (formTable(matter, only.stem) ?? formQuestions([only]))
      : addTable(formQuestions([only]), matter);
  const isTest =
    asked.length > 0 &&
    asked.length === exercises.length &&
    (asked.some(({ options }) => options.length > 0) ||
      asked.every(({ number, stem }) => number > 0 || AT_HOME.test(stem.text)));
  if (isTest) return formQuestions(asked);
  if (points.length === 0 && FOR_CLASS.test(item.title)) {
    const room = { type: 'activity' as const, minutes, steps: [], materials: [] };
    return { layout: 'activity', blocks: [room], claim: null, rest: [] };
  }
  if (points.length === 0) {
    const wish = `as tarefas de “${item.title}”`;
    return { layout: 'activity', blocks: [{ type: 'place', wish }], claim: null, rest: [] };
  }
  if (asked.length === 0 && points.length > 1 && points.every(tells))
    return {
      ...{ layout: 'points', claim: null, rest: points.slice(MOST_STEPS) },
      blocks: [{ type: 'points', items: points.slice(0, MOST_STEPS).map((one) => ({ head: null, ...one })) }],
    };
  const tasks = exercises.flatMap((one, at) => (one === null ? (parts[at] ?? []) : [one.stem]));
  const most = tasks.map(({ text }) => text).join('').length <= LONGEST_TASKS ? MOST_TASKS : MOST_STEPS;
  const steps = tasks.slice(0, most).map(({ text, passageIds }) => ({
    text: raise(text.replace(LABEL, '').replace(ORDINAL, '')),
    passageIds,
  }));
  return {
    layout: 'activity',
    blocks: [{ type: 'activity', minutes, steps, materials: [] }],
    claim: null,
    rest: tasks.slice(most),
  };
}

/** Tasks of ours, which go on from no exercise of the material. */
const OURS =
  /^(?:Complete:|Monte uma linha|Ligue cada|Ponha na ordem|Faça um gráfico|Corrija: “|Em duplas, escrevam|Verdadeiro ou falso)/u;

/** `Tarefa: paródia de quatro versos`, behind the questions of the class. */
const AT_HOME = /^(?:tarefa|dever|li[çc][ãa]o(?: de casa)?|trabalho|para casa)(?: \p{L}{2,12}){0,2}\s?:/iu;

interface Exercise {
  number: number;
  stem: Statement;
  options: Statement[];
  /** What the class works with: premises, cases. */
  given: Statement[];
  /** What is left of options of which some are missing. */
  lost?: Statement[];
}

/** `O aumento foi, em cm, de`: what the options would have ended has a line to write on. */
const leaveBlank = ({ text, passageIds }: Statement): Statement => ({
  text: /[.?!:]$/u.test(text.trim()) ? text.replace(/:\s*$/u, '.') : `${text.trim()} ____.`,
  passageIds,
});

/** The points of each exercise by their numbers; what stands before the first number belongs to it. */
function splitExercises(points: readonly Statement[]): Statement[][] {
  const exercises: Statement[][] = [];
  for (const point of points) {
    const last = exercises.at(-1);
    const isNext = LABEL.test(point.text) && (last?.some(({ text }) => LABEL.test(text)) ?? false);
    const isOther = OURS.test(point.text) || AT_HOME.test(point.text);
    if (last === undefined || isNext || isOther) exercises.push([point]);
    else last.push(point);
  }
  return exercises;
}

/** `(   ) 1ª ( ) 2ª`: what letters are matched with, none is chosen. */
const BOXES = /\([\s_]*\).*\([\s_]*\)/su;

/** One exercise told in several points: its sentences are its stem, what is lettered or follows a colon its options. */
function readExercise(points: readonly Statement[]): Exercise | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const labelled = points.find(({ text }) => LABEL.test(text))?.text ?? '';
  const number = Number(/^\D*(\d{1,3})\s*[.)–-]/.exec(labelled)?.[1] ?? 0);
  const lettered = points.filter(({ text }) => ALTERNATIVE.test(text));
  const told = points.filter(({ text }) => !ALTERNATIVE.test(text));
  const said = new Set(lettered.map(({ text }) => text.replace(ALTERNATIVE, '')));
  // Two that say the same, or a letter that the file lost: the class cannot choose.
  const isInOrder = lettered.every(
    ({ text }, at) => ALTERNATIVE.exec(text)?.[1]?.toLowerCase() === 'abcdefgh'[at],
  );
  const isChoice =
    lettered.length >= FEWEST_OPTIONS &&
    said.size === lettered.length &&
    isInOrder &&
    !told.some(({ text }) => BOXES.test(text)) &&
    !areParts(told, lettered) &&
    !areTasks(told, lettered);
  if (isChoice && lettered.length <= MOST_OPTIONS && told.length > 0)
    return { number, stem: join(told, true), options: lettered, given: [] };
  // Of five options two came with the file: the class cannot choose, and is asked openly.
  if (lettered.length > 0 && !isInOrder && told.length > 0)
    return { number, stem: leaveBlank(join(told, true)), options: [], given: [], lost: lettered };
  const mayChoose = others.length >= FEWEST_OPTIONS && others.length <= MOST_OPTIONS;
  if (first.text.endsWith(':') && mayChoose && !others.some(({ text }) => ONE_BY_ONE.test(text)))
    return orders(first)
      ? { number, stem: join([first], true), options: [], given: others }
      : { number, stem: join([first], true), options: others, given: [] };
  const asking = points.filter(({ text }) => text.trimEnd().endsWith('?'));
  const letters = points.reduce((sum, { text }) => sum + text.length, 0);
  const isLettered = /\sa\) \S/u.test(first.text);
  const isCase = !isTask(first) && !isLettered && others.some(isTask) && letters <= LONGEST_CASE;
  const isListed = others.length > 0 && others.every(({ text }) => ONE_BY_ONE.test(text));
  // What begins with its number goes on to the next, however much it asks.
  const isOne = isCase || isListed || labelled !== '';
  return LABEL.test(first.text) || AT_HOME.test(first.text) || (isOne && asking.length < 2)
    ? { number, stem: join(points, false), options: [], given: [] }
    : null;
}

/**
 * `Dada a função f(x) = 3x - 6, determine: a) f(0) b) a raiz`: an order at a colon is carried out on each letter; bare results
 * (`a) 10 h b) 16 h`) are chosen from.
 */
const areParts = (told: readonly Statement[], lettered: readonly Statement[]): boolean => {
  const asked = told.at(-1);
  return (
    asked !== undefined &&
    /:\s*$/u.test(asked.text) &&
    orders(asked) &&
    !lettered.every(({ text }) => BARE_RESULT.test(text.replace(ALTERNATIVE, '')))
  );
};
/** `Um táxi cobra …: a) Escreva a lei. b) Quanto custa uma corrida?`: each letter is done, none is chosen. */
const areTasks = (told: readonly Statement[], lettered: readonly Statement[]): boolean =>
  !told.some(({ text }) => CHOOSES.test(text)) &&
  lettered.filter((one) => isTask({ ...one, text: one.text.replace(ALTERNATIVE, '') })).length > 1;
const BARE_RESULT = /^\D{0,4}\d[\d.,/ ]*\s*\p{L}{0,8}[²³]?[.;]?$/u;

const CHOOSES =
  /(?<!\p{L})(?:assinal|marqu|marcar|escolh|indi(?:que|car)|apont|selecion|julg|in?corret|cert[ao]|errad[ao]|verdadeir|fals[ao]|alternativa|opç)/iu;

/** `Com base nisto, deduza:` tells what to do with all that follows; `assinale a correta:` lets one be chosen. */
const orders = ({ text }: Statement): boolean =>
  !CHOOSES.test(text) && (isTask({ text, passageIds: [] }) || ORDERS_AT_END.test(text));
const ORDERS_AT_END =
  /, (?:deduza|conclua|explique|compare|calcule|responda|justifique|descreva|relacione|crie|monte|classifique|infira|determine|obtenha|encontre|ache|escreva|resolva)m?:$/iu;

/** A whole sentence that neither asks nor orders: a premise, a case. */
const tells = (point: Statement): boolean =>
  /\.$/.test(point.text) &&
  !point.text.split(/[,;:]\s+/u).some((text) => isTask({ ...point, text })) &&
  hasFiniteVerb(point.text) &&
  !ONE_BY_ONE.test(point.text);

/** A case of more letters is read on paper. */
const LONGEST_CASE = 800;

/** Orders that the tagger takes for names or for what somebody does: `Reconte “O sapo”`, `Proponham uma saída`. */
const ALSO_ORDERS = /^(?:re(?:conte|faça|leia|escreva|veja)|\p{L}*ponha|diga)m? /iu;

/** Asks or orders; what comes before it tells the case. */
const isTask = ({ text }: Statement): boolean =>
  /\?\s*$/.test(text) ||
  // `A reta corta o eixo em: a) 2 b) 4 c) 8`
  /\sa\)\s.*\sb\)\s/su.test(text) ||
  ALSO_ORDERS.test(text) ||
  text.split(/[;:]\s+/u).some((clause) => isImperative(upperFirst(clause)));

/** `I. Ata`, `(   ) Comunicação interna`, `____ Uma escola de samba`, `f) …`: each on a line of its own. */
const ONE_BY_ONE = /^(?:\(?[IVX]+\s?[.)–-]\s|\([\s_]*\)|_{3,}|\(?[a-hA-H]\)\s)/u;
const LONGEST_NAME = 30;
const isName = (said: string): boolean =>
  ONE_BY_ONE.test(said) && said.length <= LONGEST_NAME && !/^(?:\([\s_]*\)|_)|[.;?]$/.test(said);

/** Sentences go on in their line; what is judged or matched one by one stands in lines, short names of it in one. */
function join(statements: readonly Statement[], hasOptions: boolean): Statement {
  let text = '';
  let before = '';
  for (const [at, one] of statements.entries()) {
    const said = raise(one.text.replace(LABEL, '').trim());
    const isShort = isName(said) && isName(before);
    const isBreak = ONE_BY_ONE.test(said) || ONE_BY_ONE.test(before) || (at > 0 && LABEL.test(one.text));
    text += at === 0 ? '' : isShort ? '; ' : isBreak ? '\n' : ' ';
    const next = statements[at + 1]?.text;
    const isOpenEnd = next === undefined ? hasOptions : ONE_BY_ONE.test(next) && !ONE_BY_ONE.test(said);
    text += /[.!?:;,…]$/.test(said) || isOpenEnd || isName(said) ? said : `${said}.`;
    before = said;
  }
  const closed = hasOptions ? text : text.replace(/[;,]$/, '.');
  return { text: closed, passageIds: statements.flatMap(({ passageIds }) => passageIds) };
}

const LONGEST_CAPTION = 150;

/** An order about a table of the material stands under it; what only introduces the table is told beside it. */
function formTable(matter: ItemMatter, stem: Statement): Formed | null {
  const isShort = stem.text.length <= LONGEST_CAPTION;
  if (!isShort && splitSentences(stem.text).some((text) => isTask({ ...stem, text }))) return null;
  const found = findTable({ ...matter, points: [] }, []);
  const [block] = found?.blocks ?? [];
  if (found === null || block?.type !== 'table') return null;
  const passageIds = [...block.passageIds, ...stem.passageIds];
  const caption = isShort ? stem.text : null;
  return { ...found, blocks: [{ ...block, caption, passageIds }], rest: isShort ? [] : [stem] };
}

/** With the table that the options speak of. */
function addTable(formed: Formed, matter: ItemMatter): Formed {
  const [table] = findTable({ ...matter, points: [] }, [])?.blocks ?? [];
  return table?.type === 'table' ? { ...formed, blocks: [...formed.blocks, table] } : formed;
}

function formQuestions(exercises: readonly Exercise[]): Formed {
  const shown = exercises.slice(0, MOST_STEPS);
  const [only] = shown;
  if (only !== undefined && shown.length === 1 && only.given.length > 0) {
    const items = only.given.map((one) => ({ head: null, ...one }));
    return { layout: 'quiz', blocks: [toQuestion(only), { type: 'points', items }], claim: null, rest: [] };
  }
  const lost = shown.flatMap((one) => one.lost ?? []);
  const told = {
    text: `No arquivo só vieram estas alternativas: ${lost.map(({ text }) => text).join('; ')}`,
  };
  const rest = [
    ...exercises.slice(MOST_STEPS).flatMap(({ stem, options, given }) => [stem, ...options, ...given]),
    ...(lost.length === 0 ? [] : [{ ...told, passageIds: passageIdsOf(lost) }]),
  ];
  const [alone, ...others] = shown.map(toQuestion);
  const blocks = alone !== undefined && others.length === 0 ? [layParts(alone)] : shown.map(toQuestion);
  return { layout: 'quiz', blocks, claim: null, rest };
}

/** `a) 11/3 – 7/3; b) 1/6 + 5/6`: what is worked out part by part has a line for each where it has the slide to itself. */
const layParts = (question: BlockOf<'question'>): BlockOf<'question'> => ({
  ...question,
  text: question.text.replaceAll(/; (?=\(?[a-h]\) [^;\n]*\d)/giu, '\n'),
});

const toQuestion = ({ number, stem, options }: Exercise): BlockOf<'question'> => ({
  type: 'question' as const,
  kind: options.length > 0 ? ('multipla_escolha' as const) : ('aberta' as const),
  number,
  text: stem.text,
  passageIds: [...stem.passageIds, ...options.flatMap(({ passageIds }) => passageIds)],
  options: options.map(({ text }) => text.replace(ALTERNATIVE, '')),
  right: null,
  answer: null,
  reason: null,
  difficulty: 2,
});
