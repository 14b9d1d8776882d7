import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { startsLeaning } from '#engine/pedagogy/language/grammar/starts-leaning.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { isForeignExample } from '#engine/pedagogy/language/is-foreign.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import {
  LETTERED,
  opensQuestion,
  placeInList,
  readQuestions,
} from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { poseQuestion } from '#engine/pedagogy/plan/pose-question.ts';

const LONGEST = 430;
/** A question that needs no more than what stands in it has no more faults. */
const [FEWEST_ITEMS, MOST_FAULTS] = [2, 1];
const NUMBER = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).–-]\s*(?:\([\d.,]+(?: pontos?)?\)\s*)?/iu;
const SOURCE = /^\((?:autoral|adaptad[oa])\)\s*/iu;
/** `dessa turma`, `os dados acima`, `a variável Z`: what is meant was told before the order. */
export const NEEDS_CASE =
  /(?<!\p{L})(?:(?:d|n)?(?:ess|dest|nest|est)[ea]s?|d?aquel[ea]s?|anterior(?:es)?|(?:d?a|n?a) (?:variável|função|matriz|amostra) \p{Lu})(?!\p{L})/u;
/** What is asked about another question or a page that is not there. */
export const LEANS_ON_PLACE =
  /(?:texto|figura|quadro|tabela|gráfico|imagem) (?:abaixo|acima|a seguir|ao lado)|(?:quest(?:ão|ões)|exercícios?) \d|folha de respostas/iu;
/** Options to choose from are shown all. */
const CHOOSES = /(?<!\p{L})(?:assinal|marqu|escolh|alternativa|opção|corret[oa]|errad[oa])/iu;

/**
 * The exercises that the material counts, each in one line: its statement with the letters to be done, or with all its options.
 * What reads another text first, points elsewhere or has no room is left to whoever shows it otherwise, and so is one sentence
 * alone, unless `takesAlone`.
 */
export function countedTasks(
  exercises: readonly Piece[],
  takesAlone = false,
): { task: Grounded; pieces: readonly Piece[] }[] {
  const isReferred = exercises.some(({ text }) => REFERS.test(text));
  return readQuestions(exercises).flatMap((question) => {
    const [first] = question.own;
    const isMany =
      question.own.filter(({ role }) => role !== 'answer').length > FEWEST_ITEMS ||
      question.own.some(({ role }) => role === 'statement_to_judge');
    if (
      first === undefined ||
      !(isCounted(first) || isMany || isHandedOut(first)) ||
      question.support.length > 0
    )
      return [];
    const posed = poseQuestion(question);
    if (posed === null || posed.faults > MOST_FAULTS) return [];
    const task = setInLine(posed.points, posed.options, takesAlone, isReferred);
    return task === null ? [] : [{ task, pieces: question.own }];
  });
}

/** None of what the material counts is lost: what no other task asks is asked in its own words. */
export function countedBeside(tasks: readonly Grounded[], exercises: readonly Piece[]): Grounded[] {
  const said = new Set(tasks.flatMap(({ basis }) => basis));
  return countedTasks(exercises, true).flatMap(({ task }) =>
    task.basis.some((line) => said.has(line)) ? [] : [task],
  );
}

/** Counted, and no list of several exercises in one piece. */
function isCounted(piece: Piece): boolean {
  const asked = piece.statements.filter(({ role }) => role === 'exercise');
  const items = asked.filter((one) => placeInList(piece.block, one) !== null);
  return opensQuestion(piece) && items.length < 2 && (items.length === 1 || NUMBERED.test(piece.text));
}

/** `Montar no painel: 1 tomada + 1 lâmpada. Só energizar DEPOIS do visto.`: what is to be done, with what is to be heeded. */
const isHandedOut = ({ kind, role, text, statements }: Piece): boolean =>
  kind === 'text' &&
  role === 'exercise' &&
  statements.length > 1 &&
  INFINITIVE.test(text) &&
  !text.includes('?');
/** `Ana: How was your weekend?`, `Leo: Was it good?`: two who talk set nothing. */
export const SPOKEN = /^\p{Lu}\p{Ll}{1,11}: [\p{Lu}¿¡]/u;
const INFINITIVE = /^\p{Lu}\p{Ll}+[aei]r(?!\p{L})/u;
/** `Avaliação: segurança 4,0 / ligação certa 4,0`: how it is graded. */
const GRADES = /^avalia[çc][ãa]o\s?:.*\d/iu;

/** `os numerais do Exercício 1`: of questions that speak of one another each keeps its number. */
const REFERS = /(?<=\p{L}\s)(?:exerc[íi]cios?|quest(?:ão|ões)|problemas?) \d{1,2}(?!\d)/iu;

function setInLine(points: readonly Grounded[], options: number, alone: boolean, isReferred: boolean) {
  const gaps = points.findIndex(({ text }, at) => at > 0 && OF_LIST.test(text));
  const told = points.slice(0, options === 0 && gaps > 0 ? gaps : points.length - options);
  const items = points.slice(told.length);
  const stem = told
    .map(({ text }) => text)
    .filter((text) => !GRADES.test(text))
    .join(' ')
    .replace(NUMBER, '')
    .replace(SOURCE, '')
    .replace(NAMED, '');
  if (told.filter(({ text }) => SPOKEN.test(text)).length > 1) return null;
  const sentences = splitSentences(stem);
  // One sentence alone may lean on what stands before it.
  const isBoxed = told.filter(({ text }) => BOX.test(text)).length > 1;
  const isAlone =
    // `FC 112 e T 38,5. como se chamam essas alterações?` tells its case itself.
    (alone && (!NEEDS_CASE.test(stem) || /[.;!?]\s+\S/.test(stem))) ||
    isBoxed ||
    (isReferred && isImperative(stem)) ||
    ASKED_ALONE.test(told[0]?.basis[0]?.text.replace(NUMBER, '') ?? '') ||
    isExtra(stem);
  if (sentences.length < 2 && items.length === 0 && !isAlone) return null;
  const asks =
    isAlone ||
    items.length > 0 ||
    INFINITIVE.test(stem) ||
    sentences.some((one) => /\?["”’)]*$/.test(one) || isImperative(one));
  const placed = isReferred ? stem.replace(REFERS, '') : stem;
  const leans = LEANS_ON_PLACE.test(placed) || startsLeaning(sentences[0] ?? '');
  if (!asks || leans || isBroken(stem)) return null;
  const areJudged = items.some(({ text }) => TO_JUDGE.test(text));
  const isWhole =
    CHOOSES.test(stem) || (items.length > 0 && !areJudged && !isImperative(sentences.at(-1) ?? ''));
  const number = isReferred ? (NUMBER.exec(told[0]?.text ?? '')?.[0] ?? '') : '';
  const asked = `${number}${upperFirst(items.length > 0 && !/[.:?!]["”’)]*$/.test(stem) ? `${stem}:` : stem)}`;
  const write = (): string =>
    items.length === 0
      ? asked
      : `${asked} ${items
          .map(withLetter)
          .join(isWhole && !areJudged ? ' ' : '; ')
          .replace(/([!?]); /g, '$1 ')}`;
  // As many of what is to be done as there is room for.
  while (!isWhole && items.length > FEWEST_ITEMS && write().length > LONGEST) items.pop();
  const text = write().replace(/\.$/, '');
  return text.length <= LONGEST ? { text, basis: [...told, ...items].flatMap(({ basis }) => basis) } : null;
}

/** `2) Mi madre ______ (acostarse) a las diez.`, `(   ) A semente verde é dominante.` */
const GAP_OF_LIST = /^\d{1,2}\)\s.*_{3,}/su;
const TO_JUDGE = /^\(\s*\)\s/u;
const OF_LIST = new RegExp(`${GAP_OF_LIST.source}|${TO_JUDGE.source}`, 'su');
/** `O buffet quente deve ficar acima de ____ °C`, `V ou F: …`: whole in one sentence. */
const ASKED_ALONE = /_{3,}|^V ou F\s?[:–-]|^¿.*\?\s*$/iu;

/** `EXERCICIO complete com o verbo`: what is set goes without saying so. */
export const NAMED = /^exerc[íi]cios?\s?:?\s+(?=\p{Ll})/iu;

/** `( ) saudade` below `escreva C ou A`: what is judged or matched is no sentence. */
const BOX = /^\(\s*\)/;

/** `Desafio: determine a lei da função …` */
const isExtra = (stem: string): boolean => {
  const order = /^(?:desafio|extra|b[ôo]nus)\s?[:–-]\s*(.+)$/isu.exec(stem)?.[1];
  return order !== undefined && (isImperative(upperFirst(order)) || order.trim().endsWith('?'));
};

const withLetter = ({ text }: Grounded): string =>
  LETTERED.test(text) || OF_LIST.test(text) ? text.replace(/[.;]\s*$/, '') : text;

const GAP = /_{3,}/;
const FEWEST_GAPS = 2;
const LONGEST_OF_GAPS = 420;
/** `6 - EXERCÍCIO complete com o verbo`, `4) Exercise: fill in` */
const COUNT_OF_GAPS =
  /^\W*(?:\d{1,2}\s?[).–-]\s*)?(?:(?:exerc[íi]cios?|ejercicios?|exercises?|atividades?|activit(?:y|ies)|tarefas?)(?: \d{1,2})?\s*[:.–-]?\s+)?(?=\p{L})/iu;

/**
 * What a lesson of a language sets as a list: sentences with a gap each, posed together behind the order that they stand below; questions
 * in that language, one by one, however short.
 */
export function languageTasks(exercises: readonly Piece[]): { task: Grounded; pieces: readonly Piece[] }[] {
  const lists = Map.groupBy(
    exercises.filter(({ block, role }) => block.type === 'list' && role === 'exercise'),
    ({ block }) => block,
  );
  return [...lists.values()].flatMap((pieces) => {
    const lines = pieces.flatMap(({ statements }) => statements);
    const [first] = pieces;
    if (first === undefined || lines.length < FEWEST_GAPS) return [];
    if (lines.every(({ text }) => /\?$/.test(text.trim()) && !GAP.test(text) && isForeignExample(text)))
      return pieces.flatMap((piece) =>
        piece.statements.map((line) => ({
          task: { text: line.text.trim(), basis: [line] },
          pieces: [piece],
        })),
      );
    if (!lines.every(({ text }) => GAP.test(text))) return [];
    const above = exercises[exercises.indexOf(first) - 1];
    const order = above?.statements.at(-1);
    const isOrder = order !== undefined && above?.block !== first.block && !GAP.test(order.text);
    const said = isOrder ? cleanPoint(order.text.replace(COUNT_OF_GAPS, '').replace(/\s*:\s*$/, '')) : '';
    const items = lines.map(({ text }, at) => `${at + 1}. ${text.trim().replace(/[.;]$/, '')}`).join('; ');
    const text = `${said === '' ? 'Complete' : said}: ${items}`;
    const basis = [...(isOrder ? [order] : []), ...lines];
    return text.length > LONGEST_OF_GAPS ? [] : [{ task: { text, basis }, pieces }];
  });
}
