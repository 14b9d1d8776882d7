import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { splitLettered } from '#engine/pedagogy/language/split-lettered.ts';
import { WORKED_OUT } from '#engine/pedagogy/material/answers-within.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import {
  isLettered,
  isOption,
  LETTERED,
  type Question,
  signInList,
} from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { ANSWER_MARKED } from '#engine/pedagogy/understanding/role-of-line.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { fromFirst, tellColumn, tellTable } from './tables-asked.ts';

/** A question as a slide shows it, and what speaks against showing it. */
export interface PosedQuestion {
  /** What is read first, its statement, then its options under their letters. */
  points: Grounded[];
  pieces: Piece[];
  options: number;
  length: number;
  /** 0 for one that is whole; more the more of it stands elsewhere or was lost. */
  faults: number;
  /** What is read before it and has no room beside it. */
  unread: Piece[];
  /** Something of it was torn: a formula, its beginning, its options. */
  isBroken: boolean;
  /** Asks to look at a figure, a chart or a table that no line of it tells. */
  needsPicture: boolean;
  /** Says how a word was set, which a slide does not show. */
  namesLook: boolean;
}

/** Letters that a slide holds at a size that is read from the last row. */
const LONGEST = 900;
const LONGEST_SUPPORT = 420;
const LONGEST_STEM = 620;
/** A recipe or a poem has a slide of its own before a test asks about it. */
const MOST_READ = 6;
/** Nothing is asked by a bare number, a mark or a field to fill in. */
const ASKS_NOTHING =
  /^[\s\d.,;_():–-]*$|^.{0,24}_{4,}\s*$|^\p{L}+,$|^(?:quando|onde|quem|como|por qu[eê]|o qu[eê])\?$|^\([^()=]{3,60}\)$/iu;
/** Says how a word was set, which a slide does not. */
const OF_THE_PAGE =
  /(?<!\p{L})(?:em negrito|em destaque|destacad[oa]s?|sublinhad[oa]s?|grifad[oa]s?|em itálico)(?!\p{L})/iu;
const NEEDS_PICTURE =
  /(?<!\p{L})(?:figura|gráfico|imagem|mapa|charge|tirinha|ilustração|esquema|tabela|quadro)s?\s+(?:\d|abaixo|acima|a seguir|ao lado|anterior)/iu;
const NEEDS_TEXT =
  /(?<!\p{L})(?:(?:n|d)[oa]s?|(?:n|d)?est[ea]|(?:n|d)?ess[ea])\s+(?:trecho|fragmento|poema|excerto|verso|estrofe)(?!\p{L})|(?<!\p{L})(?:texto|afirmativas?|proposições|situação|dados|valores)\s(?:abaixo|a seguir|anterior)|(?<!\p{L})acima(?!\p{L}| d)/iu;
/** Signs that the reader tore off a formula. */
const TORN = /[\u0300-\u036f\u{1d400}-\u{1d7ff}]|^\(?[a-eA-E]\s?\)\s*\d+ \d+ ?\.?$/u;
/** `I e II`, `Apenas III.`: chosen among statements by their numerals. */
const BY_NUMERAL =
  /^(?:\(?[a-e]\s?[).–-]\s+)?(?:(?:somente|apenas|todas?|as)\s)*[IVX]+(?:\s?[,.;]|\s+e\s|$)/iu;
/** Judged or matched by its numeral, not chosen. */
const ROMAN = /^\(?[IVX]+\s?[).–-]\s/u;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const FAULT = { bit: 1, apart: 2, lost: 3, broken: 4 };
const FEWEST_OPTIONS = 2;

/** One question for a slide; null where what is left of it asks nothing. */
export function poseQuestion(
  { support, own }: Question,
  /** On as many slides as it takes; a text of its own beside it where both have room. */
  { isWhole = false, isShared = false }: { isWhole?: boolean; isShared?: boolean } = {},
): PosedQuestion | null {
  // Of questions that only letters count each is one by itself.
  const isAlone = own[0] !== undefined && isLettered(own[0]);
  const asking = own.filter((piece) => !support.slice(1).length || !support.includes(piece));
  const written = asking.flatMap((piece, at) =>
    joinLettered(linesOf(piece)).map((line) =>
      isAlone && at === 0 ? { ...line, text: line.text.replace(LETTERED, ''), isChoice: false } : line,
    ),
  );
  // `(A) …`, `(B) …`, `(C) …`: a letter of the run, no `C` for `certo`.
  const isRun = written.some(({ text }) => /^\(B\)/u.test(text));
  // `(1) Rede urbana` above `(  ) conjunto de cidades …`: the number is the column to choose from.
  const isMatched = written.some(({ text }) => BOX.test(text));
  const lines = written
    .flatMap((line) =>
      (isRun && /^\([A-H]\)/u.test(line.text)) || (isMatched && /^\(\d{1,2}\)/.test(line.text))
        ? [line]
        : hideAnswer(line),
    )
    .flatMap(splitOptions);
  const options = sortByLetter(
    firstRun(lines.filter(({ text, isChoice }) => isChoice && /[\p{L}\p{N}]/u.test(text))).map(addLetter),
  );
  const stem = keepWithin(
    lines.filter(({ text, isChoice }) => !isChoice && !ASKS_NOTHING.test(text)),
    isWhole ? Number.POSITIVE_INFINITY : LONGEST_STEM,
  );
  const asked = join(stem);
  if (stem.length === 0) return null;
  const [, ...given] = support;
  const read = given.length === 0 ? [] : support.flatMap(linesOf);
  const beside = isWhole && !isShared ? LONGEST - join([...stem, ...options]).length : 0;
  const isShort =
    join(read).length <= Math.max(LONGEST_SUPPORT, beside) &&
    (!isWhole || read.length <= MOST_READ || read.some(isBoxed));
  // The line that hands a text out bears the number of what is asked of it.
  const lead = read.filter(({ basis }) => basis.some(({ piece }) => own.includes(piece)));
  const shown = isShort ? read : [...lead, ...read.filter(({ role }) => role === 'statement_to_judge')];
  const isApart = !isShort || (given.length === 0 && support.length > 0);
  const isByNumeral = options.some(({ text }) => BY_NUMERAL.test(text));
  const table = tellTable(own, asked);
  const before = isByNumeral ? addNumerals([...shown, ...stem]) : [...shown, ...stem];
  const points = [...before, ...table, ...options].map(({ text, basis }) => ({ text, basis }));
  if (points.some(({ text }) => hasRawMath(text))) return null;
  const length = join(points).length;
  const pieces = [...support, ...own];
  const holds = (pattern: RegExp): boolean => points.some(({ text }) => pattern.test(text));
  const hasPicture = pieces.some(({ kind }) => kind === 'image' || kind === 'chart' || kind === 'table');
  const isBroken = holds(TORN) || isTornOff(asked) || (options.length > 0 && options.length < FEWEST_OPTIONS);
  const needsPicture = (hasPicture && table.length === 0) || holds(NEEDS_PICTURE);
  const faults =
    (holds(TORN) ? FAULT.broken : 0) +
    (isTornOff(asked) ? FAULT.broken : 0) +
    (options.length > 0 && options.length < FEWEST_OPTIONS ? FAULT.broken : 0) +
    (options.some(({ text }, at) => letterOf(text) !== 'abcdefgh'[at]) ? FAULT.lost : 0) +
    (holds(OF_THE_PAGE) ? FAULT.lost : 0) +
    (needsPicture ? FAULT.lost : 0) +
    (isApart || (read.length === 0 && holds(NEEDS_TEXT)) ? FAULT.apart : 0) +
    (length > LONGEST ? FAULT.apart : 0) +
    (options.length === 0 && !stem.some(isBoxed) && /\p{L}$/u.test(asked) ? FAULT.bit : 0);
  const unread = isShort
    ? []
    : support.filter((piece) => !shown.some(({ basis }) => basis.some((one) => one.piece === piece)));
  return {
    ...{ points, pieces, options: options.length, length, faults, unread, isBroken },
    ...{ needsPicture, namesLook: holds(OF_THE_PAGE) },
  };
}

/** Begins in the middle of a sentence; an order typed in haste begins so too. */
const isTornOff = (asked: string): boolean =>
  /^\P{Lu}*\p{Ll}/u.test(asked) && !/\d/.test(asked.slice(0, 4)) && !isImperative(upperFirst(asked));

/** `(III) Atestar a veracidade de uma informação`: matched by whoever wrote the key; what answers otherwise is not shown. */
function hideAnswer(line: Line): Line[] {
  // `(1) Chile ( ) petróleo`: the number of the first column is what the second asks for.
  if (/^\((?:\d{1,2}|[A-H])\)[^()]{1,60}\(\s*\)/u.test(line.text)) return [{ ...line, isChoice: false }];
  const matched = /^\(\s*_*(?:[IVX]+|[VFC]|\d{1,2})?\s*\)\s*([\p{L}\d].+)$/su.exec(line.text)?.[1];
  if (matched !== undefined) return [{ ...line, text: `(   ) ${matched}`, isChoice: false }];
  // `a) 5/4 + 2/4 = 7/4`: worked out already, and worked out anew by the class.
  const sum = WORKED_OUT.exec(line.text)?.[1];
  if (sum !== undefined) return [{ ...line, text: `${sum.trim()} = ____`, isChoice: true }];
  if (ANSWER_MARKED.test(line.text)) return [];
  return line.role === 'answer' && !ROMAN.test(line.text) ? [] : [line];
}

type Line = Pick<Statement, 'role'> & Grounded & { isChoice: boolean };

/** A table or a picture cannot be told in a line; a question of a list has its number again. */
const linesOf = (piece: Piece): Line[] => {
  const { kind, block, statements } = piece;
  if (kind === 'table' || kind === 'image' || kind === 'chart') return [];
  const column = tellColumn(piece);
  if (column !== null)
    return [{ text: plainMath(column), basis: [...statements], role: 'alternative', isChoice: false }];
  return fromFirst(statements).map(({ one, number }) => {
    const sign = one.role === 'exercise' && !NUMBERED.test(one.text) ? signInList(block, one) : '';
    const text = `${number}${splitAnswer(plainMath(one.text).trim()).asked}`
      .replace(/^\/\s+/, '')
      .replace(/(?<=[.?])\s*(?:_{3,}|\(\s*\))\s*$/, '')
      // `( ) b) Porque queria …`: the box is where the letter is ticked.
      .replace(/^\(\s*\)\s*(?=[a-eA-E]\s?\)\s)/, '');
    return {
      ...{ text: sign === '' ? text : `${sign} ${text}`, basis: [one], role: one.role },
      // `A - planalto ( ) choque de placas` is one line of two columns.
      isChoice:
        (isOption({ ...one, text }) || /^\p{L}/u.test(sign) || isPart(block, one)) &&
        !ROMAN.test(one.text) &&
        !/\S\s+\(\s*\)\s+\S/.test(one.text),
    };
  });
};

const LONGEST_PART = 120;
const FEWEST_PARTS = 2;

/** `Na (Z = 11)` one level below the question of a list: counted by letters, which the list keeps to itself. */
function isPart(block: Block, { text, role }: Statement): boolean {
  if (block.type !== 'list' || !block.isOrdered || role !== 'exercise' || text.length > LONGEST_PART)
    return false;
  const parts = block.items.filter(({ level }) => level > 0);
  return (
    parts.length >= FEWEST_PARTS && !BOX.test(text) && parts.some((one) => one.text.trim() === text.trim())
  );
}

/** `b) Did he swim? Why?`: what its letter asks is asked together. */
const joinLettered = (lines: Line[]): Line[] =>
  lines.length > 1 &&
  LETTERED.test(lines[0]?.text ?? '') &&
  !lines.slice(1).some(({ text, isChoice }) => isChoice && (LETTERED.test(text) || /\p{L}{3}/u.test(text)))
    ? lines.slice(0, 1).map((line) => ({
        ...line,
        text: join(lines),
        basis: lines.flatMap(({ basis }) => basis),
      }))
    : lines;

/** `O “C” do modelo SCI significa: ( ) Crítica ( ) Comportamento`: one of them is to be ticked. */
const TO_TICK = /^(?<stem>.*\p{L}.*[:?])\s*(?<told>(?:\(\s*\)[^().]{1,60}){2,8})$/su;
const TO_JUDGE = /(?<!\p{L})(?:(?:V|F)(?=[\s,).])|verdadeir|fals|classifi|julg|numer|relacion|associ|D \()/u;

/** `a) I e II. b) II e III. c) III e IV.` on one line, after its statement or alone. */
function splitOptions(line: Line): Line[] {
  // `( ) torneiras e tempo ( ) litros e preço`: judged one by one, though the page joined them.
  const boxes = line.text.split(/\s+(?=\(\s*\)\s)/u);
  if (boxes.length > 1 && boxes.slice(1).every((one) => !/^\(\s*\)\s*$/.test(one)) && BOX.test(line.text))
    return boxes.map((text) => ({ ...line, text: text.replace(BOX, '(   )'), isChoice: false }));
  const ticked = TO_TICK.exec(line.text)?.groups;
  if (ticked !== undefined && !TO_JUDGE.test(line.text)) {
    const told = (ticked.told ?? '').split(/\(\s*\)/u).filter((one) => one.trim() !== '');
    return [
      { ...line, text: ticked.stem ?? '', isChoice: false },
      ...told.map((text, at) => ({
        ...line,
        text: `${'abcdefgh'[at] ?? ''}) ${text.trim()}`,
        isChoice: true,
      })),
    ];
  }
  const split = splitLettered(line.text);
  if (split === null) return [line];
  const { stem, items } = split;
  return [
    ...(stem === '' ? [] : [{ ...line, text: stem, isChoice: false }]),
    ...items.map((text) => ({ ...line, text, isChoice: true })),
  ];
}

/** Where the letters begin again, the number of the next question was lost. */
function firstRun(options: readonly Line[]): Line[] {
  const seen = new Set<string>();
  const again = options.findIndex(({ text }) => {
    const letter = letterOf(text);
    const isAgain = letter !== '' && seen.has(letter);
    seen.add(letter);
    return isAgain;
  });
  return again < 0 ? [...options] : options.slice(0, again);
}

const letterOf = (text: string): string => (LETTERED.exec(text)?.[1] ?? '').toLowerCase();

/** A slide file tells its boxes in the order in which they were made. */
const sortByLetter = (options: readonly Line[]): Line[] =>
  new Set(options.map(({ text }) => letterOf(text))).size === options.length
    ? options.toSorted((one, other) => (letterOf(one.text) < letterOf(other.text) ? -1 : 1))
    : [...options];

/** The numbers that a column to be matched goes by: `I. ICMS II. IOF`, `(1) Chile`. */
const NUMBERS = /(?:^|\s)(?:[IVX]+|\d{1,2}|[A-H])\s?[.)–-]\s|\(\d{1,2}\)/gu;

/**
 * Of what is judged one by one, or has several under each number, as many as one slide holds; where each number has its own,
 * none can be left out.
 */
function keepWithin(lines: readonly Line[], most: number): Line[] {
  let room = most;
  const boxes = lines.filter(({ text }) => BOX.test(text)).length;
  const numbers = lines
    .filter(({ text }) => !BOX.test(text))
    .flatMap(({ text }) => text.match(NUMBERS) ?? []);
  const isMatched = boxes > 1 && boxes <= numbers.length;
  const isOneByOne = !isMatched && lines.filter(isBoxed).length >= FEWEST_OPTIONS;
  return lines.filter((line) => {
    room -= line.text.length;
    return room >= 0 || !(isOneByOne && isBoxed(line));
  });
}
const BOX = /^\(\s*\)/;
const isBoxed = ({ text, role }: Line): boolean => role === 'statement_to_judge' || BOX.test(text);

const addLetter = (line: Line, at: number): Line =>
  LETTERED.test(line.text) ? line : { ...line, text: `${'abcdefgh'[at] ?? ''}) ${line.text}` };

/** The numerals that a list of Word or of a PDF keeps to itself. */
function addNumerals(lines: readonly Line[]): Line[] {
  const judged = lines.filter(({ role }) => role === 'statement_to_judge');
  const bare = judged.every(({ text }) => !ROMAN.test(text));
  return lines.map((line) => {
    const numeral = ROMANS[judged.indexOf(line)];
    return bare && numeral !== undefined ? { ...line, text: `${numeral}. ${line.text}` } : line;
  });
}

const join = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join(' ');
