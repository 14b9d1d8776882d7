import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { FORBIDS, LABEL } from '#engine/pedagogy/understanding/heading-class.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';

/** What stands below `O que não fazer`, with the line that forbids it. */
export function findForbidden(pieces: readonly Piece[]): ReadonlyMap<Piece, Piece> {
  let above: Piece | null = null;
  const found = new Map<Piece, Piece>();
  for (const piece of pieces) {
    if (piece.kind === 'heading' || LABEL.test(piece.text)) above = FORBIDS.test(piece.text) ? piece : null;
    else if (above !== null) found.set(piece, above);
  }
  return found;
}

/** `NÃO PODE:`, `Proibido`: nothing that is said of the things themselves. */
const SHORT_BAN = /^\W*(?:n[ãa]o (?:pode|deve|use|usar)m?|(?:[ée] )?proibid[oa]s?|evit(?:e|ar)|nunca)\W*$/iu;

/**
 * `Usar cinto que já sofreu queda` → `Não usar cinto …`, `Corticoide` → `Não pode: corticoide`: away from the line `above` it
 * would say the contrary.
 */
export function deny(point: Point, above: Piece): Point {
  const [first] = tagSentence(point.text);
  if (/^evitar(?!\p{L})|^n[ãa]o(?!\p{L})/iu.test(point.text)) return point;
  if (first?.form === 'inf') return { ...point, text: `Não ${lowerFirst(point.text)}` };
  const ban = above.text.replace(/[\s:.!]+$/, '').trim();
  const isLed = point.text.toLowerCase().startsWith(`${ban.toLowerCase()}: `);
  if (!SHORT_BAN.test(ban) || isLed) return point;
  return { ...point, text: `${upperFirst(ban.toLowerCase())}: ${lowerFirst(point.text)}` };
}
