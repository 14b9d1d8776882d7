import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Statement } from '#shared/composition/blocks.ts';

/** `A) …`, `b. …`: an alternative. */
export const ALTERNATIVE = /^\(?([A-Ha-h])\s?[).–-]\s+(?=\S)/u;
/** `01. (2,0 pontos) …`: number and worth of an exercise say nothing on a slide. */
export const LABEL = /^(?:quest(?:ão|ao)\s*)?\d{1,3}\s*[.)–-]\s*(?:\([^)]*pontos?[^)]*\)\s*)?/iu;
export const raise = (text: string): string => (/^[a-h]\) /u.test(text) ? text : upperFirst(text));
const [FEWEST_OPTIONS, MOST_OPTIONS] = [2, 5];

/** Tasks of ours, which go on from no exercise of the material. */
const OURS =
  /^(?:Complete:|Monte uma linha|Ligue cada|Ponha na ordem|Faça um gráfico|Corrija: “|Em duplas, escrevam|Verdadeiro ou falso)/u;

/** `Tarefa: paródia de quatro versos`, behind the questions of the class. */
export const AT_HOME =
  /^(?:tarefa|dever|li[çc][ãa]o(?: de casa)?|trabalho|para casa)(?: \p{L}{2,12}){0,2}\s?:/iu;

export interface Exercise {
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

/**
 * The points of each exercise by their numbers. What stands before the first number belongs to it, unless it numbers on what
 * orders have begun: `Mostre …`, `Construa …`, `3) Prove …`.
 */
export function splitExercises(points: readonly Statement[]): Statement[][] {
  const exercises: Statement[][] = [];
  for (const point of points) {
    const last = exercises.at(-1);
    const isNext =
      LABEL.test(point.text) &&
      (last?.some(({ text }) => LABEL.test(text)) ||
        (last?.every(isTask) && numberOf(point) === last.length + 1));
    const isOther = OURS.test(point.text) || AT_HOME.test(point.text);
    if (last === undefined || isNext || isOther) exercises.push([point]);
    else last.push(point);
  }
  return exercises;
}

const numberOf = ({ text }: Statement): number => Number(/^\D*(\d{1,3})\s*[.)–-]/.exec(text)?.[1] ?? 0);

/** `(   ) 1ª ( ) 2ª`: what letters are matched with, none is chosen. */
const BOXES = /\([\s_]*\).*\([\s_]*\)/su;

/** One exercise told in several points: its sentences are its stem, what is lettered or follows a colon its options. */
export function readExercise(points: readonly Statement[]): Exercise | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const labelled = points.find(({ text }) => LABEL.test(text))?.text ?? '';
  const number = numberOf({ text: labelled, passageIds: [] });
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
export const tells = (point: Statement): boolean =>
  /\.$/.test(point.text) &&
  !point.text.split(/[,;:]\s+/u).some((text) => isTask({ ...point, text })) &&
  hasFiniteVerb(point.text) &&
  !ONE_BY_ONE.test(point.text);

/** A case of more letters is read on paper. */
const LONGEST_CASE = 800;

/** Orders that the tagger takes for names or for what somebody does: `Reconte “O sapo”`, `Proponham uma saída`. */
const ALSO_ORDERS = /^(?:re(?:conte|faça|leia|escreva|veja)|\p{L}*ponha|diga)m? /iu;

/** `Vamos medir as alturas`: the class is asked along. */
const ASKS_ALONG = /^Vamos (?:nos )?\p{L}+r(?!\p{L})/u;

/** Asks or orders; what comes before it tells the case. */
export const isTask = ({ text }: Statement): boolean =>
  /\?\s*$/.test(text) ||
  // `A reta corta o eixo em: a) 2 b) 4 c) 8`
  /\sa\)\s.*\sb\)\s/su.test(text) ||
  ALSO_ORDERS.test(text) ||
  ASKS_ALONG.test(text) ||
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
