import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { findNotes } from '#engine/pedagogy/material/is-note.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint, TERM_MARK, tellTerm } from './clean-point.ts';
import { pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { listsThings, sayThings } from './say-things.ts';

/** `azul + amarelo = verde`, `Exemplo: Na + Cl → NaCl`: what comes of what, in words or in formulas. */
const EQUATION =
  /^(?:exemplo\s*:\s*)?(\p{L}{3}[\p{L} ]*(?: \+ \p{L}{3}[\p{L} ]*)+ (?:=|→|->) \p{L}{3}[\p{L} +]*|\d*\p{Lu}[\p{L}\d₀-₉()]*(?: \+ \d*\p{Lu}[\p{L}\d₀-₉()]*)+ (?:→|->) \d*\p{Lu}[\p{L}\d₀-₉() +]*)\.?$/iu;

/** The reaction or mixture that a line is; null for anything else. */
export const equationIn = ({ text, role }: Statement): string | null =>
  role === 'exercise' ? null : (EQUATION.exec(text.trim())?.[1] ?? null);

const LONGEST_FORMULA = 90;
/** `x = (-b ± √Δ) / 2a`, `2º passo: calcular o delta: Δ = …` */
const FORMULA = /(?<![<>≤≥])=(?!>)/u;
/** A condition or a sentence says by itself what it says. */
const SAID = /^(?:se|quando|para|como)\s|[?]|_{2}|[{};]|\p{L}{3,} = \p{L}{3,}|\\|\$/iu;

/** `f(x) = ax + b, com a ≠ 0`, `P = m · g`: a rule in letters, whatever its line was taken for. */
const RULE = /^(?:\p{L}{1,2}['’₀-₉]?|\p{L}\s?\(\p{L}\))\s?=\s?(?=[^=]*\p{L})[^=?!]{2,70}$/u;

/** A formula that a teacher typed as a line of its own; null for anything else, and for what a page layer may have torn. */
export function formulaIn({ text, role, piece }: Statement): string | null {
  const isTyped = piece.page === null && piece.kind === 'text' && piece.block.type === 'paragraph';
  const bare = cleanPoint(text).replace(/[.;]$/, '');
  if (!isTyped || bare.length > LONGEST_FORMULA || !FORMULA.test(bare) || SAID.test(bare)) return null;
  // `3x² - 27 = 0 → x² = 9`: worked out, and no rule of the part that it stands in.
  if (piece.from === 'file' && /→|=>|->/u.test(bare)) return null;
  const isRule = role === 'formula' ? /\p{L}/u.test(bare) : isContentRole(role) && RULE.test(bare);
  return isRule ? bare : null;
}

/** `wake up - acordar`: a word of another language and what it means. */
const WORD_PAIR = /^([\p{Ll}¿¡][^:.!?–—=-]{1,40}?)\s*(?:\s[–—-]|=)\s(\p{Ll}[^:.!?=–—]{1,50})$/u;

/** The word and its meaning; null for anything else. */
export function wordPairIn({ role, text }: Statement): readonly [word: string, meaning: string] | null {
  const [, word, meaning] = role === 'definition' ? (WORD_PAIR.exec(text.trim()) ?? []) : [];
  return word === undefined || meaning === undefined ? null : [word, meaning];
}

/** `Bombeiros: 193`, `SAMU: 192`: a name and its number, most often to be called. */
export const NUMBER_OF = /^(\p{Lu}[^:.!?\d]{1,45}): (\(?\d[\d .()/–-]{1,18})$/u;
/** Whether a line is a name and its number. */
export const isNumbered = (line: string): boolean => NUMBER_OF.test(line.trim());

/** `Ela estudou muito. -> advérbio (não varia)`: a sentence and what it shows of the language. */
export const SENTENCE_SHOWN = /^(\p{Lu}[^→>“”"]{5,70}[.!])\s*(?:[-=]+>|→)\s*(\p{Ll}[^→>]{3,90}?)[.\s]*$/u;

/** `-> rever, tem gramática que implica`, `eles sempre confundem`, `falar disso`: said to oneself behind the rule. */
const TO_ONESELF =
  /\s*(?:[-=–]+>|→)?\s*(?<!\p{L})(?:rever|conferir|ver depois|falar disso|comentar isso|(?:eles|elas|todo mundo) sempre (?:confund|err|esquec)\p{L}*)(?!\p{L}).*$/isu;

/** The rules that a teacher typed in a line each, whole, with what shows them: no sentence of such a line is told alone. */
export function tellNotes(pieces: readonly Piece[]): Point[] {
  const notes = findNotes(pieces);
  return pieces.flatMap((piece, at) => {
    if (!notes.has(piece)) return [];
    if (listsThings(piece))
      return sayThings(
        piece.statements.map((statement) => ({ text: upperFirst(statement.text.trim()), statement })),
      );
    if (piece.kind === 'list') return piece.statements.flatMap((one) => sayNote([one]));
    // A long line was handed out in parts.
    if (pieces[at - 1]?.block === piece.block) return [];
    const own = pieces.filter(({ block }) => block === piece.block);
    return sayNote(own.flatMap(({ statements }) => statements));
  });
}

function sayNote(written: readonly Statement[]): Point[] {
  // `Grande propriedade. Dividido em:`: what a line leads to stands below it.
  const own = written.at(-1)?.text.trim().endsWith(':') ? written.slice(0, -1) : written;
  const [first] = own;
  // `crase = fusão de vogais. O acento é o grave.`: where nothing is listed behind a colon, sentences follow; one
  // in small letters goes on (`veias - trazem de volta. têm válvulas`).
  const isList =
    first?.piece.isJotted ||
    own.some(({ text }) => /\p{L}[^.!?]*[:!] /u.test(text) || /^(?:[/x] \S|¿)/u.test(text));
  const end = own.findIndex(({ text }, at) => at > 0 && !/^\p{Ll}/u.test(text));
  const told = isList || own.length === 1 ? own : own.slice(0, end < 0 ? own.length : end);
  const text = told
    .map((one) => withoutAside(plainMath(one.text).trim()))
    .join(' ')
    .replace(TO_ONESELF, '')
    .replace(/^(?:então|aí|daí|mas|e) (?=\p{Ll})/u, '')
    .replace(/^[^:]+$/u, (line) => line.replace(/^(\d{3,4}) [-–—] /u, '$1: ').replace(TERM_MARK, '$1: '))
    .replace(/[\s.;,]+$/, '');
  if (first === undefined || text === '') return [];
  // `a > 0`, `f(x) = …`: a sign keeps its letter.
  const said = /^\p{Ll}(?:\s?[=<>(+]|$)/u.test(text) ? text : tellTerm(upperFirst(text));
  return [{ ...pointAsIs(said, first, { kind: 'item', isLong: false }), basis: [...told] }];
}

const FEWEST_IN_ROW = 3;
const MOST_IN_ROW = 6;

/** Of a line of notes nothing is told in a row with others but the whole of it. */
export function tellsWholeNotes(point: Point | null): boolean {
  const basis = point?.basis ?? [];
  const isWhole = basis.every(
    ({ piece, words }) => words <= MOST_IN_ROW && piece.statements.every((line) => basis.includes(line)),
  );
  return !basis.some(({ piece }) => piece.isJotted) || (basis.length >= FEWEST_IN_ROW && isWhole);
}

const LONGEST_LINE = 18;
const FEWEST_LINES = 2;
const FEWEST_OF_CLAUSE = 5;
const FEWEST_LISTED = 2;
const LONGEST_LISTING = 40;

/**
 * Lines that a teacher typed one below the other without stops (`Concentração de terras`, `Busca por emprego`): a list that lacks
 * its bullets. Lines of a page layer are left alone: there a line may be half a sentence.
 */
export function findTypedLines(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let run: Piece[] = [];
  const close = (): void => {
    const [only] = run;
    const before = only === undefined ? undefined : pieces[pieces.indexOf(only) - 1];
    // `Material`, then `bandeja, gazes, luvas`: one line that lists.
    const lists = before?.kind === 'heading' && (only?.text.split(', ').length ?? 0) > FEWEST_LISTED;
    // `o oxigênio sai pelas folhas` among lines of other kinds: a clause is told though nobody closed it.
    const isClause =
      only !== undefined && hasFiniteVerb(only.text) && wordsOf(only.text).length >= FEWEST_OF_CLAUSE;
    if (run.length >= FEWEST_LINES || lists || isClause) for (const piece of run) found.add(piece);
    run = [];
  };
  for (const piece of pieces) {
    if (isTypedLine(piece)) run.push(piece);
    else close();
  }
  close();
  return found;
}

function isTypedLine({ kind, block, from, text, statements }: Piece): boolean {
  const [line, ...more] = statements;
  if (kind !== 'text' || block.type !== 'paragraph' || from !== 'content') return false;
  if (line === undefined || more.length > 0 || !isContentRole(line.role) || line.role === 'formula')
    return false;
  const words = wordsOf(text).length;
  return (
    line.text === text &&
    words > 1 &&
    words <= (text.split(', ').length > FEWEST_LISTED ? LONGEST_LISTING : LONGEST_LINE) &&
    !/[.:;!?]["”’)]*$/.test(text.trim()) &&
    !SENTENCE_SHOWN.test(text) &&
    equationIn(line) === null &&
    wordPairIn(line) === null &&
    isQuotable({ ...line, text: text.charAt(0).toUpperCase() + text.slice(1) })
  );
}

const FEWEST_PAIRS = 3;
/** In a lesson of English the English sentences are the matter. */
const FOREIGN_SHARE = 0.2;

/** Whether few of the longer sentences are of another language, and no vocabulary stands there. */
export function isMostlyPortuguese(pieces: readonly Piece[]): boolean {
  const all = pieces.flatMap((piece) => piece.statements);
  if (all.filter((one) => wordPairIn(one) !== null).length >= FEWEST_PAIRS) return false;
  const statements = all.filter(({ words }) => words >= 4);
  return statements.filter(({ text }) => isForeign(text)).length <= FOREIGN_SHARE * statements.length;
}
