import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Spell } from '#engine/pedagogy/outline/learn-spelling.ts';
import { cleanPoint } from './clean-point.ts';
import { LONGEST_POINT } from './fit-point.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { splitGlued } from './split-glued.ts';
import { unshout } from './unshout.ts';

/** Columns of a plan that say what is taught. */
const PROGRAMME =
  /^(?:conte[úu]dos?|programa|t[óo]picos?|temas?|assuntos?|unidades?)(?:\s[\p{L} ]{1,30})?$/iu;
const LONGEST_ENTRY = 130;
const FEWEST = 2;

/** What a plan's column of contents names, entry by entry under the column's name; `told` is what was used for it. */
export function sayCells(piece: Piece, spell: Spell): { points: Point[]; told: ReadonlySet<Statement> } {
  const { block, statements } = piece;
  const told = new Set<Statement>();
  if (block.type !== 'table' || piece.kind !== 'text') return { points: [], told };
  const [header = [], ...rows] = block.rows;
  const points = rows.flatMap((row) =>
    row.flatMap((cell, column) => {
      const name = unshout((header[column] ?? '').trim(), spell);
      if (!PROGRAMME.test(name)) return [];
      const own = statements.filter(({ text }) => cell.includes(text));
      const entries = own.flatMap((statement) =>
        splitGlued(statement.text).map((text) => ({ text: cleanPoint(text), statement })),
      );
      const named = entries.filter(({ text }) => !hasFiniteVerb(text) && text.length <= LONGEST_ENTRY);
      if (named.length < FEWEST) return [];
      for (const { statement } of named) told.add(statement);
      return chunk(name, named);
    }),
  );
  return { points, told };
}

function chunk(name: string, entries: readonly { text: string; statement: Statement }[]): Point[] {
  const chunks: (typeof entries)[number][][] = [[]];
  const write = (some: typeof entries): string =>
    `${name}: ${some.map(({ text }) => lowerFirst(text)).join('; ')}`;
  for (const entry of entries) {
    const last = chunks.at(-1) ?? [];
    const tried = write([...last, entry]);
    const fits = tried.length <= LONGEST_POINT.characters && tried.split(' ').length <= LONGEST_POINT.words;
    if (fits || last.length === 0) last.push(entry);
    else chunks.push([entry]);
  }
  return chunks.flatMap((own) => {
    const basis = [...new Set(own.map(({ statement }) => statement))];
    const point = makePoint(write(own), basis, 'list', false);
    return point === null ? [] : [point];
  });
}
