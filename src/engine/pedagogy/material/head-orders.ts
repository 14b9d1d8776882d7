import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece } from './piece.ts';

const SHARED = 0.5;

/**
 * The pieces with each heading of a slide in front of the headless slide before it that says what is to be put there: `O
 * grupo deverá preencher o Fluxo de Caixa`, then `Fluxo de Caixa – Maio/2020`.
 */
export function headOrders(pieces: readonly Piece[]): Piece[] {
  const slides = [...Map.groupBy(pieces, ({ slide }) => slide)];
  const isHeadless = (own: readonly Piece[]): boolean =>
    own.every(({ kind }) => kind === 'text' || kind === 'list') &&
    own.some(({ role }) => role === 'instruction');
  const headed = new Map<Piece, Piece>();
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
      if (shared > 0 && shared >= names.length * SHARED) from = first;
    }
    if (from !== undefined) headed.set(from, head);
  }
  const moved = new Set(headed.values());
  return pieces.flatMap((piece) => {
    const head = headed.get(piece);
    if (head !== undefined) return [head, piece];
    return moved.has(piece) ? [] : [piece];
  });
}
