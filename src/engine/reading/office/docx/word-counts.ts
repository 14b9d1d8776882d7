import type { WordParagraph, WordPiece } from './word-context.ts';

const FEWEST_ASKED = 3;
const FEWEST_ANSWERED = 2;

/**
 * The questions of a test, counted by Word on and on with options, boxes and rules between them: `07.` of each stands in its
 * text, for others speak of it. What counts parts (`1 Introdução`) or steps is left to the list.
 */
export function writeCounts(pieces: WordPiece[]): WordPiece[] {
  const runs = new Map<string, { items: WordParagraph[]; next?: WordPiece }[]>();
  let before = '';
  for (const piece of pieces) {
    const list = piece.kind === 'paragraph' ? piece.list : null;
    const id = list !== null && list.sign !== '' ? list.numberingId : '';
    const own = runs.get(id) ?? [];
    const last = own.at(-1);
    if (before !== '' && id !== before) Object.assign(runs.get(before)?.at(-1) ?? {}, { next: piece });
    if (id !== '' && piece.kind === 'paragraph') {
      if (id === before && last !== undefined) last.items.push(piece);
      else own.push({ items: [piece] });
      runs.set(id, own);
    }
    before = id;
  }
  const asked = new Set(
    [...runs.values()].flatMap((own) => {
      const items = own.flatMap((run) => run.items);
      const areApart = own.length >= FEWEST_ASKED && own.length * 3 >= items.length * 2;
      const answered = own.filter(({ next }) => next !== undefined && isAnswered(next));
      return areApart && answered.length >= FEWEST_ANSWERED ? items : [];
    }),
  );
  return pieces.map((piece) =>
    piece.kind === 'paragraph' && asked.has(piece)
      ? { ...piece, text: `${piece.list?.sign ?? ''} ${piece.text}`, list: null }
      : piece,
  );
}

/** Options, `(___) …` to be judged, or an empty frame to write in. */
const isAnswered = (piece: WordPiece): boolean =>
  piece.kind === 'paragraph'
    ? piece.list?.isLettered === true || /^\([\s_]*\)|_{4,}\s*$/.test(piece.text)
    : piece.block.type === 'table' && piece.block.rows.flat().every((cell) => cell.trim() === '');
