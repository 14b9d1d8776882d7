import { layOutJudged } from './lay-out-tasks.ts';
import { type Asked, MOST_QUESTIONS } from './listed-answers.ts';
import {
  areAnsweredBehind,
  givesAnswer,
  isAnswered,
  isLetter,
  isMatched,
  lineOf,
  NUMBERED,
  takeAnswers,
  takeBehind,
  takeInLine,
} from './quiz-answers.ts';
import type { TextLine } from './split-lines.ts';

const HEADS_TASKS =
  /(?<!\p{L})(?:exerc|tarefa|quest[õo]es|pergunt|atividade|problemas|quiz|pratic|treino|desafio|casa|fixa[çc]|revis[ãa]o|verifica)/iu;
const FEWEST = { questions: 2, inLine: 3 };

/**
 * The teacher's own quiz in the form that any test has: each question with its number, options in lines of their own, and the
 * answers, which stood below or behind each question or in a line of letters, in one key at its end. Lines that hold no such quiz
 * come back as they are.
 */
export function layOutQuiz(typed: readonly TextLine[]): TextLine[] {
  const judged = layOutJudged(typed);
  if (judged !== null) return judged;
  const lines = numberLetters(typed);
  const start = findQuiz(lines);
  if (start < 0) return [...typed];
  const asked = readAsked(lines.slice(start).flatMap(partNumbers));
  const key = new Map<number, string>();
  for (const question of asked) {
    takeAnswers(question, key);
    takeInLine(question, key);
  }
  const isBehind = HEADS_TASKS.test(lines[start - 1]?.text ?? '') && takeBehind(asked, key);
  if (key.size === 0) return [...typed];
  const told = asked.flatMap((question) => layOut(question, key.get(question.number) ?? '', isBehind));
  const text = `Gabarito: ${[...key]
    .toSorted(([one], [other]) => one - other)
    .map(([number, answer]) =>
      isLetter(answer) ? `${number}-${answer.replace(/\P{L}/gu, '').toUpperCase()}` : `${number}) ${answer}`,
    )
    .join('; ')}`;
  const head = lines.slice(0, start).map((line, at) => (at === start - 1 ? headOf(line) : line));
  return [...head, ...told, { text, indent: 0, tabs: 0, opensGroup: true }];
}

/** `a) Em qual …? (mercado)`, `b) Quem …?` over `R: …`, where nothing is counted: letters count them. */
function numberLetters(lines: readonly TextLine[]): readonly TextLine[] {
  const at = lines.findIndex(
    ({ text }, place) =>
      /^a\s?[).]\s*\S/iu.test(text) &&
      (HEADS_TASKS.test(lines[place - 1]?.text ?? '') || BELOW.test(lines[place + 1]?.text ?? '')),
  );
  // What a plan asks is read step by step.
  if (at < 0 || lines.some((line) => numberOf(line) === 1 || IS_PLAN.test(line.text))) return lines;
  const own: TextLine[] = [];
  let [count, answered] = [0, 0];
  for (const line of lines.slice(at)) {
    const isNext = new RegExp(`^${LETTERS[count] ?? '\\d'}\\s?[).]`, 'iu').test(line.text);
    const isBelow = BELOW.test(line.text);
    if (!isNext && !isBelow) break;
    count += isNext ? 1 : 0;
    const asked = isNext ? line.text.replace(/^[a-h]\s?[).]/iu, `${count})`) : line.text;
    const hasBehind = isAnswered(asked) || /\?\s*\([^()]+\)\W*$/u.test(asked);
    answered += isBelow || hasBehind ? 1 : 0;
    own.push(lineOf(line, asked));
  }
  return answered * 2 < count ? lines : [...lines.slice(0, at), ...own, ...lines.slice(at + own.length)];
}
/** `R: narrador em 1ª pessoa` */
const BELOW = /^\W*r(?:esp(?:osta)?)?\s?[:.=]\s*\S/iu;
const LETTERS = 'abcdefgh';
const IS_PLAN = /^\W*(?:plano|planejamento) (?:d[aeo] )?(?:aula|ensino|curso)(?!\p{L})/iu;

/** `exerc p casa:` heads what is asked. */
function headOf(line: TextLine): TextLine {
  const [, home] = HEADS_SHORT.exec(line.text) ?? [];
  if (home === undefined) return line;
  return {
    ...line,
    text: home === '' ? 'Exercícios' : 'Exercícios para casa',
    head: 1,
    opensGroup: true,
  };
}
const HEADS_SHORT = /^\W*exerc(?:s|[íi]cios?)?\.?((?:\s(?:p\/?|pra|para|de))?(?:\s?casa)?)\s?:?$/iu;

/** A row of figures (`1⇥10⇥25`) asks nothing, nor does `3. ANÁLISE` over what is asked. */
const numberOf = ({ text }: TextLine): number =>
  /^\d{1,2}\t\s*\d|^\d{1,2}\s?[.)–-]\s*\p{Lu}{4}[^\p{Ll}?_]*$/u.test(text)
    ? 0
    : Number(NUMBERED.exec(text)?.[1] ?? 0);

/** Where the longest run of questions counted from 1 begins, if some answer belongs to it; -1 where there is none. */
function findQuiz(lines: readonly TextLine[]): number {
  let [start, most] = [-1, FEWEST.questions - 1];
  let isHeaded = false;
  for (const [at, line] of lines.entries()) {
    if (numberOf(line) !== 1) continue;
    const count = lines.slice(at).reduce((last, one) => (numberOf(one) === last + 1 ? last + 1 : last), 0);
    // Steps of a procedure may be more than the exercises that name themselves.
    const named = HEADS_TASKS.test(lines[at - 1]?.text ?? '') && count >= FEWEST.questions;
    if (named === isHeaded ? count > most : named) [start, most, isHeaded] = [at, count, named];
  }
  if (start < 0) return -1;
  const rest = lines.slice(start);
  const hasBehind = HEADS_TASKS.test(lines[start - 1]?.text ?? '') && areAnsweredBehind(rest);
  return rest.some(givesAnswer) || hasBehind ? start : -1;
}

/** `5. ____ two hours   6. ____ Monday   7. ____ I was a child`: several questions in one line. */
function partNumbers(line: TextLine): TextLine[] {
  const places = [0];
  const first = numberOf(line);
  for (let number = first + 1; first > 0 && number < MOST_QUESTIONS; number += 1) {
    const from = (places.at(-1) ?? 0) + 1;
    const found = line.text.slice(from).search(new RegExp(`\\s${number}\\s?[.)]\\s*(?=_|\\p{L})`, 'u'));
    if (found < 0) break;
    places.push(from + found);
  }
  if (places.length < FEWEST.inLine) return [line];
  return places.map((from, at) => ({ ...line, text: line.text.slice(from, places[at + 1]).trim() }));
}

function readAsked(lines: readonly TextLine[]): Asked[] {
  const asked: Asked[] = [];
  for (const line of lines) {
    const last = asked.at(-1);
    const number = numberOf(line);
    if (number === (last?.number ?? 0) + 1) asked.push({ number, lines: [line] });
    else last?.lines.push(line);
  }
  return asked;
}

function layOut({ number, lines }: Asked, answer: string, isBehind: boolean): TextLine[] {
  const [first, ...below] = lines;
  if (first === undefined) return [];
  const stem = NUMBERED.exec(first.text)?.[3] ?? first.text;
  const bare = isBehind && isAnswered(first.text) ? withoutAnswers(stem) : stem;
  const own = below.findIndex(({ opensGroup }) => opensGroup);
  const asked = own < 0 ? below : below.slice(0, own);
  const rest = own < 0 ? [] : below.slice(own);
  if (isMatched(answer, stem))
    return [
      lineOf(first, `${number}) ${bare.replace(/[:.]$/, '')}: ${asked.map(({ text }) => text).join(' – ')}`),
      ...rest,
    ];
  // `B – quem marcou a …`: the letter, and what is said of it.
  const options = isLetter(answer.replace(/\s–\s.*$/su, ''));
  return [
    ...(options ? partOptions(`${number}) ${bare}`) : [`${number}) ${bare}`]).map((text) =>
      lineOf(first, text),
    ),
    ...asked.flatMap((line) => (options ? partOptions(line.text).map((text) => lineOf(line, text)) : [line])),
    ...rest,
  ];
}

/** `Num eclipse lunar a ordem é: a) … b) … c) …` as its stem and its options, line by line. */
function partOptions(text: string): string[] {
  if (!/(?<!\S)\(?a\s?[).]\s*\S.*\s\(?b\s?[).]\s*\S/iu.test(text)) return [text];
  const places: number[] = [];
  for (const letter of 'abcdef') {
    const from = places.at(-1) ?? 0;
    const found = text.slice(from).search(new RegExp(`(?<!\\S)\\(?${letter}\\s?[).]\\s*\\S`, 'iu'));
    if (found < 0) break;
    places.push(from + found);
  }
  const parts = places.map((from, at) => text.slice(from, places[at + 1]).trim());
  const stem = text.slice(0, places[0]).trim();
  return stem === '' ? parts : [stem, ...parts];
}

/** A question without the answers that stand in brackets behind what is asked. */
const withoutAnswers = (text: string): string =>
  text.replace(/\?\s*\([^()]{1,80}\)/gu, '?').replace(/\s*\([^()]{1,80}\)\s*[.;]?\s*$/u, '');
