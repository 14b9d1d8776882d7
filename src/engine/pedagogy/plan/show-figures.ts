import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameFormulas } from '#engine/pedagogy/lesson/name-formulas.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { SHOWS_LISTING } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { namePartsShown } from './name-filled.ts';

const LONGEST_COLUMN = 40;
const MOST_COLUMNS = 5;

/** A table whose rows say nothing in a sentence is shown as it stands, under the names of its columns. */
function nameTable({ block, kind, statements }: Piece): Grounded[] {
  if (kind !== 'table' || block.type !== 'table' || !block.hasHeader || block.rows.length < 3) return [];
  const columns = (block.rows[0] ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const named = columns.filter(
    (cell) => /\p{L}{3}/u.test(cell) && cell.length <= LONGEST_COLUMN && !hasRawMath(cell),
  );
  if (named.length < 2) return [];
  return [
    { text: `Tabela do material: ${listWords(named.slice(0, MOST_COLUMNS))}`, basis: statements.slice(0, 2) },
  ];
}

/** The signs of a program: braces of a set and indices of a list are mathematics. */
const OF_A_PROGRAM =
  /;\s*(?:$|\n|\})|\w\([^)]*\)\s*[{;]|<\/?[a-z]+[^>]*>|=>|\w+\.\w+\(|^\s*(?:#include|import |from \w+ import|def |function |var |let |const |public |class |return |if ?\(|for ?\(|while ?\(|print|echo |SELECT |INSERT |CREATE |\$ |>>> |\.\/|sudo |npm |git |make )/mu;
const OF_MATHS = /[₀-₉ₙᵢⱼ≤≥∈∑≈⌊⌋⌈⌉·∙√⇒⇐⇔]/u;

export function isProgram({ kind, text }: Piece): boolean {
  return kind === 'code' && OF_A_PROGRAM.test(text) && !OF_MATHS.test(text);
}

const LONGEST_NAME = 60;

const SHORTEST_LISTING = 40;

/** A picture alone under its heading is there to be explained by who looks at it. */
function lookAt(pieces: readonly Piece[]): Grounded[] {
  const heads = pieces.filter(
    ({ kind, text }, at) =>
      kind === 'heading' &&
      text.length <= LONGEST_NAME &&
      text !== text.toUpperCase() &&
      pieces[at + 1]?.kind === 'image',
  );
  return heads.slice(0, MOST_LOOKED).map(({ text, statements }) => ({
    text: `Observem a imagem e expliquem o que ela mostra: ${cleanPoint(text)}`,
    basis: statements.slice(0, 1),
  }));
}
const MOST_LOOKED = 2;

/** Formulas and listings stand as they are; there is nothing to shorten in them. */
export function showFigures(pieces: readonly Piece[], heading: Piece | undefined): Grounded[] {
  const filled = namePartsShown(pieces, heading);
  if (filled.length > 0) return filled;
  const formulas = nameFormulas(pieces, heading);
  if (formulas.length > 0) return formulas;
  const [table] = pieces.flatMap(nameTable);
  if (table !== undefined) return [table];
  const code = pieces.find(isProgram);
  // A line of a program beside a drawing is no listing to read.
  const length = pieces.reduce((sum, piece) => sum + (isProgram(piece) ? piece.text.length : 0), 0);
  if (code === undefined || length < SHORTEST_LISTING) return lookAt(pieces);
  const above = pieces.slice(0, pieces.indexOf(code)).findLast(({ kind }) => kind === 'heading') ?? heading;
  const name = above === undefined || above.text.length > LONGEST_NAME ? '' : cleanPoint(above.text);
  return [
    {
      text: `${SHOWS_LISTING}, para ler e comentar linha a linha${name === '' ? '' : `: ${name}`}`,
      basis: [code, ...(name === '' || above === undefined ? [] : [above])].flatMap(({ statements }) =>
        statements.slice(0, 1),
      ),
    },
  ];
}
