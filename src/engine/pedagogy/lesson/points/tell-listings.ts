import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isClosed } from '#engine/reading/listings.ts';
import { cleanPoint } from './clean-point.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { leansOnOthers } from './stand-alone.ts';

/** What a plan says where a slide shows a listing. */
export const SHOWS_LISTING = 'Código do material';

/** What a slide shows of a program beside two sentences, at a size that is read from the last row. */
export const LISTING_ROOM = { lines: 11, width: 46 };
const LONGEST_INLINE = 64;
const LONGEST_LEAD = 110;
const LONGEST_NAME = 60;
/** `basta fazer o seguinte`, `conforme exemplo abaixo`: says that a listing follows, not what it does. */
const ANNOUNCES =
  /(?:^|,?\s)(?:(?:basta|podemos|pode-se|deve(?:mos|-se)?|é preciso|é só|temos que|fica|ficaria|teremos|temos|faça|deve ser|pode ser|podendo ser)(?!\p{L})[^,;:]*(?:seguintes?(?: \p{L}+)?|assim|abaixo|forma|maneira|isto|isso)|(?:conforme|como|veja|vejamos|segue|confira)(?!\p{L})[^,;:]*(?:exemplo|abaixo|seguir|seguinte|código)[^,;:]*|da seguinte (?:forma|maneira)|(?:o código )?(?:abaixo|a seguir))\s*$/iu;

/** The programs of a part that a slide can show whole: a short one behind what it is for, a longer one announced. */
export function tellListings(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    const [code] = piece.statements;
    if (code === undefined || !isWhole(piece)) return [];
    const lead = leadTo(pieces, at);
    const line = piece.text.replace(/\s+/g, ' ').trim().replace(/;$/, '');
    if (lead !== null && line.length <= LONGEST_INLINE)
      return [toPoint(`${lead.text}: ${line}`, [lead.statement, code], false)];
    const name = lead ?? nameOver(pieces, at);
    return name === null || line.length <= LONGEST_INLINE
      ? []
      : [toPoint(`${SHOWS_LISTING}: ${lowerFirst(name.text)}`, [code, name.statement], true)];
  });
}

/** Whether a point stands for a listing that takes most of its slide. */
export const isShownListing = ({ kind, text }: Pick<Point, 'kind' | 'text'>): boolean =>
  kind === 'listing' && text.startsWith(SHOWS_LISTING);

function toPoint(text: string, basis: Statement[], isOpening: boolean): Point {
  const said = text.split(': ')[isOpening ? 1 : 0] ?? '';
  return {
    ...{ text, basis, words: wordsOf(text).length, stems: new Set(contentStems(said)) },
    ...{ kind: 'listing', isOpening, isLong: false },
  };
}

/** Nothing open, nothing too wide, nothing recognised from a picture: half of a program teaches a wrong one. */
function isWhole({ kind, text, block }: Piece): boolean {
  const lines = text.split('\n');
  return (
    kind === 'code' &&
    block.origin !== 'ocr' &&
    lines.length <= LISTING_ROOM.lines &&
    lines.every(({ length }) => length <= LISTING_ROOM.width) &&
    isClosed(text) &&
    !/(?:\/\/|#) ?\.\.\.|\u2026|_{3,}/u.test(text)
  );
}

const EXAMPLE = /^\W*exemplo(?: \d{1,2})?\s*[:–—-]\s*(\p{L}.{5,})$/iu;

interface Named {
  text: string;
  statement: Statement;
}

/** The sentence right above that says what the program is or does. */
function leadTo(pieces: readonly Piece[], at: number): Named | null {
  const above = pieces[at - 1];
  const statement = above?.kind === 'text' ? above.statements.at(-1) : undefined;
  if (statement === undefined) return null;
  // `Exemplo 2 - validar a senha`
  const example = EXAMPLE.exec(statement.text)?.[1];
  if (example !== undefined && example.length <= LONGEST_NAME)
    return { text: upperFirst(cleanPoint(example.replace(/[\s:.]+$/, ''))), statement };
  if (!/[:.]\s*$/.test(statement.text)) return null;
  const text = cleanPoint(statement.text.replace(/[\s:.]+$/, '').replace(ANNOUNCES, ''))
    .replace(/^Por exemplo,? /iu, '')
    .replace(/^(?:Um |Outro )?exemplos? (?:de |da |do )?/iu, '');
  const isNamed = wordsOf(text).length >= 2 && text.length <= LONGEST_LEAD;
  return isNamed && !leansOnOthers(upperFirst(text)) && /:\s*$/.test(statement.text)
    ? { text: upperFirst(text), statement }
    : null;
}

/** The heading that the program stands under. */
function nameOver(pieces: readonly Piece[], at: number): Named | null {
  const heading = pieces.slice(0, at).findLast(({ kind }) => kind === 'heading');
  const [statement] = heading?.statements ?? [];
  const text = cleanPoint(heading?.text ?? '');
  return statement === undefined || text === '' || text.length > LONGEST_NAME ? null : { text, statement };
}
