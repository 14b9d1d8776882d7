import { wordsOf } from '#engine/pedagogy/language/words.ts';

/** What no program is written with: lower and raised signs of formulas, and what relates quantities. */
const MATHS = /[₀-₉₍₎ⁿ·×≤≥≠≈∈∉Σ∑√±∞Π∀∃⊕]/u;
const SIGNS = /[{}<>;=()[\]|\\/_$#]/gu;
const FEWEST = 8;

/** A sentence among listings: mostly words, begun and ended as one. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  const plain = words.filter((word) => /^[\p{L}]{1,}[,.;:]?$/u.test(word));
  if (MATHS.test(text)) return true;
  const isEnded = /[\p{L}\p{N}"”)>][.:!?]$/u.test(text) && /^[\p{Lu}"“]/u.test(text);
  return (
    isEnded &&
    words.length >= FEWEST &&
    plain.length >= words.length * 0.6 &&
    (text.match(SIGNS) ?? []).length < 8
  );
}

/** What a program prints or takes: figures, paths and signs among few words, no sentence. */
export function isPrinted(text: string): boolean {
  if (/[.!?:;]$/u.test(text) && !/\.\w{1,7}$/u.test(text)) return /^(?:\/\/|#\s?\w|\}|\{)/u.test(text);
  if (/^(?:\/\/|#(?:define|include)\b|[>$]\s|(?:warning|error)[: ])/iu.test(text)) return true;
  const tokens = text.split(/\s+/);
  const machine = tokens.filter((token) => /\d|[|\\/_*=<>[\]{}]|\w\.\w{2,}/u.test(token));
  return tokens.length > 1 && machine.length >= tokens.length * 0.4;
}

/** `Valor de acasalamento . . . . 19`: what is left of a table of contents. */
export const isIndexLine = (text: string): boolean =>
  /^.{2,120}?\s?(?:[.·…]\s?){3,}\s*\d{1,3}\s*\.?$/u.test(text) ||
  /^.{2,90}\s[.·…]\s*\d{1,3}\s*\.?$/u.test(text);

/** `Var(z) = (`: a line of a PDF whose end fell apart; what it announces does not stand here. */
export const isLeftOpen = (text: string): boolean =>
  /[(=+−·]$/u.test(text) && wordsOf(text).filter((word) => /\p{L}{4}/u.test(word)).length < 4;

/** `Então`, `Nk vezes`: a word that leads from one formula to the next was printed like a heading. */
export const leadsOn = (title: string): boolean =>
  /^(?:ent[ãa]o|logo|assim|portanto|onde|ou|ou seja|isto é|sendo|como|em que|temos|\p{L}k? vezes)[,:]?$/iu.test(
    title,
  );

/** A semicolon at its end makes no program of a line of words. */
export const isCode = (text: string): boolean =>
  /[{}<>;=()]/.test(text.replace(/(?<=(?:\p{L}+,? ){3,}\p{L}+);$/u, '')) &&
  !isProse(text) &&
  !EQUALS.test(text);

/** `Tábuas: vermelha = carne crua; azul = peixes`: what stands for what, in words alone. */
const EQUALS = /^(?:[\p{L} ]+:)?(?:\s*[\p{L} ]{3,} = [\p{L} ,-]{3,}(?:;|$)){2,}$/u;
