import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** An exercise as it is read, before it is known what it asks. */
export interface Draft {
  lines: string[];
  lettered: string[];
  /** A program that it asks about. */
  program?: string;
  answers: string[];
  /** Of things to relate: the number that the material wrote before each, null where it left the place open. */
  matched: (string | null)[];
  /** Some of the letters hold what was worked out. */
  isWorked: boolean;
  /** The line that opens it, as the material writes it. */
  written: string;
  /** The material numbers it. */
  isItem: boolean;
  piece: Piece;
  /** Pictures and tables that it asks about. */
  figures: Piece[];
}

/** `(2,0 pontos) `, `(Enem-2015) `: what an exercise is worth or where it is from. */
const ORIGIN = /^(?:\([^)]{2,30}\)\s*)+/u;
/** An order to look at something: what is asked comes after it. */
const LOOK =
  /^(?:leia|observe|considere|utilize|use|veja|analise|examine|imagine|suponha|note|sejam?|dad[oa]s?)(?!\p{L})/iu;
/** The numbers are the material's, and what it points to does not stand here. */
const POINTS_ELSEWHERE = /para responder\s(?:à|a|as|às)?\s?(?:quest|pergunt|ite)/iu;
/** Letters of a formula, and the bars above them on their own: its lines fell apart. */
const DRAWN_LETTERS = /[\u{1d400}-\u{1d7ff}]|(?:^|\s)[\u0300-\u036f]/u;
const ENDS_OPEN = /[:=]$|(?<!\p{L})(?:que|com|de|da|do|e|ou|a|o)$/u;
/** `estão corretas as afirmativas I e II`: the sentences before it have numbers. */
const NAMES_ROMANS = /(?<!\p{L})(?:I|II|III|IV|V)(?!\p{L})/u;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const isOrder = (clause: string): boolean => isImperative(upperFirst(clause)) && !LOOK.test(clause);

/** Whether a line wants something of the pupil. */
export function asks(line: string): boolean {
  if (/\?|_{3}/.test(line)) return true;
  return splitSentences(line.replace(ORIGIN, '')).some((sentence) => {
    const bare = sentence.replace(/^[a-j]\)\s*/u, '').trim();
    // `Dada a função f(x) = 3x, calcule f(2)`: what is given first, then what to do with it.
    return LOOK.test(bare)
      ? bare
          .split(/[,;]\s+(?=\p{Ll})/u)
          .slice(1)
          .some(isOrder)
      : isImperative(bare);
  });
}

/** What a test numbers and what can be chosen from asks; anything else has to say so. A torn sentence asks nothing. */
export function isAsked({ lines, lettered, isItem, matched, piece }: Draft): boolean {
  if (piece.page !== null && lines.some((line) => DRAWN_LETTERS.test(line))) return false;
  const first = (lines[0] ?? '').replace(ORIGIN, '').trim();
  if (/^\p{Ll}/u.test(first) && (piece.page !== null || !isImperative(first))) return false;
  // Options from `c` on: the first were not read, and none of those left may be right.
  const letters = lettered.flatMap(
    (text) => /^\W{0,2}([a-j])\s?[).–-]/iu.exec(text)?.[1]?.toLowerCase() ?? [],
  );
  if (letters.length > 0 && letters[0] !== 'a') return false;
  if (lettered.length > 1 || matched.length > 1) return true;
  const isLook = lines.length === 1 && LOOK.test(first);
  // A list of names with an order among them is a list of something else.
  const isTold = lines.some(asks) && (isItem || asks(first) || LOOK.test(first) || asks(lines.at(-1) ?? ''));
  // A numbered sentence of a page that asks nothing is more often a step of a proof.
  return isTold || (isItem && piece.page === null && !isLook && !ENDS_OPEN.test(lines.at(-1) ?? ''));
}

/** A line of a PDF that is not what a formula left there, nor announces one that is not. */
export function isWhole(line: string, at: number): boolean {
  if (asks(line)) return true;
  if (at > 0 && /^\p{Ll}/u.test(line)) return false;
  return at === 0 ? !isBroken(line) : !/[=≡∈⊕]|:$/u.test(line) || /^\(|^[IVX]+[.)]/u.test(line);
}

/** What only says where to look stands before the exercise that it is said for; alone it is none. */
export function joinContexts(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  let context: string[] = [];
  let figures: Piece[] = [];
  for (const draft of drafts) {
    const isContext =
      draft.lettered.length + draft.answers.length + draft.matched.length === 0 &&
      LOOK.test((draft.lines[0] ?? '').replace(ORIGIN, '')) &&
      !draft.lines.some(asks);
    if (isContext) {
      context = draft.lines.some((line) => POINTS_ELSEWHERE.test(line)) ? [] : draft.lines;
      figures = draft.figures;
      continue;
    }
    kept.push(
      context.length === 0
        ? draft
        : {
            ...draft,
            lines: [...numberJudged(context, draft), ...draft.lines],
            figures: [...figures, ...draft.figures],
          },
    );
    context = [];
    figures = [];
  }
  return kept;
}

function numberJudged(context: readonly string[], { lettered }: Draft): string[] {
  const [head = '', ...judged] = context;
  if (judged.length < 2 || !lettered.some((text) => NAMES_ROMANS.test(text))) return [...context];
  return [head, ...judged.map((line, at) => `${ROMANS[at] ?? '–'}. ${line}`)];
}

const LABEL = /^(?:respostas?|solu[çc][ãa]o|resolu[çc][ãa]o|gabarito)\s*[:.–-]\s*/iu;
/** `83).`: the end of a bracket whose beginning stands elsewhere. */
const LEFT_OVER = /^[\d\s.,]*\)\W*$/u;
/** A derivation that lost its formulas. */
const TORN_ANSWER = /[=≈≤]\s*(?:[;,:]|$)|(?:então|logo|portanto|Temos)\s*[,:;]?$|(?:=[^=]*){6}/u;

/** What the material gives as the answer, without its label; null where it gives none or only pieces of one. */
export function answerOf({ answers, matched, piece }: Draft, worked: readonly string[]): string | null {
  if (matched.length > 1) return matched.includes(null) ? null : matched.join(', ');
  // Two answers under one exercise: those of others, whose questions were not read.
  if (answers.filter((text) => LABEL.test(text)).length > 1) return null;
  const said = answers
    .map((text) => text.replace(LABEL, '').trim())
    .filter((text) => text !== '' && !LEFT_OVER.test(text));
  if (piece.page !== null && said.some((text) => TORN_ANSWER.test(text) || isBroken(text))) return null;
  return [...said, ...worked].join('; ') || null;
}
