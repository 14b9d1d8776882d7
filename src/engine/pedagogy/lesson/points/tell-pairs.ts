import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { areConjugated } from '#engine/reading/join-persons.ts';
import { cleanPoint } from './clean-point.ts';
import { pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { isNumbered, NUMBER_OF, wordPairIn } from './typed-lines.ts';

const MAY_PAIR: ReadonlySet<Piece['kind']> = new Set(['text', 'list', 'code']);
const MOST_PAIRS = 4;
const FEWEST_PAIRS = 2;
const FEWEST_NUMBERS = 2;
const FEWEST_OF_LEAD = 4;

/** What stands in pairs or forms, each too short to be told alone: numbers by their names, words with their meaning, the persons of a verb. */
export function tellPairs(pieces: readonly Piece[]): Point[] {
  const rows = [
    ...numbersInRow(pieces),
    ...wordsInRow(pieces),
    ...pieces.flatMap((piece, at) => sayPersons(piece, pieces[at - 1])),
  ];
  return rows.flatMap(({ text, basis }) => {
    const [first] = basis;
    return first === undefined || hasRawMath(text)
      ? []
      : [{ ...pointAsIs(text, first, { kind: 'sentence', isLong: false }), basis }];
  });
}

/** Names with their numbers in a row, under the line that heads them: each alone is too short to be told. */
function numbersInRow(pieces: readonly Piece[]): Grounded[] {
  const rows: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.statements.length !== 1 || !isNumbered(piece.text)) continue;
    const row = rows.at(-1);
    if (row !== undefined && row.at(-1) === pieces[at - 1]) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    const above = first === undefined ? undefined : pieces[pieces.indexOf(first) - 1];
    if (row.length < FEWEST_NUMBERS) return [];
    const isHead =
      above?.kind === 'text' && above.statements.length === 1 && /^[^.:!?]{4,40}$/.test(above.text);
    const lines = (isHead ? [above, ...row] : row).flatMap(({ statements }) => statements);
    const named = row.map(({ text }) => text.trim().replace(NUMBER_OF, '$1 $2')).join('; ');
    return [{ text: isHead ? `${above.text.trim()}: ${named}` : named, basis: lines }];
  });
}

/** `church = igreja`, `bakery = padaria`: all words of a list with what they mean, a few pairs in a row. */
function wordsInRow(pieces: readonly Piece[]): Grounded[] {
  const runs: Statement[][] = [];
  let last: Piece | undefined;
  for (const [at, piece] of pieces.entries()) {
    // `do homework = fazer a lição` looks like a program.
    const lines = MAY_PAIR.has(piece.kind) ? piece.statements : [];
    if (lines.length === 0 || lines.some((line) => wordPairIn(line) === null)) continue;
    if (last !== undefined && pieces[at - 1] === last) runs.at(-1)?.push(...lines);
    else runs.push([...lines]);
    last = piece;
  }
  return runs.filter(({ length }) => length >= FEWEST_PAIRS).flatMap(sayWords);
}

function sayWords(lines: readonly Statement[]): Grounded[] {
  const rows = Math.ceil(lines.length / MOST_PAIRS);
  return Array.from({ length: rows }, (_, row) => {
    const [from, to] = [row, row + 1].map((place) => Math.floor((place * lines.length) / rows));
    const own = lines.slice(from, to);
    const text = own.flatMap((line) => wordPairIn(line)?.join(' = ') ?? []).join('; ');
    return { text: upperFirst(text), basis: own };
  });
}

/** `yo me levanto; tú te levantas; …` behind the rule that leads to it. */
function sayPersons({ kind, statements }: Piece, above: Piece | undefined): Grounded[] {
  if (kind !== 'list' || !areConjugated(statements.map(({ text }) => text))) return [];
  const forms = statements.map(({ text }) => text.trim()).join('; ');
  const lead = above?.kind === 'text' ? above.statements.at(-1) : undefined;
  const isLed = lead !== undefined && /\p{L}:\s*$/u.test(lead.text) && lead.words >= FEWEST_OF_LEAD;
  if (!isLed) return [{ text: upperFirst(forms), basis: [...statements] }];
  return [{ text: `${cleanPoint(lead.text)}: ${forms}`, basis: [...statements, lead] }];
}
