import { leadsToSigns } from '#engine/pedagogy/language/given-by.ts';
import { isNameLine } from '#engine/pedagogy/language/person-names.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { openHandouts } from './leads-to-questions.ts';
import type { Piece } from './piece.ts';

/** A line of a table of contents, a page number, a lone address, a line of signs, the letters over the columns of a grid. */
const NO_MATTER = [
  /\.{4,}\s*\d*\s*$/,
  /^(?:p[áa]g(?:ina)?\.?\s*)?\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?$/i,
  /^[^\p{L}\p{N}]*$/u,
  /^(?:\p{L}\s+){5,}\p{L}$/u,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^\S+@\S+\.\S+$/,
];
const SHORT_LINE = 100;
/** Short lines that come back on this many pages are headers or footers. */
const MANY_PAGES = 4;

/** The pieces without page furniture and without what was already said word for word. */
export function dropFurniture(pieces: Piece[]): Piece[] {
  const places = new Map<string, Set<number>>();
  for (const piece of pieces) {
    const at = place(piece);
    if (at === null || piece.text.length > SHORT_LINE || piece.kind === 'image') continue;
    const key = keyOf(piece);
    places.set(key, (places.get(key) ?? new Set()).add(at));
  }
  const said = new Set<string>();
  const goesOn = findGoingOn(pieces);
  const isOfQuestion = openHandouts();
  // The data of one case may be those of the next.
  let fresh: Piece | undefined;
  return pieces.filter((piece, at) => {
    // Shown once more with its answer, a question brings its options a second time.
    if (isOfQuestion(piece, !said.has(sayingOf(piece)))) return said.add(sayingOf(piece)) !== null;
    // The refrain of a poem comes back.
    if (piece.kind === 'image' || piece.block.whole !== undefined || piece.tale === 'verse' || goesOn(piece))
      return true;
    // `cd pasta` before every command: without a line of its own a program is another.
    const isLine = piece.text !== '' && piece.text.length <= SHORT_LINE;
    if (piece.kind === 'code' && isLine && piece.block.origin !== 'ocr') return true;
    if (
      piece.text.trim() === '' ||
      (piece.kind !== 'equation' && NO_MATTER.some((mark) => mark.test(piece.text)))
    )
      return false;
    // Who made it and where stands on the cover; the order knows the teacher.
    if (place(piece) === 1 && piece.kind === 'text' && isNameLine(piece.text)) return false;
    if ((places.get(keyOf(piece))?.size ?? 0) >= MANY_PAGES)
      return isFirst(said, `furniture ${keyOf(piece)}`, piece);
    // Overlays of a slide export repeat whole pages; a heading may rightly come back, and `Exemplo: 12 =` over another working.
    const isOpen = /=\s*$/.test(piece.text) && !said.has(sayingOf(pieces[at + 1]));
    const isOfCase = piece.kind === 'table' && fresh === pieces[at - 1] && leadsToSigns(fresh?.text ?? '');
    const isKept = piece.kind === 'heading' || isOpen || isFirst(said, sayingOf(piece), piece) || isOfCase;
    if (isKept) fresh = piece;
    return isKept;
  });
}

const sayingOf = (piece: Piece | undefined): string => `${piece?.kind} ${normalise(piece?.text ?? '')}`;

/**
 * The heading of slide after slide, alone on each of them, opens one part that goes on; it is no running header. Nor is one that
 * comes back alone behind the parts below it: what its slide says is of the whole, not of the last part.
 */
function findGoingOn(pieces: readonly Piece[]): (piece: Piece) => boolean {
  const headings = pieces.filter(({ kind }) => kind === 'heading');
  const alone = Map.groupBy(headings, place);
  const going = new Set<Piece>();
  for (const same of Map.groupBy(headings, keyOf).values())
    for (const run of unbrokenRuns(same))
      if (run.length > 1 && run.every((one) => alone.get(place(one))?.length === 1))
        for (const one of run) going.add(one);
  for (const [at, heading] of headings.entries()) {
    const before = headings[at - 1];
    const isBack =
      heading.slide !== null &&
      alone.get(place(heading))?.length === 1 &&
      before !== undefined &&
      before.level > heading.level &&
      headings.slice(0, at).some((one) => keyOf(one) === keyOf(heading));
    if (isBack) going.add(heading);
  }
  return (piece) => going.has(piece);
}

/** Named once before, a part may still go on over many slides later. */
function unbrokenRuns(headings: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const heading of headings) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && (place(heading) ?? 0) - (place(last) ?? 0) <= 2) runs.at(-1)?.push(heading);
    else runs.push([heading]);
  }
  return runs;
}

const place = (piece: Piece): number | null => piece.page ?? piece.slide;
/** Figures count up in footers (`Aula 3 — 12`): they do not make two lines different. */
const keyOf = (piece: Piece): string => normalise(piece.text).replace(/\d+/g, '#');

/** A header is kept once where it is a heading: it may be the title of the whole. */
const isFirst = (said: Set<string>, key: string, piece: Piece): boolean =>
  !said.has(key) && said.add(key).has(key) && (!key.startsWith('furniture ') || piece.kind === 'heading');
