import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint } from './clean-point.ts';
import { isAsked } from './is-asked.ts';
import type { Line } from './list-lines.ts';
import { isWholeText, pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { leansOnOthers } from './stand-alone.ts';

/** `2 xícaras de terra`, `filme plástico`: a list of what is needed, most of it counted. */
export function listsThings({ kind, block }: Piece): boolean {
  if (kind !== 'list' || block.type !== 'list' || block.isOrdered) return false;
  return block.items.filter(({ text }) => /^\d+ \p{L}/u.test(text)).length * 2 > block.items.length;
}

/** Each for itself or, where that would be more lines than a slide has, two and two. */
export function sayThings(things: readonly { text: string; statement: Statement }[]): Point[] {
  // A long list was handed out in pieces.
  const block = things[0]?.statement.piece.block;
  const abreast = block?.type === 'list' && block.items.length > MOST_LINES ? 2 : 1;
  return things.flatMap((_, at) => {
    const own = at % abreast > 0 ? [] : things.slice(at, at + abreast);
    const [first] = own;
    if (first === undefined) return [];
    // Behind the first a thing keeps the letter that its writer gave it.
    const text = own.map((one, place) => (place === 0 ? one.text : one.statement.text.trim())).join('; ');
    return [
      {
        ...pointAsIs(text, first.statement, { kind: 'item', isLong: false }),
        basis: own.map(({ statement }) => statement),
      },
    ];
  });
}
const MOST_LINES = 7;

/** A lead of so many letters is a sentence, no name that could stand before each of several points. */
const SHORTEST_SENTENCE = 60;
const LONGEST_UNDER = 260;
/** `…, sendo esta composta de`: the sentence's own subject. */
const OF_ITSELF = /(?<=, sendo) (?:est|ess|el)[ea]s? /u;

/**
 * `O núcleo segue o esquema de Von Neumann, sendo composto de:` over its parts: a sentence that announces them is told with all of
 * them, or neither says anything. Null where they are too many for one point, or the line announces nothing.
 */
export function sayUnder(run: readonly Line[], lead: Line | undefined): Point[] | null {
  if (lead?.opens !== true || lead.text.length <= SHORTEST_SENTENCE || run.length < 2) return null;
  const items = run.map(({ text }) => text);
  const separator = items.some((text) => text.includes(',')) ? '; ' : ', ';
  const text = `${cleanPoint(lead.statement.text).replace(/[:\s]+$/, '')}: ${items.join(separator)}`;
  if (text.length > LONGEST_UNDER || leansOnOthers(text.replace(OF_ITSELF, ' ')) || !isWholeText(text))
    return null;
  const [first, ...others] = run.map(({ statement }) => statement);
  if (first === undefined || isAsked(lead.statement)) return null;
  const point = pointAsIs(text, lead.statement, { kind: 'list', isLong: true });
  return [{ ...point, stems: new Set(contentStems(text)), basis: [first, ...others, lead.statement] }];
}

/** `Pergunta que ajuda: "Você vê o ícone verde? Toque nele."`: what is said to somebody, under the name of its use. */
const SPOKEN = /^(\p{Lu}[^:;.?!“”"]{3,40}): ?["“]([^“”"]{8,180}[?!][^“”"]{0,120})["”“]\W*$/u;

/** The words that a text gives to be said, each whole with its label; a sentence of them alone would be a question to the class. */
export function saySpoken(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece) => {
    const [, label = '', said = ''] = SPOKEN.exec(piece.text.trim()) ?? [];
    const [first] = piece.statements;
    if (label === '' || first === undefined || piece.kind !== 'text' || !isContentRole(piece.role)) return [];
    const text = `${label}: “${said.trim()}”`;
    const point = pointAsIs(text, first, { kind: 'sentence', isLong: false });
    return [{ ...point, stems: new Set(contentStems(text)), basis: [...piece.statements] }];
  });
}
