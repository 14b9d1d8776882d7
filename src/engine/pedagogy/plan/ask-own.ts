import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitLettered, withLetters } from '#engine/pedagogy/language/split-lettered.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import { askedAtFirst } from '#engine/pedagogy/material/asks-class.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { LETTERED, type Question as Read } from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { TEXT_FOR } from '#engine/pedagogy/understanding/role-of-line.ts';
import { answerOwn, piecesAsked } from './own-answers.ts';
import { pickOption } from './pick-option.ts';
import { poseQuestion } from './pose-question.ts';
import { TRUE } from './questions/judge-statements.ts';
import type { Question } from './questions/question.ts';
import { NAMED } from './tasks/pose-counted.ts';
import { labelledTasks } from './tasks/solve-cases.ts';

const LONGEST = 430;
const LONGEST_ANSWER = 240;
const FEWEST_OPTIONS = 3;
/** Of a question in letters no more than these: they ask for one thing in several cases. */
const MOST_ITEMS = 2;
/** One whose text stands elsewhere in the material is whole there; a lost letter or a picture that is not there is lost. */
const MOST_FAULTS = 2;
/** `O que o código abaixo mostra?` */
const NEEDS_SIGHT =
  /(?:código|programa|figura|gráfico|imagem|quadro|tabela) (?:abaixo|acima|a seguir|ao lado)/iu;

/**
 * The material's own questions with the answers that it gives itself, in its key or behind them: each whole, with its data and
 * its options. What everybody answers otherwise has no answer.
 */
export function askOwn(lesson: Lesson): Question[] {
  const keyed = answerOwn(lesson).flatMap(({ question, answer, reason }) => {
    if (answer === '') return [];
    const judged = [...judge(question, answer), ...judgeOne(question, answer)];
    const asked = judged.length > 0 ? judged : [...choose(question, answer), ...solve(question, answer)];
    // What is said of several sentences at once is said of the first.
    return asked.map((one, at) => (reason === null || at > 0 ? one : { reason, ...one }));
  });
  const behind = [...askedAtFirst(lesson.material.course), ...labelledTasks(piecesAsked(lesson))].flatMap(
    ({ text, basis, answer }) => (answer === undefined ? [] : [open(text, answer, basis)]),
  );
  return [...keyed, ...behind].filter((one) => isShort(one) && !hasRawMath(one.text));
}

const isShort = ({ text, answer }: Question): boolean =>
  text.length <= LONGEST && answer.length <= LONGEST_ANSWER;

const MARKS =
  /^\W*(?:quest[ãa]o\s*|exerc[íi]cio\s*|problema\s*)?\d{1,3}\s?[).º–-]+\s*(?:\((?:[\d.,]+(?: pontos?)?|adaptad[oa]|autoral|\p{Lu}[\p{L}\s–-]{1,24}\d{0,4})\)\s*)?/iu;

interface Posed {
  stem: string;
  /** Without their letters. */
  options: string[];
  basis: Grounded['basis'];
}

function pose(question: Read): Posed | null {
  const posed = poseQuestion(question);
  if (posed === null || posed.faults > MOST_FAULTS) return null;
  const told = posed.points.map(({ text }) => text);
  const lines = told.slice(0, told.length - posed.options);
  const stem = upperFirst(
    lines
      .map((line, at) => (at === 0 || question.support.length > 0 ? line.replace(MARKS, '') : line))
      .filter((line) => !TEXT_FOR.test(line))
      .join(' ')
      .replace(NAMED, '')
      .trim(),
  );
  const options = told.slice(lines.length).map((text) => text.replace(LETTERED, '').replace(/[\s.;]+$/, ''));
  return stem === '' || NEEDS_SIGHT.test(stem)
    ? null
    : { stem, options, basis: posed.points.flatMap(({ basis }) => basis) };
}

/** `10) V ou F: ( ) …` with `V, F, F` in the key: each sentence for itself. */
function judge({ own }: Read, answer: string): Question[] {
  const judged = own.flatMap(({ statements }) =>
    statements.filter(({ role }) => role === 'statement_to_judge'),
  );
  const letters = [...answer.matchAll(/(?<!\p{L})([VF])(?!\p{L})/gu)].map(([, letter]) => letter);
  if (judged.length === 0 || letters.length !== judged.length) return [];
  return judged.map((statement, at) =>
    sayJudged(statement.text.replace(/^\(\s*\)\s*/u, ''), letters[at] ?? '', [statement]),
  );
}

const sayJudged = (said: string, letter: string, basis: Grounded['basis']): Question => ({
  kind: 'verdadeiro_falso',
  text: `Verdadeiro ou falso? “${nestQuotes(said.replace(/[\s.]+$/, ''))}”`,
  options: [TRUE, 'Falso'],
  answer: letter === 'V' ? TRUE : 'Falso',
  bloomLevel: 'entender',
  basis,
  section: 0,
});

/** `V ou F: falha de segurança deve esperar 48 horas. ( )` */
const ONE_TO_JUDGE = /^V ou F\s?[:–-]\s*([^()]{12,}?)[\s.]*(?:\(\s*\))?\s*$/iu;

/** What is judged in a question of its own. */
function judgeOne(question: Read, answer: string): Question[] {
  const { stem = '', options = [], basis = [] } = pose(question) ?? {};
  const said = ONE_TO_JUDGE.exec(stem)?.[1];
  const letter = /^\W*([VF])(?!\p{L})/u.exec(answer)?.[1];
  return said === undefined || letter === undefined || options.length > 0
    ? []
    : [sayJudged(upperFirst(said), letter, basis)];
}

function choose(question: Read, answer: string): Question[] {
  const { stem = '', options = [], basis = [] } = pose(question) ?? {};
  const told = pickOption(answer, options);
  if (told === null || options.length < FEWEST_OPTIONS) return [];
  const { right, reason } = told;
  return [
    {
      ...(reason !== null && { reason }),
      kind: 'multipla_escolha',
      text: stem,
      options,
      answer: right,
      bloomLevel: 'entender',
      basis,
      section: 0,
    },
  ];
}

/** What is worked out or told; each of its letters for itself, with the data that stand above them all. */
function solve(question: Read, answer: string): Question[] {
  if (choose(question, answer).length > 0 || /^[A-E]$/u.test(answer)) return [];
  const { stem = '', options = [], basis = [] } = pose(question) ?? {};
  if (stem === '') return [];
  const answers = splitLettered(withLetters(answer));
  // What is matched or judged by letters of its own (`1, 3, 2`, `A C A C`) is answered in a row.
  if (options.length === 0) return answers === null ? [open(stem, answer, basis)] : [];
  const isBare = /[\p{L}\d]$/u.test(stem) && LETTERED_ALONE.test(question.own[0]?.text ?? '');
  const lead = isBare ? `${stem}:` : stem;
  const told = options.map((one, at) => `${'abcdefgh'[at]}) ${one}`);
  // `(resp.: C - dor abdominal e vômito; encaminhar já)`, `todas falsas: …`: what its letters ask is answered as one.
  if (answers === null) return [open(`${lead} ${told.join(' ')}`, answer, basis)];
  if (answers.stem !== '' || answers.items.length !== options.length) return [];
  const whole = open(`${lead} ${told.join('; ')}`, withLetters(answer), basis);
  // More of them than a quiz asks one by one are asked and answered together, so that the key is whole.
  if (options.length > MOST_ITEMS && isShort(whole)) return [whole];
  return options.slice(0, MOST_ITEMS).map((option, at) => {
    // `Determine: a raiz da função`, `… por quilômetro. Quanto custa uma corrida de 12 km?`
    const item = !/[.?!]$/.test(stem) ? option : option.charAt(0).toUpperCase() + option.slice(1);
    return open(`${lead} ${item}`, (answers.items[at] ?? '').replace(LETTERED, ''), basis);
  });
}

/** `coloque a crase` over its letters, each on a line of its own. */
const LETTERED_ALONE = /\n\(?a\)\s/u;

const open = (text: string, answer: string, basis: Grounded['basis']): Question => ({
  ...{ kind: 'aberta', text, options: [], answer: answer.replace(/[\s;.]+$/, ''), basis, section: 0 },
  bloomLevel: /\d/.test(text) && /\d/.test(answer) ? 'aplicar' : 'entender',
});
