import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece } from './piece.ts';

const SHARED = 0.5;

/**
 * The pieces with each heading of a slide in front of the headless slide before it that says what is to be put there: `O
 * grupo deverá preencher o Fluxo de Caixa`, then `Fluxo de Caixa – Maio/2020`.
 */
export function headOrders(all: readonly Piece[]): Piece[] {
  return headed(all.map(orderLettered));
}

/** `b) Textos, tabelas, imagens`: what a form counts by letters is to be filled in; nobody chooses among it. */
function orderLettered(piece: Piece): Piece {
  const isOrder =
    (piece.role === 'alternative' || piece.role === 'exercise') &&
    /^\(?[a-h]\)\s/iu.test(piece.text) &&
    !/\?/.test(piece.text);
  if (!isOrder) return piece;
  piece.role = 'instruction';
  for (const statement of piece.statements) statement.role = 'instruction';
  return piece;
}

function headed(pieces: readonly Piece[]): Piece[] {
  const slides = [...Map.groupBy(pieces, ({ slide }) => slide)];
  const isHeadless = (own: readonly Piece[]): boolean =>
    own.every(({ kind }) => kind === 'text' || kind === 'list') &&
    own.some(({ role }) => role === 'instruction');
  const heads = new Map<Piece, Piece>();
  for (const [at, [slide, own]] of slides.entries()) {
    const [head] = own;
    if (slide === null || head?.kind !== 'heading') continue;
    const names = contentStems(head.text);
    let from: Piece | undefined;
    for (let back = at - 1; back > 0; back -= 1) {
      const [, before = []] = slides[back] ?? [];
      const [first] = before;
      if (first === undefined || !isHeadless(before)) break;
      const said = contentStems(before.map(({ text }) => text).join(' '));
      const shared = names.filter((key) => said.includes(key)).length;
      if (shared > names.length * SHARED) from = first;
    }
    if (from !== undefined) heads.set(from, head);
  }
  const moved = new Set(heads.values());
  return pieces.flatMap((piece) => {
    const head = heads.get(piece);
    if (head !== undefined) return [head, piece];
    return moved.has(piece) ? [] : [piece];
  });
}
