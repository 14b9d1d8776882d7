import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { leadsByNumber, leadsToQuestions, NUMBERED } from './leads-to-questions.ts';
import type { Piece, Statement } from './piece.ts';

/** One question of a test or worksheet with all that belongs to it. */
export interface Question {
  /** What is read before it: a text, afirmativas to be judged, a table; asked of its neighbours too. */
  support: Piece[];
  /** Statement and options. */
  own: Piece[];
}

/** What says nothing without the question before it. */
const ANSWERS: ReadonlySet<Role> = new Set(['alternative', 'answer']);
const ASKING: ReadonlySet<Role> = new Set(['exercise', 'statement_to_judge', ...ANSWERS]);
const BESIDE: ReadonlySet<Piece['kind']> = new Set(['table', 'image', 'chart', 'equation']);

/** True for a piece that begins a question of its own, by its number or as one item of a numbered list. */
export function opensQuestion({ role, text, block, statements }: Piece): boolean {
  if (role !== 'exercise' || BOXED.test(text) || MATCHED.test(text)) return false;
  const isItem = block.type === 'list' && block.isOrdered && placeInList(block, statements[0]) !== null;
  return isItem || NUMBERED.test(text);
}

/** The number that an ordered list gives this item of its highest level, from 1 or where it goes on counting; null for others. */
export function placeInList(
  block: Block,
  statement: Pick<Statement, 'text' | 'answer'> | undefined,
): number | null {
  if (block.type !== 'list' || !block.isOrdered) return null;
  // `a) Escreva a lei`, `b) Quanto recebe?` in one list with the case that they ask about.
  const top = block.items.filter(({ level, text }) => level === 0 && !LETTERED.test(text));
  // What answers it may have been taken off.
  const isItem = (text: string): boolean =>
    text === statement?.text || (statement?.answer !== undefined && text.startsWith(statement.text));
  const at = top.findIndex(({ text }) => isItem(text));
  return at < 0 ? null : at + (block.start ?? 1);
}

/** `c)`, as a list that is counted by letters keeps it to itself, or in the line. */
export const isLettered = ({ block, text }: Piece): boolean =>
  LETTERED.test(text) || (block.type === 'list' && block.isLettered === true);

/** The sign before an item of an ordered list, `3)` or `c)`; '' for anything else. */
export function signInList(block: Block, statement: Statement): string {
  const place = placeInList(block, statement);
  if (place === null || block.type !== 'list') return '';
  return block.isLettered === true ? `${LETTERS[place - 1] ?? ''})` : `${place})`;
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The questions among pieces in their order, each with what it needs; what teaches between them belongs to none. A
 * question ends where the next one opens, by number or, where hardly any has one, with the next order.
 */
export function readQuestions(pieces: readonly Piece[]): Question[] {
  const orders = pieces.filter(({ role }) => role === 'exercise');
  const numbered = orders.filter(({ text }) => NUMBERED.test(text));
  const isNumbered = numbered.length * 3 >= Math.max(1, orders.length) || areCounted(numbered);
  const questions: Question[] = [];
  let open: Question | null = null;
  let support: Piece[] | null = null;
  let shared: { support: Piece[]; last: number } | null = null;
  // `06. Leia o texto a seguir e responda:` up to what is asked of it.
  let led: Question | null = null;
  const begin = (piece: Piece): Question => {
    if (support !== null) shared = { support, last: lastNumber(support[0]?.text ?? '') };
    const isNamed = shared !== null && numberOf(piece) <= shared.last;
    const before = OF_ABOVE.test(piece.text) ? (questions.at(-1)?.support ?? []) : [];
    const given = support ?? (isNamed ? (shared?.support ?? []) : before);
    const question: Question = { support: given, own: [piece] };
    support = null;
    led = leadsByNumber(piece) ? question : null;
    if (led !== null) led.support = [piece];
    questions.push(question);
    return question;
  };
  for (const [at, piece] of pieces.entries()) {
    const isHeaded = piece.isHeaded === true || pieces[at - 1]?.kind === 'heading';
    const isAnswered: boolean = open?.own.some(isAnswer) ?? false;
    const next = pieces[at + 1];
    // A text to be read has parts of its own, each with what it says: `Ingredientes`, `Modo de preparo`.
    const isOfText = next !== undefined && next.kind !== 'heading' && !ASKING.has(next.role);
    const lead = led as Question | null;
    if (lead !== null && piece.kind !== 'heading' && !opensQuestion(piece)) {
      const asksOf = piece.role === 'exercise';
      (asksOf ? lead.own : lead.support).push(piece);
      if (asksOf) led = null;
    } else if (
      piece.kind === 'heading' &&
      support !== null &&
      (isOfText || support.slice(1).every(({ kind }) => kind === 'heading'))
    )
      support = [...support, piece];
    else if (piece.kind === 'heading') [open, support] = [null, null];
    else if (leadsToQuestions(piece)) [open, support] = [null, [piece]];
    else if (open !== null && (goesOnByLetter(piece, open) || fillsIn(piece, open))) open.own.push(piece);
    else if (opensQuestion(piece) || setsHomework(piece)) open = begin(piece);
    else if (support !== null && piece.role !== 'alternative' && !(piece.role === 'exercise' && asks(piece)))
      support = [...support, piece];
    else if (opensWithoutNumber(piece, open, isNumbered && !isHeaded, isAnswered)) open = begin(piece);
    else if (isNumbered && isAnswered && isUnasked(piece)) [open, support] = [null, [piece]];
    else if (open !== null && (ASKING.has(piece.role) || (!isAnswered && BESIDE.has(piece.kind))))
      open.own.push(piece);
    else open = null;
  }
  return questions;
}

const FEWEST_COUNTED = 3;
/** `1)`, `2)`, `3)`: however many lines of a recipe between them were taken for orders. */
const areCounted = (numbered: readonly Piece[]): boolean =>
  numbered.length >= FEWEST_COUNTED &&
  numbered.every((piece, at) => at === 0 || numberOf(piece) === numberOf(numbered[at - 1] ?? piece) + 1);

/** `(1) Chile ( ) petróleo`: a line of two columns to be matched. */
const MATCHED = /^\(\d{1,2}\)\s.{1,60}\(\s*\)/u;
/** One of several that are judged, matched or named: `(   ) O Greenpeace…`, `_____ Uma escola de samba…`. */
/** `_____ you _____ (buy) the tickets?` asks by itself. */
const BOXED = /^(?:\([\s_]*\)|_{3,}(?!.*(?:_{3,}.*|\?\s*)$))/;
const isAnswer = ({ role, statements }: Piece): boolean =>
  ANSWERS.has(role) || statements.some((one) => ANSWERS.has(one.role));

function opensWithoutNumber(
  piece: Piece,
  open: Question | null,
  isNumbered: boolean,
  isAnswered: boolean,
): boolean {
  if (piece.role !== 'exercise' || (open !== null && BOXED.test(piece.text))) return false;
  // `a) Escreva a lei da função`, `b) Quanto custa …?` below the case that they ask about.
  if (open !== null && LETTERED.test(piece.text) && !LETTERED.test(open.own[0]?.text ?? '')) return false;
  if (isNumbered) return asks(piece) && (open === null || isAnswered);
  return open === null || isAnswered || piece.block !== open.own[0]?.block;
}

/** `Considerando o texto apresentado acima`, of what the question before it has read. */
const OF_ABOVE = /(?<!\p{L})texto (?:(?:apresentado|lido|citado) )?(?:acima|anterior)(?!\p{L})/iu;

/** `Tarefa: desenhar o caminho do alimento` behind the last question asks for something else. */
const setsHomework = ({ role, text }: Piece): boolean =>
  role === 'exercise' &&
  /^\W*(?:tarefa|dever|li[çc][ãa]o|(?:p\/|para|pra) casa)(?: [^:]{2,12})?\s?:/iu.test(text);

/** `a) Chorei rios de lágrimas.` of a list below `identifique a figura:`, the first of them or one behind it. */
function goesOnByLetter(piece: Piece, { own }: Question): boolean {
  const [first] = own;
  const isOfList = piece.block.type === 'list' && piece.block.isLettered === true;
  return isOfList && ASKING.has(piece.role) && first !== undefined && !isLettered(first);
}

/** `1. Yo ______ (levantarse) a las seis.` of a list of gaps right below `complete com o verbo no presente`. */
function fillsIn({ block }: Piece, { own }: Question): boolean {
  const [first, ...items] = own;
  const isGaps = block.type === 'list' && block.isOrdered && block.items.every(({ text }) => GAP.test(text));
  return (
    isGaps &&
    first !== undefined &&
    first.block.type !== 'list' &&
    !GAP.test(first.text) &&
    !first.text.includes('?') &&
    items.every((item) => item.block === block)
  );
}
const GAP = /_{3,}/;

const numberOf = ({ text }: Piece): number => Number(NUMBERED.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
/** `as questões 4, 5 e 6` → 6 */
const lastNumber = (lead: string): number =>
  Number(/quest(?:ão|ões)\s[^.]*?(\d{1,3})\D*$/iu.exec(lead)?.[1] ?? 0);

/** `3 cenouras médias` after the options of a question: read before the next one; `b) a força` goes on with what `a)` asks. */
const isUnasked = ({ role, kind, text, block }: Piece): boolean =>
  role === 'exercise' &&
  !LETTERED.test(text) &&
  kind === 'text' &&
  block.type === 'paragraph' &&
  !/^\(|_{3,}/.test(text);

const asks = ({ text }: Piece): boolean => /[?:]\s*$/.test(text);

/** What a statement says, by what it is to its question. */
export const isOption = ({ role, text }: Statement): boolean =>
  LETTERED.test(text) || (role === 'alternative' && !NUMBERED.test(text));
/** `A) …`, `b. …` */
export const LETTERED = /^\(?([A-Ha-h])\s?[).–-]\s+(?=\S)/u;
