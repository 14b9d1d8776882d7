import { normalise } from '#engine/pedagogy/language/stem.ts';
import { isNameLine } from './is-name-line.ts';
import type { Piece } from './piece.ts';

/** A line of a table of contents, a page number, a lone address, a line of signs. */
const NO_MATTER = [
  /\.{4,}\s*\d*\s*$/,
  /^(?:p[áa]g(?:ina)?\.?\s*)?\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?$/i,
  /^[^\p{L}\p{N}]*$/u,
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
  return pieces.filter((piece) => {
    if (piece.kind === 'image') return true;
    if (
      piece.text.trim() === '' ||
      (piece.kind !== 'equation' && NO_MATTER.some((mark) => mark.test(piece.text)))
    )
      return false;
    // Who made it and where stands on the cover; the order knows the teacher.
    if (place(piece) === 1 && piece.kind === 'text' && isNameLine(piece.text)) return false;
    if ((places.get(keyOf(piece))?.size ?? 0) >= MANY_PAGES)
      return isFirst(said, `furniture ${keyOf(piece)}`, piece);
    // Overlays of a slide export repeat whole pages; a heading may rightly come back.
    return piece.kind === 'heading' || isFirst(said, `${piece.kind} ${normalise(piece.text)}`, piece);
  });
}

function place(piece: Piece): number | null {
  return piece.page ?? piece.slide;
}

/** Figures count up in footers (`Aula 3 — 12`): they do not make two lines different. */
function keyOf(piece: Piece): string {
  return normalise(piece.text).replace(/\d+/g, '#');
}

/** A header is kept once where it is a heading: it may be the title of the whole. */
function isFirst(said: Set<string>, key: string, piece: Piece): boolean {
  if (said.has(key)) return false;
  said.add(key);
  return !key.startsWith('furniture ') || piece.kind === 'heading';
}
