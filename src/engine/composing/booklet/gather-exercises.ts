import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { BookletExercise } from '#shared/composition/booklet.ts';
import { claimFigures, type Figure } from './claim-figures.ts';
import { drawPicture, drawTable } from './draw-figures.ts';
import { answerOf, asks, type Draft, isAsked, isWhole, joinContexts } from './judge-exercises.ts';
import { layProgram, programOf } from './lay-listing.ts';
import { reckon, rightByValue } from './reckon-sums.ts';
import type { Tools } from './tools.ts';
import { defineAsked, foldSpace } from './written-key.ts';

export type Exercise = Omit<BookletExercise, 'number'>;

/** `12) `, `Questão 3 –`: the booklet numbers its exercises anew. */
const NUMBER =
  /^\W{0,2}(?:(?:quest[ãa]o|exerc[íi]cio|problema)\s*(?:n?º\s*)?\d{1,3}\s?[).º–:-]*\s*|\d{1,3}\s?[).º–-]+\s*(?=[^\d\s,]))/iu;
const LETTER = /^\W{0,2}\(?([a-jA-J])\s?[).–-]+\s*/u;
/** `IV. Recibo`: one of the things that a task relates, no option. */
const ROMAN = /^(?:I{1,3}|IV|VI{0,3}|IX|X)\s?[).–-]+\s*(?=\p{L})/u;
/** `(IV) Comprova que …`: what belongs to it, with the number that the material wrote there or left open. */
const MATCHED = /^\(\s*(I{1,3}|IV|VI{0,3}|IX|X)?\s*\)\s*(?=\p{L})/u;
const RELATES = /(?:associ|correlacion|relacion)e(?!\p{L})/iu;
/** Orders whose letters are sums to do, not options to choose from. */
const WORK_ORDER =
  /^(?:\([^)]{2,30}\)\s*)?(?:some|subtraia|multiplique|divida|efetue|calcule|resolva|simplifique|converta|determine|escreva|complete|fatore|responda|explique|descreva|classifique)/iu;
/** `Considere o texto e responda:`, `Classifique cada ângulo:`: what stands under letters is done one by one. */
const ORDER_AT_END =
  /(?<!\p{L})(?:calcule|determine|encontre|obtenha|efetue|resolva|responda|explique|faça o que se pede)\s*[:.]?$/iu;
const ORDER_FOR_EACH =
  /^(?:\p{Lu}\p{Ll}+[ae]|dê|faça) (?:cada|o nome de cada|os seguintes|as seguintes)(?!\p{L})/u;
/** Nothing is worked out, whatever signs stand there. */
const NAMED_ONLY = /^(?:classifique|identifique|dê o nome|explique|descreva)(?!\p{L})/iu;
const CLASSED = /^(?:classifique|identifique|dê o nome)(?!\p{L})/iu;
const ASKS_NOTHING = /^[\s\d._():–-]*$|^\p{L}+,?$/u;
/** Letters of a formula are no words. */
const LEAST_WORDS = 2;
/** So many numbers and a line without one goes on with the exercise before it. */
const MANY_NUMBERS = 3;

/**
 * The exercises that stand in these pieces, each with its options and what is printed as its answer. An exercise runs to
 * the next one; letters below an order to work are sums of it, below a question they are options. What only says where
 * to look belongs to the exercise after it; what asks nothing is none.
 * @returns `claimed`: blocks of the pictures, tables and programs that stand among them
 */
export function gatherExercises(
  pieces: readonly Piece[],
  tools: Tools,
): { exercises: Exercise[]; claimed: ReadonlySet<string> } {
  const found: Draft[] = [];
  const figures: Figure[] = [];
  const claimed = new Set<string>();
  let isKey = false;
  const asking = pieces.filter(({ kind }) => kind !== 'heading');
  const isNumbered = asking.filter(({ text }) => NUMBER.test(text)).length >= MANY_NUMBERS;
  for (const piece of asking) {
    if (
      tools.isPractice &&
      (piece.kind === 'image' || piece.kind === 'table') &&
      linesOf(piece, tools).length === 0
    )
      figures.push({ piece, before: found.length, isWithin: found.at(-1)?.lettered.length === 0 });
    const asked = found.at(-1);
    const program = programOf(piece);
    if (program !== null && asked !== undefined && !isKey) {
      asked.program = program;
      claimed.add(piece.blockRef);
    }
    for (const { text, role, written } of program === null ? linesOf(piece, tools) : []) {
      const open = found.at(-1);
      const isLettered = LETTER.test(text);
      const isNext = isNumbered && NUMBER.test(text) && !isLettered;
      if (open !== undefined && !isNext && isRelated(text, open)) addRelated(text, open);
      else if (open !== undefined && !isNext && !isLettered && role !== 'answer' && isSumOf(text, open))
        open.lettered.push(text);
      else if (open !== undefined && !isNext && (isLettered || role === 'alternative')) {
        open.lettered.push(...splitLetters(text));
        open.isWorked ||= role === 'answer';
      } else if (role === 'answer') {
        isKey ||= KEY_OF_ALL.test(text);
        if (!isKey) open?.answers.push(text);
      } else if (open !== undefined && (role === 'statement_to_judge' || goesOn(open, text, isNumbered)))
        open.lines.push(text);
      else found.push({ ...startDraft(text, isNumbered, piece), written });
    }
  }
  claimFigures(figures, found, tools);
  const exercises = joinContexts(found).flatMap((draft) => {
    const finished = finish(draft, tools);
    if (finished.length > 0) for (const { blockRef } of draft.figures) claimed.add(blockRef);
    return finished;
  });
  return { exercises, claimed };
}

function startDraft(text: string, isNumbered: boolean, piece: Piece): Draft {
  const isItem = isNumbered && NUMBER.test(text);
  const { head, lettered } = partInLine(text.replace(NUMBER, ''));
  return {
    lines: head.split(BEFORE_BRACKETS),
    lettered,
    answers: [],
    matched: [],
    isWorked: false,
    isItem,
    piece,
    figures: [],
    written: text,
  };
}

/** `Classifique: a) f(x) = 2x b) f(x) = -x`: what an order is done with, or several orders, in one line. */
function partInLine(text: string): { head: string; lettered: string[] } {
  const marks = [...text.matchAll(/(?<=\s)([a-j])\)\s+(?=\S)/gu)];
  const isInOrder = marks.length > 1 && marks.every(([, letter], at) => letter === LETTERS[at]);
  const head = text.slice(0, marks[0]?.index).trim();
  const lettered = marks.map(({ index }, at) => text.slice(index, marks[at + 1]?.index).trim());
  const isChosen = lettered.length > 2 && /[:?]$/u.test(head);
  const isAsked =
    isInOrder && /[:.?!]$/u.test(head) && (isChosen || WORK_ORDER.test(head) || lettered.every(asks));
  return isAsked ? { head, lettered } : { head: text, lettered: [] };
}

/** `101111₂` below `Converta os numerais binários.`: one of what an order is done with. */
const isSumOf = (text: string, { lines }: Draft): boolean =>
  isFigure(text) && lines.length === 1 && WORK_ORDER.test(lines[0] ?? '');

/** A number of any base, or a sum: no word in it. */
const isFigure = (text: string): boolean => /\d/u.test(text) && !/(?:^|\s)\p{L}{3}/u.test(text);

/** Things to relate stand in two lists: numbered ones, and what goes with them. */
const isRelated = (text: string, { lines }: Draft): boolean =>
  RELATES.test(lines[0] ?? '') && (ROMAN.test(text) || MATCHED.test(text));

function addRelated(text: string, { lines, matched }: Draft): void {
  const [mark, number] = MATCHED.exec(text) ?? [];
  if (mark === undefined) lines.push(text);
  else {
    lines.push(`(   ) ${text.slice(mark.length)}`);
    matched.push(number ?? null);
  }
}

/** `(___)`, `(  )` before what is judged, and a gap however long it was drawn. */
const BRACKETS = /(?:^|(?<=\s))\(\s*_*\s*\)\s*(?=\p{L})/gu;
const GAP = /_{3,}(?:\s+_{3,})*/gu;
/** What is judged one by one has a line each. */
const BEFORE_BRACKETS = /\s+(?=\( {3}\) )/u;
/** `gab.: 2 F V F V / 4 b`: answers several, the last one least of all. */
const KEY_OF_ALL = /^\W*(?:gab(?:arito)?|respostas)(?!\p{L}).*(?:\d\s*[:.)–-]?\s*[VFA-E](?!\p{L})|\()/iu;

interface Line {
  text: string;
  role: Role;
  written: string;
}

/** The lines of a piece that ask or answer; a sentence without a mark of its own goes on with the one before. */
function linesOf({ statements, kind }: Piece, { say }: Tools): Line[] {
  const lines: Line[] = [];
  for (const { text: raw, role } of statements) {
    // A bare number among what is asked is worked with, whatever it looks like by itself.
    if (!isPracticeRole(role) && !(kind === 'list' && lines.length > 0 && isFigure(raw))) continue;
    const text = say(raw).trim().replace(BRACKETS, '(   ) ').replace(GAP, '____');
    const last = lines.at(-1);
    const isMarked = LETTER.test(text) || NUMBER.test(text);
    if (last !== undefined && kind === 'text' && !isMarked && role === last.role) last.text += ` ${text}`;
    else lines.push({ text, role, written: raw });
  }
  return lines;
}

/** Where the material numbers its exercises, what has no number belongs to the last; else what was not asked to the end. */
function goesOn({ lines, lettered }: Draft, text: string, isNumbered: boolean): boolean {
  if (NUMBER.test(text) || lettered.length > 0) return false;
  return isNumbered || !/[?:.!]$/.test(lines.at(-1) ?? '') || /^\p{Ll}/u.test(text);
}

/** `(a) 4,45 (b) 6,05`: options side by side. */
function splitLetters(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|\s)\(?[a-eA-E]\s?[)]\s+/gu)];
  if (marks.length < 2) return [text];
  return marks.map(({ index }, at) => text.slice(index, marks[at + 1]?.index ?? text.length).trim());
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function finish(draft: Draft, tools: Tools): Exercise[] {
  const { lettered, matched, isWorked, piece } = draft;
  const lines = piece.page === null ? draft.lines : draft.lines.filter(isWhole);
  const [first = ''] = lines;
  const words = wordsOf(lines.join(' ')).filter((word) => /\p{L}{3}/u.test(word));
  if (ASKS_NOTHING.test(first) || words.length < LEAST_WORDS || !isAsked({ ...draft, lines })) return [];
  if (piece.page !== null && lines.filter((line) => !/\p{L}{4}/u.test(line)).length * 2 > lines.length)
    return [];
  const bare = lettered
    .map((text) => text.replace(LETTER, '').trim())
    .filter((text) => (piece.page === null ? text !== '' : /\p{L}{2}|\d/u.test(text)));
  const isWork = isWorkedOneByOne(lines, bare) || bare.length < 3 || bare.length > LETTERS.length;
  const parts = isWork ? bare.map((text) => cutResult(text, isWorked)) : [];
  const letter = (at: number): string => LETTERS[at] ?? '·';
  // What is named or classified is written behind each.
  const gap = CLASSED.test(first) && parts.length > 1 && bare.every(isShortName) ? ' ____' : '';
  const text = [
    ...lines,
    ...layProgram(draft.program),
    ...parts.map(({ asked }, at) => `${letter(at)}) ${asked}${gap}`),
  ].join('\n');
  const worked = parts.flatMap(({ result }, at) => (result === null ? [] : [`${letter(at)}) ${result}`]));
  const options = isWork ? [] : bare;
  // A paragraph is one exercise with all its sentences, of a list each item.
  const { answers, reasons } = tools.writtenKey;
  const [whole, line] = [foldSpace(piece.text), foldSpace(draft.written)];
  const [written, reason] = [answers, reasons].map((told) => told.get(whole) ?? told.get(line));
  const right = /^[A-E]$/u.test(written ?? '') ? 'ABCDE'.indexOf(written ?? '') : -1;
  const told = options[right] === undefined ? rightByValue(text, options) : right;
  const chosen = options[told];
  const given = options.length > 0 ? chosen : written === undefined ? undefined : tools.say(written);
  const isSum =
    !NAMED_ONLY.test(first) &&
    draft.program === undefined &&
    (/\d\s*[-+×÷:·.∙–]\s*\d|[%√=]|R\$/u.test(text) || (parts.length > 1 && bare.every(isFigure)));
  return [
    {
      type: 'question',
      kind: matched.length > 1 ? 'lacuna' : isWork ? (isSum ? 'calculo' : 'aberta') : 'multipla_escolha',
      text,
      passageIds: tools.cite(piece),
      options,
      right: chosen === undefined ? null : told,
      answer:
        answerOf(draft, worked) ??
        given ??
        (isWork
          ? (reckon(
              text,
              parts.map(({ asked }) => asked),
            ) ?? defineAsked(text, tools))
          : null),
      reason: reason === undefined ? null : tools.say(reason),
      difficulty: difficultyOf(first, lines.join(' ')),
      ...showFigures(draft.figures, tools),
    },
  ];
}

const LONGEST_NAME = 40;
const isShortName = (text: string): boolean =>
  text.length <= LONGEST_NAME && !asks(text) && !text.includes('____');

/** Letters below an order, or questions one by one, are no options. */
const isWorkedOneByOne = (lines: readonly string[], lettered: readonly string[]): boolean =>
  WORK_ORDER.test(lines[0] ?? '') ||
  ORDER_FOR_EACH.test(lines[0] ?? '') ||
  ORDER_AT_END.test(lines.at(-1) ?? '') ||
  (lettered.length > 1 && lettered.filter((text) => text.endsWith('?')).length * 2 > lettered.length);

function showFigures(figures: readonly Piece[], tools: Tools): Pick<Exercise, 'shows'> {
  const shows = figures
    .flatMap((piece) =>
      piece.kind === 'image'
        ? drawPicture(piece.block.id, piece.text, tools)
        : drawTable(piece, tools, { isAsked: true }),
    )
    .filter((block) => block.type === 'picture' || block.type === 'table');
  return shows.length === 0 ? {} : { shows };
}

/** `5/4 + 2/4 = 7/4`, worked out in the material: the sum is asked, what it makes goes to the key. */
function cutResult(text: string, isWorked: boolean): { asked: string; result: string | null } {
  const [, sum = '', result = ''] = /^([^=]*\d[^=]*)=\s*(.*)$/su.exec(text) ?? [];
  if (sum === '' || (!isWorked && /\d/.test(result))) return { asked: text, result: null };
  return { asked: `${sum.trim()} =`, result: /\d/.test(result) ? result : null };
}

/** Of a level of the taxonomy, 1 to 3. */
export const DIFFICULTY = { lembrar: 1, entender: 2, aplicar: 2, analisar: 3, avaliar: 3, criar: 3 } as const;

/** Beside what is worked out its ground is asked for, or something is made that nobody gave. */
const ASKS_GROUND =
  /(?<!\p{L})(?:justifique|argumente|explique (?:como (?:pensou|fez|chegou)|sua|seu))(?!\p{L})/iu;
/** `Verifique se 3 é raiz`: worked out as the text shows it. */
const CHECKS = /^(?:verifique|confira) se(?!\p{L})/iu;

function difficultyOf(text: string, whole: string): number {
  if (ASKS_GROUND.test(whole)) return 3;
  if (CHECKS.test(text)) return 2;
  const level = bloomLevelOf(text)?.level;
  return level === undefined ? 2 : DIFFICULTY[level];
}
