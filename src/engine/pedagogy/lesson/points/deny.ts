import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
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

/** Under a title that forbids it, what was denied away from it is told as it stands: `É proibido`, `Não subir …` denies twice. */
export function underTitle(title: string, points: readonly Grounded[]): Grounded[] {
  const name = title.replace(/\s*\(continuação.*$/u, '');
  // `O que não fazer` is read with `Não usar …` as people say it, and nobody takes it for an order.
  if (!FORBIDS.test(name) || SAYS_NOT.test(name)) return [...points];
  const names = NAMES_ERRORS.test(title);
  return points.map((point) => {
    const bare = DENIED.exec(point.text)?.[1];
    // `Não atualizar a variável` is an error as its writer tells it.
    const isOwn = names && /^\W*não\s/iu.test(point.basis[0]?.text ?? '');
    return bare === undefined || isOwn ? point : { ...point, text: upperFirst(bare) };
  });
}
const SAYS_NOT = /^\W*(?:o que )?(?:voc[êe]s? )?n[ãa]o(?!\p{L})/iu;
const NAMES_ERRORS = /^\W*(?:os )?(?:erros?|falhas?)(?!\p{L})/iu;
const DENIED = /^Não (\p{L}+[aeio]r(?:-se)?\s.+)$/su;

/** `Estado Novo: DIP 1939 – …` on the slide `Estado Novo`: what its title names is not named before each of its points. */
export function underName(title: string, points: readonly Grounded[]): Grounded[] {
  const isOwn = ({ basis }: Grounded): boolean => basis[1]?.piece.kind === 'heading';
  const own = points.filter(isOwn).map(({ text }) => text);
  const name = own.flatMap((text) => /^([^:]{2,60}): /u.exec(text)?.[1] ?? [])[0] ?? '';
  const isNamed = name !== '' && title.toLowerCase().startsWith(name.toLowerCase());
  if (!isNamed || !own.every((text) => text.startsWith(name))) return [...points];
  return points.map((point) =>
    isOwn(point)
      ? { ...point, text: upperFirst(point.text.slice(name.length).replace(/^:?\s/u, '')) }
      : point,
  );
}
