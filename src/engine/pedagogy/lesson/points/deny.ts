import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isFrame, isNameless } from '#engine/pedagogy/outline/nameless.ts';
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

/** Words of a heading that can stand before each thing said under it, and characters of a point that says two of them. */
const LONGEST_HEAD = 6;
const LONGEST_SAID = 190;

/**
 * `Empatia`, `Comunicação clara` on one slide: what stands under each is told with its name, or nobody knows what is said of
 * which. A slide of one heading is named by its title.
 */
export function nameByHeads(
  title: string,
  pieces: readonly Piece[],
  points: readonly Grounded[],
): Grounded[] {
  const heads = new Map<Piece, Piece>();
  let head: Piece | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'heading') head = piece;
    else if (head !== null) heads.set(piece, head);
  }
  const headOf = ({ basis: [first] }: Grounded): Piece | undefined => first && heads.get(first.piece);
  const told = new Set(points.map(headOf).filter((one) => one !== undefined));
  const levels = new Set([...told].map(({ level }) => level));
  if (told.size < 2 || levels.size > 1 || points.some((point) => headOf(point) === undefined))
    return [...points];
  const named: Grounded[] = [];
  for (const point of points) {
    const own = headOf(point);
    const said = own === undefined ? null : underHead(own, title, point);
    const before = named.at(-1);
    const isSame = said !== null && before !== undefined && headOf(before) === own;
    const joined = isSame ? `${before.text}; ${lowerFirst(point.text)}` : '';
    if (said === null) named.push(point);
    else if (!isSame) named.push(said);
    else if (joined.length > LONGEST_SAID || /[.;?]\s/u.test(before.text)) named.push(point);
    else named[named.length - 1] = { text: joined, basis: [...new Set([...before.basis, ...said.basis])] };
  }
  return named;
}

/** `Um pouco de história`, `Solução exemplo`: of which kind a text is, not of what it tells. */
const NO_LABEL =
  /^(?:um pouco|algun?s|algumas|mais|outr[oa]s?|solu[çc]|exemplo|introdu[çc]|hist[óo]ri[ac]|contexto|motiva[çc]|revis[ãa]o)(?!\p{L}{5})\p{L}*/iu;

/** The point behind its heading's name; null where it has a name of its own or the heading none that can be said. */
function underHead(head: Piece, title: string, { text, basis }: Grounded): Grounded | null {
  const name = head.text.replace(/[\s:.]+$/, '');
  const isName =
    !isNameless(name) &&
    !isFrame(name) &&
    !NO_LABEL.test(name) &&
    name.split(' ').length <= LONGEST_HEAD &&
    /^\p{Lu}/u.test(name) &&
    !/[:?!;…“"]|\s[–-]\s/u.test(name);
  const isOther = /^[^:.]{2,60}: /u.test(text) || /[=→]|\n/u.test(text);
  const [statement] = head.statements;
  const isSaid =
    text.toLowerCase().includes(name.toLowerCase()) || title.toLowerCase() === name.toLowerCase();
  if (!isName || isOther || isSaid || statement === undefined) return null;
  return { text: `${name}: ${lowerFirst(text)}`, basis: [...basis, statement] };
}
