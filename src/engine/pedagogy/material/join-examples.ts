import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath } from '#engine/pedagogy/language/plain-math.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from './piece.ts';

const NAME =
  '(?:exemplos?(?: resolvidos?| pr[áa]ticos?| num[ée]ricos?)?|ex|(?:exerc[íi]cios?|problemas?|quest(?:ão|ões)|situaç(?:ão|ões)-problema) resolvid[oa]s?)';
/** `Exemplo 1: `, `Ex.: `, `Exercício resolvido – ` */
export const OPENS_EXAMPLE = new RegExp(
  `^\\W*${NAME}\\.?\\s?(?:n?[º°]?\\s?\\d{1,2})?\\s*(?:\\([^()]*\\))?\\s*(?:[:–—-]|[.)](?=\\s))\\s*(?=\\S)`,
  'iu',
);
/** `Exemplo 2` over the lines that it is. */
export const HEADS_EXAMPLE = new RegExp(`^\\W*${NAME}\\.?\\s?(?:n?[º°]?\\s?\\d{1,2})?\\W*$`, 'iu');
/** `Solução:` above the working. */
const HEADS_WORKING =
  /^\W*(?:(?:re)?solu[çc](?:ão|ao)|resposta|c[áa]lculos?|desenvolvimento|como resolver|resolvendo)\W*$/iu;
/** `Logo, a camiseta custa R$ 48,00`, `Resposta: 75` */
export const CONCLUDES =
  /^\W*(?:então|logo|portanto|assim|daí|ou seja|isto é|resposta|r(?:esp)?\.?:|(?:re)?solu[çc][ãa]o|c[áa]lculos?|passo \d+|\d+º passo|temos|substituindo|aplicando|isolando|simplificando|multiplicando|dividindo|somando|subtraindo)\W*(?![\p{L}-])/iu;
/** `Problema: um bloco … Calcule o empuxo.` above `Resolução:` */
const POSES =
  /^\W*(?:problema|exerc[íi]cio|quest[ãa]o|situa[çc][ãa]o)(?:[- ]problema)?(?: \d{1,2})?\s*[:.–-]\s*\p{Lu}?\p{L}/iu;
const COUNTS = /[=≈→⇒]/u;
const MOST_NAMES = 8;
const LONGEST = { characters: 460, words: 85, steps: 10 };

/**
 * The pieces with each worked example (`Exemplo: …`, what is asked, its working, `Logo, …`) told as one: the pieces of one
 * paragraph become one again, the lines behind it know what they belong to. What opens like one and shows no working stays
 * as it was, as does what is too long for one slide.
 */
export function joinExamples(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const own = exampleAt(pieces, at);
    const [opener] = own;
    if (opener === undefined) joined.push(pieces[at] as Piece);
    else for (const piece of own) if (!HEADS_WORKING.test(piece.text)) takeIn(joined, piece, opener);
    at += Math.max(1, own.length);
  }
  return joined;
}

/** The pieces of the worked example that opens here; none where none does. */
function exampleAt(pieces: readonly Piece[], at: number): Piece[] {
  const [opener, before] = [pieces[at], pieces[at - 1]];
  const isSolved =
    opener !== undefined && POSES.test(opener.text) && HEADS_WORKING.test(pieces[at + 1]?.text ?? '');
  if (opener === undefined || !(isSolved || opens(opener, before))) return [];
  const own = [opener];
  for (const piece of pieces.slice(at + 1))
    if (!goesOn(piece, own)) break;
    else own.push(piece);
  while (HEADS_WORKING.test(own.at(-1)?.text ?? '')) own.pop();
  const next = pieces[pieces.indexOf(own.at(-1) as Piece) + 1];
  if (own.length === 0 || isOpen(own, next)) return [];
  const lines = own
    .flatMap(({ statements }) => statements)
    .filter(({ text }) => !HEADS_EXAMPLE.test(text))
    .slice(1);
  const isWorked = lines.some(({ text }) => isStep(text)) || asks(own[0]?.statements.slice(0, -1) ?? []);
  const text = own.map((piece) => piece.text).join(' ');
  const isShort =
    text.length <= LONGEST.characters &&
    wordsOf(text).length <= LONGEST.words &&
    lines.length < LONGEST.steps;
  return isWorked && isShort ? own : [];
}

/** The line that it ends in leads to one that is not of it, or signs of it were not read. */
function isOpen(own: readonly Piece[], next: Piece | undefined): boolean {
  const text = own.map((piece) => piece.text).join(' ');
  const leads = next?.kind === 'equation' && next.page !== null && next.page === own.at(-1)?.page;
  return leads || /[=:,]\s*$/.test(text) || isBroken(text) || hasRawMath(text) || /\p{L}\?\p{L}/u.test(text);
}

function opens({ kind, text, role }: Piece, before: Piece | undefined): boolean {
  const isLine = kind === 'text' || (kind === 'heading' && /[\d?]/.test(text.replace(OPENS_EXAMPLE, '')));
  const isLabel = kind === 'text' && HEADS_EXAMPLE.test(text);
  if (isLabel || (isLine && OPENS_EXAMPLE.test(text))) return true;
  return (
    kind === 'text' && role !== 'caption' && before?.kind === 'heading' && HEADS_EXAMPLE.test(before.text)
  );
}

function goesOn(piece: Piece, own: readonly Piece[]): boolean {
  const [opener, last] = [own[0], own.at(-1)];
  if (opener === undefined || last === undefined || piece.slide !== opener.slide) return false;
  if (piece.blockRef === last.blockRef) return true;
  // A program is shown line by line, not worked out.
  if (piece.kind === 'code') return false;
  // A text layer tears the lines of a working.
  if (piece.page !== null || OPENS_EXAMPLE.test(piece.text)) return false;
  if (HEADS_WORKING.test(piece.text)) return true;
  if (own.length === 1 && HEADS_EXAMPLE.test(opener.text)) return piece.kind === 'text';
  // `20% de 60 = 12` on a line of its own was read as a heading.
  const isHead = piece.kind === 'heading' && !COUNTS.test(piece.text);
  if (isHead || piece.kind === 'image' || piece.kind === 'table') return false;
  if (piece.statements.length === 0 || /\?\s*$/.test(piece.text)) return false;
  if (piece.statements.every(({ text }) => isStep(text))) return true;
  const isAnswer = /\?\s*$/.test(last.text) || HEADS_WORKING.test(last.text);
  return isAnswer && piece.kind === 'text' && piece.statements.some(({ text }) => isStep(text));
}

/** A line of a working: an equation with few words, or what it comes to. */
function isStep(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, '');
  const names = bare.match(/\p{L}{3,}/gu)?.length ?? 0;
  return (
    CONCLUDES.test(text) ||
    /, (?:logo|então|portanto) /iu.test(text) ||
    (COUNTS.test(bare) && names <= MOST_NAMES && !/["“”]\s*[=→]\s*["“”]/.test(bare))
  );
}

const asks = (statements: readonly { text: string }[]): boolean =>
  statements.some(({ text }) => /\?\s*$/.test(text));

function takeIn(joined: Piece[], piece: Piece, opener: Piece): void {
  const last = joined.at(-1);
  piece.example = opener;
  piece.role = 'example';
  for (const statement of piece.statements) statement.role = 'example';
  if (piece.kind === 'heading') Object.assign(piece, { kind: 'text', level: 0 });
  if (last?.example !== opener || last.blockRef !== piece.blockRef) joined.push(piece);
  else {
    for (const statement of piece.statements) statement.piece = last;
    last.statements.push(...piece.statements);
    last.text = `${last.text} ${piece.text}`;
    last.weight += piece.weight;
  }
}
