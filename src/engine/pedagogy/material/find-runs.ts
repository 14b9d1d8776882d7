import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { findNotes } from './is-note.ts';
import type { Piece, Statement } from './piece.ts';

/** What the material counts up: the items of a list, the rows of a table, lettered lines, a name and what it is on each of several lines. */
export interface Run {
  /** What stands right above it. */
  lead: Piece | undefined;
  members: (readonly Statement[])[];
}

/** `a) Confiança: …`, `2 - …` */
export const LETTERED = /^\s*\(?([a-h]|\d{1,2}|[ivx]{1,4})\s?[).–-]\s*\S/iu;
/** `Confiança: …`, `B: …`, `crosta - a mais fina` */
export const LABELLED = /^(?:\p{Lu}[^:.;!?“”"]{0,44}:|\p{Ll}[^:.;!?“”"]{2,44}(?::| [-–—])) \S/u;
/** What counts an item, or marks it. */
export const MARK = /^\s*(?:\(?(?:[a-h]|\d{1,2}|[ivx]{1,4})\s?[).–-]|[-–—•*])\s*/iu;
const FEWEST = { items: 2, lines: 3 };

/** The runs of these pieces in reading order, whole though a block was handed out in parts. */
export function findRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  const notes = findNotes(pieces);
  let open: { key: string | null; run: Run | null } = { key: null, run: null };
  for (const [at, piece] of pieces.entries()) {
    const isNoted = notes.has(piece);
    const key = isNoted ? 'noted' : keyOf(piece);
    if (key !== open.key) open = { key, run: key === null ? null : { lead: pieces[at - 1], members: [] } };
    if (isContentRole(piece.role) && piece.kind === 'text' && !isNoted) runs.push(...pairsOf(piece));
    if (open.run === null) continue;
    if (open.run.members.length === 0) runs.push(open.run);
    const isSame = isNoted && piece.kind === 'text' && pieces[at - 1]?.block === piece.block;
    const before = isSame ? (open.run.members.pop() ?? []) : [];
    open.run.members.push(
      ...(piece.kind === 'text' ? [[...before, ...piece.statements]] : piece.statements.map((one) => [one])),
    );
  }
  return runs.filter(({ members: [first, ...more] }) => {
    const [piece, next] = [first?.[0]?.piece, more[0]?.[0]?.piece];
    // `a) … b) …` counts itself.
    const isClose = piece?.kind !== 'text' || piece === next || notes.has(piece) || LETTERED.test(piece.text);
    return more.length + 1 >= (isClose ? FEWEST.items : FEWEST.lines);
  });
}

/** What was found in a piece: a slide's points are chosen many times over, and each time its sentences would be read for their verbs. */
const known = new WeakMap<Piece, Run[]>();

function pairsOf(piece: Piece): Run[] {
  const pairs = known.get(piece) ?? pairsIn(piece);
  known.set(piece, pairs);
  return pairs;
}

/** `Acelerado: … Retardado: …`, `Juízo de fato diz … Juízo de valor avalia …`: sentences side by side of which none is told alone. */
function pairsIn(piece: Piece): Run[] {
  const runs: Run[] = [];
  let last = '';
  for (const statement of piece.statements) {
    const [, name] = /^(\p{Lu}[^:.;!?“”"]{2,30}): \S/u.exec(statement.text) ?? [];
    const label = name === undefined || hasFiniteVerb(name) ? undefined : name;
    const [, noun] = /^(\p{Lu}\p{Ll}{4,})[\s-](?:d[aeo]s? |\p{Ll})/u.exec(statement.text) ?? [];
    const key = label === undefined ? (hasFiniteVerb(statement.text) ? (noun ?? '') : '') : 'label';
    if (key !== '' && key === last) runs.at(-1)?.members.push([statement]);
    else if (key !== '') runs.push({ lead: undefined, members: [[statement]] });
    last = key;
  }
  return runs.filter(({ members }) => members.length > 1);
}

/** What the pieces of one run share; null for what is no member of one. */
function keyOf({ kind, block, from, blockRef, text, role, example }: Piece): string | null {
  if (!isContentRole(role) || example !== undefined || block.whole !== undefined) return null;
  if (kind === 'list')
    return block.type === 'list' && block.items.every(({ level }) => level === 0)
      ? `${from} ${blockRef}`
      : null;
  if (kind === 'table') return `${from} ${blockRef}`;
  if (kind !== 'text') return null;
  if (LETTERED.test(text)) return 'lettered';
  return LABELLED.test(text) ? (text.indexOf(':') === 1 ? 'letters' : 'labelled') : null;
}
