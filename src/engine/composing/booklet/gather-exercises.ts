import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question as QuizQuestion } from '#engine/pedagogy/plan/questions/question.ts';
import { isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { BookletExercise } from '#shared/composition/booklet.ts';
import { claimFigures, type Figure } from './claim-figures.ts';
import { drawPicture, drawTable } from './draw-figures.ts';
import { answerOf, type Draft, isAsked, isWhole, joinContexts } from './judge-exercises.ts';
import type { Tools } from './tools.ts';
import { foldSpace } from './written-key.ts';

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
  /^(?:\([^)]{2,30}\)\s*)?(?:some|subtraia|multiplique|divida|efetue|calcule|resolva|simplifique|converta|determine|escreva|complete|fatore|responda|explique|descreva)/iu;
/** `Considere o texto e responda:`, `Classifique cada ângulo:`: what stands under letters is done one by one. */
const ORDER_AT_END =
  /(?<!\p{L})(?:calcule|determine|encontre|obtenha|efetue|resolva|responda|explique|faça o que se pede)\s*[:.]?$/iu;
const ORDER_FOR_EACH =
  /^(?:\p{Lu}\p{Ll}+[ae]|dê|faça) (?:cada|o nome de cada|os seguintes|as seguintes)(?!\p{L})/u;
/** Nothing is worked out, whatever signs stand there. */
const NAMED_ONLY = /^(?:classifique|identifique|dê o nome|explique|descreva)(?!\p{L})/iu;
const ASKS_NOTHING = /^[\s\d._():–-]*$|^\p{L}+,?$/u;
/** Letters of a formula are no words. */
const LEAST_WORDS = 2;
/** So many numbers and a line without one goes on with the exercise before it. */
const MANY_NUMBERS = 3;

/**
 * The exercises that stand in these pieces, each with its options and what is printed as its answer. An exercise runs to
 * the next one; letters below an order to work are sums of it, below a question they are options. What only says where
 * to look belongs to the exercise after it; what asks nothing is none.
 * @returns `claimed`: blocks of the pictures and tables that stand among them
 */
export function gatherExercises(
  pieces: readonly Piece[],
  tools: Tools,
): { exercises: Exercise[]; claimed: ReadonlySet<string> } {
  const found: Draft[] = [];
  const figures: Figure[] = [];
  const asking = pieces.filter(({ kind }) => kind !== 'heading');
  const isNumbered = asking.filter(({ text }) => NUMBER.test(text)).length >= MANY_NUMBERS;
  for (const piece of asking) {
    if (
      tools.isPractice &&
      (piece.kind === 'image' || piece.kind === 'table') &&
      linesOf(piece, tools).length === 0
    )
      figures.push({ piece, before: found.length, isWithin: found.at(-1)?.lettered.length === 0 });
    for (const { text, role } of linesOf(piece, tools)) {
      const open = found.at(-1);
      const isLettered = LETTER.test(text);
      const isNext = isNumbered && NUMBER.test(text) && !isLettered;
      if (open !== undefined && !isNext && isRelated(text, open)) addRelated(text, open);
      else if (open !== undefined && !isNext && !isLettered && role !== 'answer' && isSumOf(text, open))
        open.lettered.push(text);
      else if (open !== undefined && !isNext && (isLettered || role === 'alternative')) {
        open.lettered.push(...splitLetters(text));
        open.isWorked ||= role === 'answer';
      } else if (role === 'answer') open?.answers.push(text);
      else if (open !== undefined && (role === 'statement_to_judge' || goesOn(open, text, isNumbered)))
        open.lines.push(text);
      else found.push(startDraft(text, isNumbered, piece));
    }
  }
  claimFigures(figures, found, tools);
  const claimed = new Set<string>();
  const exercises = joinContexts(found).flatMap((draft) => {
    const finished = finish(draft, tools);
    if (finished.length > 0) for (const { blockRef } of draft.figures) claimed.add(blockRef);
    return finished;
  });
  return { exercises, claimed };
}

function startDraft(text: string, isNumbered: boolean, piece: Piece): Draft {
  const isItem = isNumbered && NUMBER.test(text);
  const lines = [text.replace(NUMBER, '')];
  return { lines, lettered: [], answers: [], matched: [], isWorked: false, isItem, piece, figures: [] };
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

/** The lines of a piece that ask or answer; a sentence without a mark of its own goes on with the one before. */
function linesOf({ statements, kind }: Piece, { say }: Tools): { text: string; role: Role }[] {
  const lines: { text: string; role: Role }[] = [];
  for (const { text: raw, role } of statements) {
    // A bare number among what is asked is worked with, whatever it looks like by itself.
    if (!isPracticeRole(role) && !(kind === 'list' && lines.length > 0 && isFigure(raw))) continue;
    const text = say(raw).trim().replace(BRACKETS, '(   ) ').replace(GAP, '____');
    const last = lines.at(-1);
    const isMarked = LETTER.test(text) || NUMBER.test(text);
    if (last !== undefined && kind === 'text' && !isMarked && role === last.role) last.text += ` ${text}`;
    else lines.push({ text, role });
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
  const text = [...lines, ...parts.map(({ asked }, at) => `${letter(at)}) ${asked}`)].join('\n');
  const worked = parts.flatMap(({ result }, at) => (result === null ? [] : [`${letter(at)}) ${result}`]));
  const options = isWork ? [] : bare;
  const written = tools.writtenKey.get(foldSpace(piece.text));
  // `b`, `letra C`: the key of what is chosen.
  const right = 'abcde'.indexOf(
    /^(?:letra )?\(?([a-e])\)?\.?$/iu.exec(written ?? '')?.[1]?.toLowerCase() ?? '-',
  );
  const chosen = options[right];
  const given = options.length > 0 ? chosen : written === undefined ? undefined : tools.say(written);
  const isSum =
    !NAMED_ONLY.test(first) &&
    (/\d\s*[-+×÷:·.∙–]\s*\d|[%√=]|R\$/u.test(text) || (parts.length > 1 && bare.every(isFigure)));
  return [
    {
      type: 'question',
      kind: matched.length > 1 ? 'lacuna' : isWork ? (isSum ? 'calculo' : 'aberta') : 'multipla_escolha',
      text,
      passageIds: tools.cite(piece),
      options,
      right: chosen === undefined ? null : right,
      answer: answerOf(draft, worked) ?? given ?? null,
      reason: null,
      difficulty: difficultyOf(first),
      ...showFigures(draft.figures, tools),
    },
  ];
}

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

const DIFFICULTY = { lembrar: 1, entender: 2, aplicar: 2, analisar: 3, avaliar: 3, criar: 3 } as const;

function difficultyOf(text: string): number {
  const level = bloomLevelOf(text)?.level;
  return level === undefined ? 2 : DIFFICULTY[level];
}

/** A question that the lesson answers itself, with the sentence of the material that gives the answer. */
export function fromQuiz(question: QuizQuestion, { say }: Tools, cited: string[]): Exercise {
  const { kind, text, options, answer, bloomLevel, basis } = question;
  const right = options.indexOf(answer);
  const isJudged = kind === 'verdadeiro_falso';
  const verdict = isJudged ? (/^verdadeiro/i.test(answer) ? 0 : 1) : right;
  const said = say(basis[0]?.text ?? '');
  // The reason of an open question is its answer; a true sentence is its own.
  // A gap filled in is the sentence of the item once more.
  const isTold = kind === 'lacuna' || /^(?:complete|que nome)/iu.test(text);
  const hasReason =
    said !== '' && said.length <= LONGEST_REASON && !isTold && (isJudged ? verdict === 1 : kind !== 'aberta');
  return {
    type: 'question',
    kind,
    text: isJudged ? say(text).replace(/^Verdadeiro ou falso\?\s*/u, '') : say(text),
    passageIds: cited,
    options: options.map(say),
    right: options.length > 0 && verdict >= 0 ? verdict : null,
    answer: isJudged && verdict === 0 ? 'Verdadeiro' : upperFirst(say(answer)),
    reason: hasReason ? said : null,
    difficulty: kind === 'aberta' ? Math.max(2, DIFFICULTY[bloomLevel]) : DIFFICULTY[bloomLevel],
  };
}

const LONGEST_REASON = 240;

/** Entries of a list that a match asks for, and how long they may be. */
const MATCHES = { least: 3, most: 5, words: 22 };
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

const RELATE = 'Relacione cada nome ao que se diz dele:';
export const isRelating = ({ text }: Exercise): boolean => text.startsWith(RELATE);

/** Names with a sentence each, to be put together again: the sentences in another order. */
export function askEntries(blocks: readonly BookletBlock[]): Exercise[] {
  return blocks.flatMap((block): Exercise[] => {
    if (block.type !== 'points') return [];
    const fits = block.items.filter(
      ({ head, text }) =>
        head !== null &&
        wordsOf(text).length <= MATCHES.words &&
        !text.toLowerCase().includes(head.toLowerCase()),
    );
    const entries = fits.slice(0, MATCHES.most);
    if (entries.length < MATCHES.least) return [];
    const order = entries.map((_, at) => (at * 2 + 1) % entries.length);
    const places =
      new Set(order).size === entries.length ? order : entries.map((_, at) => entries.length - 1 - at);
    return [
      {
        ...{ type: 'question', kind: 'lacuna', options: [], right: null, reason: null, difficulty: 1 },
        text: [
          RELATE,
          ...entries.map(({ head }, at) => `${NUMERALS[at]}. ${head}`),
          ...places.map((at) => `(   ) ${entries[at]?.text}`),
        ].join('\n'),
        passageIds: entries.flatMap(({ passageIds }) => passageIds.slice(0, 1)),
        answer: places.map((at) => NUMERALS[at]).join(', '),
      },
    ];
  });
}
