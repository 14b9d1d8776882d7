import { quantitiesIn } from '#engine/pedagogy/language/discourse/quantities.ts';
import { namesTotal } from '#engine/pedagogy/language/names-total.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanPoint } from './points/clean-point.ts';

/** Figures of one unit, each with the thing it measures: what a chart is made of. */
export interface FigureSeries {
  /** What is measured: the name of the column, '' where a list does not say. */
  name: string;
  pairs: { thing: string; figure: string }[];
}

const LEAST = 3;
const MOST = 6;
const LONGEST_THING = 40;
const FIGURE = /^(?:R\$ ?)?-?\d[\d.,]* ?(?:%|[a-zA-Z²³]{1,4})?$/u;

/** The series that a table's column or a list holds; null where figures stand without things or in several units. */
export function plotFigures(piece: Piece): FigureSeries | null {
  if (piece.block.type === 'table') return plotTable(piece.block.rows, piece.block.hasHeader);
  return piece.kind === 'list' ? plotList(piece) : piece.kind === 'text' ? plotSentence(piece) : null;
}

/** `tivemos 38 casos em janeiro, 52 em fevereiro e 91 em março` */
const COUNTED = /(\d[\d.,]*)(?: (\p{L}{3,}))? (?:em|n[oa]s?) (\p{L}[\p{L}\d]{2,15})(?=,| e |[.;]|$)/gu;

/** The figures that one sentence counts at several times or places. */
function plotSentence({ statements }: Piece): FigureSeries | null {
  for (const { text } of statements) {
    const found = [...text.matchAll(COUNTED)];
    const [, , name = ''] = found[0] ?? [];
    const isOne = found.slice(1).every(([, , other]) => other === undefined || other === name);
    if (found.length < LEAST || name === '' || !isOne) continue;
    return { name, pairs: found.slice(0, MOST).map(([, figure = '', , thing = '']) => ({ thing, figure })) };
  }
  return null;
}

function plotTable(rows: readonly (readonly string[])[], hasHeader: boolean): FigureSeries | null {
  if (!hasHeader) return null;
  const [header = [], ...body] = rows;
  const told = body.filter(
    ([name = '']) => /\p{L}{2}/u.test(name) && name.length <= LONGEST_THING && !namesTotal(name),
  );
  if (told.length < LEAST) return null;
  const column = header.findIndex(
    (name, at) =>
      at > 0 && /\p{L}{2}/u.test(name) && told.every((row) => FIGURE.test((row[at] ?? '').trim())),
  );
  if (column < 0) return null;
  const pairs = told
    .slice(0, MOST)
    .map((row) => ({ thing: cleanPoint(row[0] ?? ''), figure: (row[column] ?? '').trim() }));
  return { name: (header[column] ?? '').trim(), pairs };
}

function plotList(piece: Piece): FigureSeries | null {
  const pairs: { thing: string; figure: string; unit: string }[] = [];
  for (const { text } of piece.statements) {
    const [one, ...more] = quantitiesIn(text);
    if (one === undefined || more.length > 0) continue;
    const thing = cleanPoint(text.replace(one.text, '').replace(/\s*[:–—(-]\s*\)?\s*$/u, ''));
    if (/\p{L}{2}/u.test(thing) && thing.length <= LONGEST_THING)
      pairs.push({ thing, figure: one.text, unit: one.unit });
  }
  const [first] = pairs;
  const same = pairs.filter(({ unit }) => unit === first?.unit);
  return same.length >= LEAST && same.length === piece.statements.length
    ? { name: '', pairs: same.slice(0, MOST) }
    : null;
}
