import { withoutAnnouncement } from '#engine/pedagogy/language/drop-label.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Spell } from '#engine/pedagogy/outline/learn-spelling.ts';
import { cleanPoint } from './clean-point.ts';
import { unshout } from './unshout.ts';

/** A line that others may hang on: an item of a list, a line of a slide, a heading, a sentence that ends in a colon. */
export interface Line {
  /** Without its marks, as a point would show it. */
  text: string;
  statement: Statement;
  words: number;
  /** Headings −1, lines that announce a list 0, items from 1 inwards. */
  depth: number;
  /** False for headings, announcements and what cannot be quoted: they only lead. */
  isItem: boolean;
  /** True where a colon announces what follows, and the line says nothing beside. */
  announces: boolean;
  /** True where it ends in a colon, whatever it says besides: `… processa os dados, ou seja:`. */
  opens: boolean;
  /** Typed without bullet or stop, one of several below each other. */
  isTyped: boolean;
}

/** `UC`, `pH`: too short to be quoted alone, a fair item among others. */
const SYMBOL = /^\p{L}[\p{L}\d]{1,3}$/u;

/** A list's items and the lines of a slide are read as lines; a paragraph of a page is read by its sentences. */
export function isListLine(piece: Piece, typed: ReadonlySet<Piece>): boolean {
  if (piece.kind === 'list' || typed.has(piece)) return true;
  return piece.kind === 'text' && piece.slide !== null && piece.statements.length === 1;
}

/**
 * The lines of a section in reading order; a paragraph between them leaves null, since nothing hangs across it, and so does a
 * heading that is but a `field` of a form. `typed` are paragraphs that are lines too.
 */
export function linesOf(
  pieces: readonly Piece[],
  fields: ReadonlySet<Piece>,
  typed: ReadonlySet<Piece>,
  spell: Spell,
): (Line | null)[] {
  const lines: (Line | null)[] = [];
  let isMethod = false;
  for (const [at, piece] of pieces.entries()) {
    if (isHeadOf(piece) || piece.text.trim().endsWith(':')) isMethod = METHOD.test(piece.text);
    const isField = fields.has(piece) && !countsThings(pieces[at + 1]);
    if (isField || isMethod || piece.example !== undefined) lines.push(null);
    else if (piece.kind === 'heading') {
      const [statement] = piece.statements;
      const text = unshout(cleanPoint(piece.text), spell);
      lines.push(statement === undefined ? null : { ...lineOf(statement, -1, spell), text });
    } else if (isListLine(piece, typed)) {
      const depths = depthsOf(piece);
      const own = piece.statements.map((statement, at) => lineOf(statement, 1 + (depths[at] ?? 0), spell));
      const isTyped = typed.has(piece);
      lines.push(...own.map((line) => ({ ...line, isTyped, isItem: line.isItem || isTyped })));
    } else {
      const last = piece.statements.at(-1);
      const leads = piece.kind === 'text' && last !== undefined && /:\s*$/.test(last.text);
      lines.push(leads ? lineOf(last, 0, spell) : null);
    }
  }
  return lines;
}

/** `Partes` over `1x protoboard`, `2 cabos`: a field that names the things it counts. */
const countsThings = (piece: Piece | undefined): boolean =>
  piece?.kind === 'list' && /^\d{1,3}\s?(?:x|un\p{L}*)?\s\p{L}/u.test(piece.text);

const isHeadOf = ({ kind }: Piece): boolean => kind === 'heading';

/** What a teacher writes of the lesson's course on a slide: how it is given, with what, how it is marked. */
const METHOD =
  /^\W*(?:estrat[ée]gias?|metodologias?|procedimentos? metodol[óo]gicos?|recursos?|materiais necess[áa]rios|avalia[çc][ãa]o|refer[êe]ncias|bibliografia)(?: (?:ou|e) \p{L}+| did[áa]tic[oa]s?| de ensino)?\s*:?\s*$/iu;

function lineOf(statement: Statement, depth: number, spell: Spell): Line {
  const whole = withoutAnnouncement(statement.text);
  const text = unshout(cleanPoint(whole ?? statement.text), spell);
  const announces = whole === null && /:\s*$/.test(statement.text);
  return {
    text,
    statement,
    // `{00, 01, 10, 11}` is one thing.
    words: wordsOf(text.replace(/\{[^{}]*\}/gu, 'x')).length,
    depth,
    isItem: depth > 0 && !announces && (isQuotable(statement) || SYMBOL.test(text)),
    announces,
    opens: /:\s*$/.test(statement.text),
    isTyped: false,
  };
}

/** The level of each statement among the items of its block, which may have been handed out in parts. */
function depthsOf(piece: Piece): number[] {
  if (piece.block.type !== 'list') return [];
  const { items } = piece.block;
  let from = 0;
  return piece.statements.map(({ text, written = text }) => {
    const at = items.findIndex((item, index) => index >= from && item.text === written);
    if (at < 0) return 0;
    from = at + 1;
    return items[at]?.level ?? 0;
  });
}
