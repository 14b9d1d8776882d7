import { FUNCTION_WORD_SET } from './stop-words.ts';

const BULLET = /[•▪◦‣●■□➢➤✓✔❖►]/;
/** A colon before the articles of a law; a stop with the closing quotes and brackets that belong to it, a bullet, or a line break. */
const BREAK = /[.!?…]+["'”’»)\]]*|:(?=\s+(?:Art\. ?\d|§ ?\d))|[•▪◦‣●■□➢➤✓✔❖►]| ?\n\s*/g;

/**
 * The sentences of a text, trimmed, in order, never empty. A line break ends a sentence unless the next
 * line plainly goes on with it; a bullet starts one and is dropped.
 */
export function splitSentences(written: string): string[] {
  // Long runs of blanks would make the patterns below quadratic.
  const text = written.replace(/[^\S\n]+/g, ' ');
  const sentences: string[] = [];
  let start = 0;
  const close = (end: number, next: number): void => {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
    start = next;
  };
  for (const found of text.matchAll(BREAK)) {
    const end = found.index + found[0].length;
    if (BULLET.test(found[0])) close(found.index, end);
    else if (found[0].includes('\n')) {
      if (isLineEnd(text, start, found.index, found[0], end)) close(found.index, end);
    } else if (isStop(text, start, found.index, found[0], end)) close(end, end);
  }
  close(text.length, text.length);
  return sentences;
}

function isLineEnd(text: string, start: number, at: number, gap: string, next: number): boolean {
  if ((gap.match(/\n/g) ?? []).length > 1) return true;
  const following = text.slice(next, next + 4);
  if (/^(?:[-–—*]\s|\(?[a-zA-Z0-9]{1,2}[).])/.test(following)) return true;
  const last = /(\S+)$/.exec(text.slice(Math.max(start, at - 40), at))?.[1] ?? '';
  if (/[.!?:;…]$/.test(last)) return !endsWithAbbreviation(last) || /^\p{Lu}/u.test(following);
  if (last.endsWith(',') || FUNCTION_WORD_SET.has(last.toLowerCase())) return false;
  return /^[\p{Lu}\p{N}"“«¿¡]/u.test(following);
}

function isStop(text: string, start: number, at: number, stop: string, end: number): boolean {
  const before = text.slice(Math.max(start, at - 60), at);
  const after = text.slice(end, end + 40);
  if (after.trim() === '' || stop === ':') return true;
  // `gasoso (vapor, não dá pra ver! A fumacinha são gotinhas)`: what stands in brackets goes with its line.
  if (isInBrackets(text.slice(start, at), text.slice(end))) return false;
  // `Ela leu muitos livros. -> pronome indefinido`: what is said of the sentence before the arrow.
  // `a luz em que fotoss. = respiração`: a sign goes on with what was written short.
  if (/^\s+(?:[-=]+>|[→=<>≤≥≈])/.test(after)) return false;
  // `Δ = 25 - 4 . 1 . 6`: a product.
  if (stop === '.' && /[\d)]\s$/.test(before) && /^\s[\d(]/.test(after)) return false;
  // `Q = m . c . Δt`: so is a stop with room on both sides of a sign.
  if (
    stop === '.' &&
    /(?:^|[\s(=])[\p{L}\d)]{1,3}\s$/u.test(before) &&
    /^\s\S{1,4}(?:\s|$|[.,;)])/u.test(after)
  )
    return false;
  // `(c. 2686-2181 a.C.)`: about that year.
  if (/(?:^|[\s(])c$/u.test(before) && /^\s?\d/.test(after)) return false;
  // `x₁, . . . , xₙ`: dots of a row that goes on.
  if (/^\s+[.,;]/.test(after)) return false;
  if (!/^\s/.test(after)) return isGluedSentence(before, stop, after);
  const next = /^\s+["'“‘«([—–-]*\s*(\S+)/.exec(after)?.[1] ?? '';
  if (/^\p{Ll}/u.test(next))
    return (
      (/^!!/.test(stop) && SAYS_MORE.test(text.slice(end))) || (isTypedSmall(text) && endsWord(before, stop))
    );
  if (stop[0] !== '.' || stop.startsWith('..')) return true;
  // `1. Introdução`, `a. …`, `2.1. …`: the number of an item, not a sentence.
  if (
    /^\s*["“(]?(?:[\d.]{1,6}|[a-zA-Z]|[IVX]{1,4})$/.test(text.slice(start, at).slice(0, 12)) &&
    at - start < 12
  )
    return false;
  const last = /(\S+)$/.exec(before)?.[1] ?? '';
  if (/^[IVX]{1,5}$/.test(last) && ROMAN_LIST.test(text)) return false;
  if (/(?:^|[.(])\p{Lu}$/u.test(last)) return isSingleLetterEnd(before, last, next);
  return (
    !endsWithAbbreviation(`${last}.`) ||
    (endsWithAbbreviation(`${last}.`) === 'may-close' && /^\p{Lu}/u.test(next))
  );
}

const LONGEST_BRACKET = 120;

/** Between brackets that opened in this sentence and close before its end, or before others open. */
function isInBrackets(before: string, behind: string): boolean {
  const open = before.lastIndexOf('(');
  if (open < 0 || open < before.lastIndexOf(')')) return false;
  const close = behind.slice(0, LONGEST_BRACKET).search(/[()\n]/);
  return close >= 0 && behind[close] === ')';
}

/** `não dê AAS!!! só dipirona`: a few words more belong to what was cried. */
const SAYS_MORE = /^(?:\s+[^\s.!?]+){5}/u;

/** Notes whose sentences begin small: `dividido por 1000. exemplo: um chuveiro`. */
function isTypedSmall(text: string): boolean {
  return (
    /^\P{L}*\p{Ll}/u.test(text) && SMALL_NEXT.test(text) && !/[.!?…]["”)]*\s+["“(]*\p{Lu}\p{Ll}/u.test(text)
  );
}
const SMALL_NEXT = /(?:[\p{Ll}\d)]{2}|\d\s?[mgshNJWVA])\.\s\p{Ll}/u;

/** Whether a stop ends a sentence behind what stands before it, a whole word, a figure or a bracket: what is written short has a consonant at its end, or few letters. */
export function endsWord(before: string, stop: string): boolean {
  const isWhole =
    /(?<!\p{L})\p{L}\p{Ll}+(?:[aeiouáéíóúâêôãõ]s?|[aeiou]ns|[aei]l|[aei]m|[aeo]r|z)$|(?<!\p{L})m[eê]s$|(?<![\p{L}\d])\d{2,}$|\d\s?(?:[kM]?Wh?|[VA]|[kmc]?m|k?g|m?L|h|min|s|°C|%)$|[\p{L}\d]\)$/u;
  const last = /(\S+)$/.exec(before)?.[1] ?? '';
  return stop === '.' && isWhole.test(before) && !endsWithAbbreviation(`${last}.`);
}

/** `I. Ata II. Carta III. Recibo` on one line: the numerals open items, they end nothing. */
const ROMAN_LIST = /(?<!\S)I\.\s[^.]*\sII\.\s[^.]*\sIII\.\s/;

/** `fim.Outra frase`: a missing space, not an address, a number, a file name or code. */
function isGluedSentence(before: string, stop: string, after: string): boolean {
  const token = `${/(\S*)$/.exec(before)?.[1] ?? ''}${stop}${/^\S*/.exec(after)?.[0] ?? ''}`;
  if (/[/@_:=<>{}]|www\.|[.].*[.]\S/i.test(token)) return false;
  return /\p{Ll}{3}$/u.test(before) && /^\p{Lu}\p{Ll}*(?=[\s,])/u.test(after);
}

/** `J. K. Rowling` goes on; `vitamina C. A laranja` ends. */
function isSingleLetterEnd(before: string, last: string, next: string): boolean {
  if (last.length > 1) return FUNCTION_WORD_SET.has(next.toLowerCase());
  const previous = /(\S+)\s+\S+$/.exec(before)?.[1] ?? '';
  // `I = P / U. Ex.: …`, `I = 25 A. O mesmo chuveiro …`: the last sign of a formula, the unit of a figure.
  if (/^[-+–×·*/=→]$/.test(previous) || (/^\d[\d.,]*$/.test(previous) && /^[AVWJNCKLΩ]$/.test(last)))
    return true;
  return (
    /^\p{Ll}/u.test(previous) &&
    !FUNCTION_WORD_SET.has(previous) &&
    FUNCTION_WORD_SET.has(next.toLowerCase().replace(/\W+$/, ''))
  );
}

/** Always followed by what they abbreviate or announce. */
const OPEN = `
sr sra srs sras srta dr dra drs dras prof profa profª profs d dom eng engª arq adv exmo exma ilmo ilma v.exa
art arts inc par fig figs tab cap caps vol vols p pp pág págs pg n no nº núm nr ed eds org orgs coord trad cf ex p.ex
séc sécs av r rod tel cel st sto sta al gen cel cap ten maj alm pres gov dep sen min cit op obs ref refs aprox máx mín
ap apt lt q.b i.e e.g vs res dec lei.n hab km/h u.m enf rev
`;
/** May end the sentence that they stand in. */
const CLOSING = `etc ltda cia s.a s/a a.c d.c a.c d.c eua e.u.a jan fev mar abr mai jun jul ago set out nov dez h min seg kg km cm mm ml ex.ª jr`;

const open = new Set(OPEN.trim().split(/\s+/));
const closing = new Set(CLOSING.trim().split(/\s+/));

/**
 * Whether a token with its full stop is a Portuguese abbreviation: `open` never ends a sentence
 * (`Dra.`, `fig.`), `may-close` does when a capital follows (`etc.`, `a.C.`).
 */
function endsWithAbbreviation(token: string): 'open' | 'may-close' | false {
  const word = token
    .toLowerCase()
    .replace(/^["'“‘«([]+/, '')
    .replace(/\.$/, '');
  if (closing.has(word)) return 'may-close';
  return open.has(word) ? 'open' : false;
}
