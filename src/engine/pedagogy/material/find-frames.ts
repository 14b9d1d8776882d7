import { HEADS_EXAMPLE, OPENS_EXAMPLE, OPENS_SOLUTION } from '#engine/pedagogy/language/example-marks.ts';
import { isBalanced } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath, setFormula, shortenChain } from '#engine/pedagogy/language/plain-math.ts';
import type { Piece } from './piece.ts';

/** `Solução – exemplo`, `Continuação – exemplo` over the next page of the same working. */
const GOES_ON_OVER = /^\W*(?:(?:re)?solu[çc][ãa]o|continua[çc][ãa]o)(?!\p{L})/iu;
const ASKS =
  /\?\s*$|(?<!\p{L})(?:calcul[ea]|determin[ea]|encontr[ea]|obtenha|ach[ea]|resolva|construa|fa[çc]a|mostre|verifique|estime|compare|classifique)(?:m)?(?!\p{L})/iu;
/** One of a list of questions has its answer in a key. */
const COUNTED = /^\W*(?:quest[ãa]o\s*)?\d{1,2}\s?[).–-]\s/iu;
const SETS = /^\W*(?:consider|sej[aa]|suponh|retom|dad[oa]s?\s|um|uma|os|as|em|no|na|para)/iu;
/** Pieces above the solution that may be its case. */
const MOST_ABOVE = 4;
const MOST_BELOW = 12;
const MOST_ROWS = 9;
const MOST_LETTERS = 760;

/**
 * What a slide or a page works out below `Solução: …`: the case with its data, what is asked, and the working line by line, each by
 * what opens it. None where a sign of it was not read or where it is more than a slide tells.
 */
export function findFrames(pieces: readonly Piece[]): Map<Piece, Piece[]> {
  const found = new Map<Piece, Piece[]>();
  const taken = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    const opening = piece.statements.findIndex(({ text }) => OPENS_SOLUTION.test(text));
    if (piece.kind === 'heading' || opening < 0 || taken.has(piece)) continue;
    const above = caseAbove(pieces, at, taken);
    const below = workingBelow(pieces, at);
    const own = [...above, piece, ...below];
    const posed = [...above.flatMap(({ statements }) => statements), ...piece.statements.slice(0, opening)];
    const [opener] = own;
    if (opener === undefined || !posed.some(({ text }) => ASKS.test(text))) continue;
    if (COUNTED.test(opener.text) || !own.every(isLegible) || !isToldOnSlide(own)) continue;
    for (const one of own) taken.add(one);
    found.set(opener, own);
  }
  return found;
}

/** The lines right above that set the case and ask: up to a heading, a label, or what explains. */
function caseAbove(pieces: readonly Piece[], at: number, taken: ReadonlySet<Piece>): Piece[] {
  const own: Piece[] = [];
  for (const piece of pieces.slice(Math.max(0, at - MOST_ABOVE), at).toReversed()) {
    const isLabel = HEADS_EXAMPLE.test(piece.text) || piece.kind === 'heading';
    if (isLabel || taken.has(piece) || placeOf(piece) !== placeOf(pieces[at] as Piece)) break;
    const isOfCase = piece.kind === 'text' && (ASKS.test(piece.text) || SETS.test(piece.text));
    if (piece.role === 'definition' || piece.role === 'formula') break;
    if (OPENS_EXAMPLE.test(piece.text)) return [piece, ...own];
    if (piece.kind !== 'table' && !isOfCase) break;
    own.unshift(piece);
  }
  return own;
}

function workingBelow(pieces: readonly Piece[], at: number): Piece[] {
  const own: Piece[] = [];
  let place = placeOf(pieces[at] as Piece);
  for (const piece of pieces.slice(at + 1, at + 1 + MOST_BELOW)) {
    if (piece.kind === 'heading' && GOES_ON_OVER.test(piece.text) && placeOf(piece) !== place) {
      place = placeOf(piece);
      continue;
    }
    const isOther = piece.kind === 'image' || piece.kind === 'chart' || piece.kind === 'table';
    const isNext =
      piece.statements.some(({ text }) => OPENS_SOLUTION.test(text)) ||
      HEADS_EXAMPLE.test(piece.text) ||
      OPENS_EXAMPLE.test(piece.text);
    if (placeOf(piece) !== place || isOther || isNext) break;
    if (piece.kind === 'heading' && !LEADS.test(piece.text)) break;
    own.push(piece);
  }
  return own;
}
/** `e a variância é` that was read as a heading. */
const LEADS = /^\p{Ll}.*\s(?:[ée]|s[ãa]o|ser[áa])$/u;

/** Where it stands: a slide or a page; lines of a text without either are on one. */
const placeOf = ({ page, slide }: Piece): number => slide ?? page ?? 0;

const isLegible = ({ kind, text }: Piece): boolean => {
  if (kind === 'table') return !hasRawMath(plainMath(text));
  const shown = kind === 'equation' ? setFormula(text) : plainMath(text);
  return !hasRawMath(shown) && isBalanced(shown) && !TORN.test(shown);
};
/** `x + x (18) (19)`, `x = x = x = 2`: indices that the page set below their letters. */
const TORN = /\)\s\(\d+\)(?!\s*[/·])|(?:^|\s)(\p{L}) = \1 (?:=|\()|\ufffd/u;

const isToldOnSlide = (own: readonly Piece[]): boolean =>
  own.every(({ block }) => block.type !== 'table' || block.rows.length <= MOST_ROWS) &&
  own.filter(({ kind }) => kind === 'table').length <= 1 &&
  own.reduce((sum, { text }) => sum + shortenChain(text).length, 0) <= MOST_LETTERS;
