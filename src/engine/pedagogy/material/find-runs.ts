import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Piece, Statement } from './piece.ts';

/** What the material counts up: the items of a list, lettered lines, a name and what it is on each of several lines. */
export interface Run {
  /** What stands right above it. */
  lead: Piece | undefined;
  members: (readonly Statement[])[];
}

/** `a) Confiança: …`, `2 - …` */
export const LETTERED = /^\s*\(?([a-h]|\d{1,2}|[ivx]{1,4})\s?[).–-]\s*\S/iu;
/** `Confiança: …`, `B: …` */
export const LABELLED = /^\p{Lu}[^:.;!?“”"]{0,44}: \S/u;
/** What counts an item, or marks it. */
export const MARK = /^\s*(?:\(?(?:[a-h]|\d{1,2}|[ivx]{1,4})\s?[).–-]|[-–—•*])\s*/iu;
const FEWEST = { items: 2, lines: 3 };

/** The runs of these pieces in reading order, whole though a block was handed out in parts. */
export function findRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let open: { key: string | null; run: Run | null } = { key: null, run: null };
  for (const [at, piece] of pieces.entries()) {
    const key = keyOf(piece);
    if (key !== open.key) open = { key, run: key === null ? null : { lead: pieces[at - 1], members: [] } };
    if (open.run === null) continue;
    if (open.run.members.length === 0) runs.push(open.run);
    open.run.members.push(
      ...(piece.kind === 'list' ? piece.statements.map((one) => [one]) : [piece.statements]),
    );
  }
  return runs.filter(({ members }) => {
    const isList = members[0]?.[0]?.piece.kind === 'list';
    return members.length >= (isList ? FEWEST.items : FEWEST.lines);
  });
}

/** What the pieces of one run share; null for what is no member of one. */
function keyOf({ kind, block, from, blockRef, text, role, example }: Piece): string | null {
  if (!isContentRole(role) || example !== undefined) return null;
  if (kind === 'list')
    return block.type === 'list' && block.items.every(({ level }) => level === 0)
      ? `${from} ${blockRef}`
      : null;
  if (kind !== 'text') return null;
  if (LETTERED.test(text)) return 'lettered';
  return LABELLED.test(text) ? (text.indexOf(':') === 1 ? 'letters' : 'labelled') : null;
}
