import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Piece } from './piece.ts';

/** `veias - trazem de volta`, `horas exatas: às 8h`, `antes do verbo -> plural`, `a (preposição) + a (artigo) = à`, `“menas”` under what nobody says. */
const TELLS =
  /^\p{Ll}[^.:=]{2,40} - \S|\S ?: \S|\S ?(?:=|[-–=]>|→|⇒) ?\S|\S [<>≠] \S|[.!)”"] [/x] \S|^["“][^"“”]{2,60}["”]$|^¿[^?]+\?\s\S/u;
/** Begins as no sentence does. */
const TYPED_SMALL = /^\W*(?:\p{Ll}|["“]|\d+%|\p{L} ?[=(<>])/u;
/** Signs of a rule, whatever letter it begins with: a question of another language with its answer, an equation of words, two sentences side by side, a warning. */
const OF_SIGNS =
  /^¿[^?]{3,60}\?\s+\p{Lu}[^?]+$|^[^=:]*\p{L}{2}[^=:]* \+ [^=:]+ = \S|[.!)”"] [/x] [\p{Lu}“"]|^\d+(?:[.,]\d+)?(?:%| \p{L}[^=:]{0,40}) = \S|^(?:lembre(?:-se)?|dica|macete|aten[çc][ãa]o|cuidado|importante)\s*[:!] \S/iu;
/** `x = (-b ± √Δ) / 2a`: told as a formula, under the name of its part; `a = coeficiente angular` says what a sign is. */
const OF_LETTERS = /^\p{L}{1,2}[₀-₉]?(?:\s?\(\p{L}\))?\s?=(?!\s*(?:\p{L}{4}|\d+ \p{L}{3}))/u;
/** What whoever teaches begins with, or is to do; a field. */
const OF_THE_CLASS =
  /^\W*(?:(?:come[çc]ar|iniciar|mostrar|perguntar|pedir|lembrar|levar|trazer|falar|explicar|corrigir|dizer)(?!\p{L})|(?:obs\p{L}*|tarefa|turma|prof\p{L}*|aula|data|nome|escola)\s*:)/iu;
const LONGEST = { characters: 240, words: 48 };
/** A line without such a sign among lines that have one. */
const LONGEST_BESIDE = 22;
const FEWEST_LETTERS = 3;

/** The lines that a teacher typed of one block: itself, or an item of a list. */
const lineOf = ({ block, text }: Piece): string => (block.type === 'paragraph' ? block.text : text);

function mayNote({ kind, from, example, role, block }: Piece): boolean {
  const isLine = kind === 'text' ? block.type === 'paragraph' : kind === 'list' && role !== 'procedure';
  return isLine && from === 'content' && example === undefined && isContentRole(role) && role !== 'narrative';
}

const isWhole = (written: string): boolean =>
  written.length <= LONGEST.characters && written.split(/\s+/).length <= LONGEST.words;

/** Whether a line tells a rule and shows it, as teachers type it: told whole or not at all. */
function isNote(written: string): boolean {
  const letters = written.match(/\p{L}/gu)?.length ?? 0;
  if (!isWhole(written) || letters < FEWEST_LETTERS || !/\p{L}{3}/u.test(written)) return false;
  if (/[?:]\s*$|_{3,}|https?:/u.test(written) || OF_THE_CLASS.test(written) || OF_LETTERS.test(written))
    return false;
  // A typed line ends where its writer ended it.
  if (isBroken(`${written}.`) || hasRawMath(plainMath(written))) return false;
  return TELLS.test(written) && (TYPED_SMALL.test(written) || OF_SIGNS.test(written));
}

const isBeside = (written: string): boolean =>
  written.split(/\s+/).length <= LONGEST_BESIDE &&
  /\p{L}{3}/u.test(written) &&
  !/[.?!:]\s*$|_{3,}|https?:/u.test(written) &&
  !OF_THE_CLASS.test(written);

/**
 * The pieces that are rules typed in a line each: `horas exatas: às 8h` by itself; `antes de esta, essa, cada` among others of its
 * kind; a list most of whose items are.
 */
export function findNotes(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let run: Piece[] = [];
  const close = (): void => {
    const noted = run.filter((piece) => isNote(lineOf(piece)));
    const isMost = noted.length > 1 && noted.length * 2 >= run.length;
    for (const piece of isMost ? run : noted) found.add(piece);
    run = [];
  };
  for (const piece of pieces) {
    if (piece.isJotted && isWhole(lineOf(piece))) {
      close();
      found.add(piece);
      continue;
    }
    const isLine = mayNote(piece) && piece.kind === 'text';
    if (!isLine || !(isNote(lineOf(piece)) || isBeside(lineOf(piece)))) close();
    else run.push(piece);
    if (!mayNote(piece) || piece.kind !== 'list') continue;
    const noted = piece.statements.filter(({ text }) => isNote(text)).length;
    const areAll = piece.statements.every(({ text }) => isNote(text) || isBeside(text));
    if (noted > 0 && noted * 2 >= piece.statements.length && areAll) found.add(piece);
  }
  close();
  return found;
}
