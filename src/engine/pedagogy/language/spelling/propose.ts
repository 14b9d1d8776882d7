import { normalise } from '#engine/pedagogy/language/stem.ts';

export interface KnownWords {
  isWord(word: string): boolean;
  /** A word that is common, or that the material itself writes elsewhere. */
  isUsual(word: string): boolean;
  /** A word that the material itself writes elsewhere. */
  isOwn(word: string): boolean;
}

const LETTERS = [...'abcdefghijlmnopqrstuvxzáàâãéêíóôõúç'];
const ACCENTED: Readonly<Record<string, string>> = { a: 'áâãà', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };

/** Letters that sound alike and are taken for one another. */
const SOUNDS: readonly [wrong: string, right: string][] = [
  ['ss', 'ç'],
  ['ç', 'ss'],
  ['s', 'ss'],
  ['ss', 's'],
  ['s', 'c'],
  ['c', 's'],
  ['s', 'z'],
  ['z', 's'],
  ['x', 'ch'],
  ['ch', 'x'],
  ['j', 'g'],
  ['g', 'j'],
  ['ção', 'são'],
  ['ção', 'ssão'],
  ['ção', 'nsão'],
  ['ção', 'são'],
  ['são', 'ção'],
  ['ssão', 'ção'],
  ['cção', 'ção'],
  ['sc', 'c'],
  ['c', 'sc'],
  ['e', 'i'],
  ['i', 'e'],
  ['o', 'u'],
  ['u', 'o'],
  ['n', 'm'],
  ['m', 'n'],
  ['r', 'rr'],
  ['rr', 'r'],
  ['l', 'u'],
  ['ü', 'u'],
  ['ë', 'ê'],
];

/** The tries grow with the square of the letters; what is longer than this is no word but several, or none. */
const LONGEST = 30;

/**
 * The one word that a misspelt word (lower case) was meant to be, or null where several could be. Kinds of slips are tried from
 * the likeliest on: an accent, letters that sound alike, two letters that changed places, a letter too many, one missing, one
 * for another. A kind decides only where it yields one word, or one usual word.
 */
export function proposeWord(word: string, known: KnownWords): string | null {
  if (word.length > LONGEST || WITHOUT_ACCENT.test(word)) return null;
  // The trema is gone since 2009.
  if (/[üë]/.test(word)) return soundVariants(word).find((one) => known.isWord(one)) ?? null;
  const accents = [...new Set(accentVariants(word))].filter((one) => known.isWord(one));
  const usualAccents = accents.filter((one) => known.isUsual(one));
  if (usualAccents.length === 1) return usualAccents[0] ?? null;
  // An accent is more often forgotten than put where none belongs.
  if (accents.length === 1 && word === normalise(word) && word.length > 6) return accents[0] ?? null;
  if (accents.length > 0) return onlyOne(word, insertions(word), known);
  // The parts of `border-color` are words of their own: another letter makes no word of them.
  if (FOREIGN.test(word) || word.includes('-')) return null;
  const sounds = [...new Set(soundVariants(word))].filter((one) => known.isUsual(one) && known.isWord(one));
  if (sounds.length === 1) return sounds[0] ?? null;
  // Short words have too many neighbours to be sure of.
  if (word.length < 6) return null;
  const near = [...swaps(word), ...deletions(word), ...insertions(word), ...changes(word)];
  const usual = onlyOne(word, near, known);
  if (usual !== null || word.length < LONG || LEARNED.test(word) || DERIVED.test(word)) return usual;
  const extra = [...new Set([...swaps(word), ...deletions(word)])].filter((one) => known.isWord(one));
  return extra.length === 1 ? (extra[0] ?? null) : null;
}

/** Written without an accent since 2009 (`asteroide`, `octoploides`), whatever a dictionary still holds. */
const WITHOUT_ACCENT = /oides?$/u;

/** No Portuguese word is written so. */
const FOREIGN =
  /(?:[bcdfgjkpqtvwxy]|[^aeiouãõâáéêíóôún]s|[^aeiou]ies|ing|tion|ture|ange|[bcdfgkpt]le)$|sh|th|ck|[wyk]/u;

/** Terms of science are made at will (`climograma`): that no dictionary has them makes no slip of them. */
const LEARNED =
  /(?:grama|grafia|logia|metria|metro|scopia|scópio|gênese|gênico|fobia|filia|terapia|tropismo|morfo|cracia|centrismo|plasma|cito|fago)s?$/u;

/** `restitutivo`, `oxaloacetato`, `anelamento`: made by the rules of the language, they need no dictionary. */
const DERIVED =
  /(?:tiv[oa]|ment[oa]|at[oa]|as[ea]|os[ea]|in[oa]|en[oa]|ism[oa]|ist[oa]|íde[oa]|ável|ível|izar|ização)s?$/u;

/** So long a word has hardly two neighbours. */
const LONG = 9;

/** The usual word among the candidates; of several the material's own, else the one that begins and ends as written. */
function onlyOne(
  word: string,
  candidates: readonly string[],
  { isWord, isUsual, isOwn }: KnownWords,
): string | null {
  const usual = [...new Set(candidates)].filter((one) => isUsual(one) && isWord(one));
  if (usual.length < 2) return usual[0] ?? null;
  const own = usual.filter((one) => isOwn(one));
  if (own.length === 1) return own[0] ?? null;
  const inner = usual.filter((one) => one.startsWith(word.slice(0, 2)) && one.endsWith(word.slice(-2)));
  return inner.length === 1 ? (inner[0] ?? null) : null;
}

/** All ways of writing the word with other accents on at most two letters. */
function accentVariants(word: string): string[] {
  const once = accentOnce(word);
  const plain = normalise(word);
  return [...once, ...accentOnce(plain), plain, ...(word.length > 5 ? once.flatMap(accentOnce) : [])].filter(
    (one) => one !== word,
  );
}

function accentOnce(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const bare = normalise(letter);
    const marks = `${bare}${ACCENTED[bare] ?? ''}`;
    return [...marks].filter((mark) => mark !== letter).map((mark) => put(word, at, 1, mark));
  });
}

function soundVariants(word: string): string[] {
  return SOUNDS.flatMap(([wrong, right]) => {
    const found: string[] = [];
    for (let at = word.indexOf(wrong); at !== -1; at = word.indexOf(wrong, at + 1))
      found.push(put(word, at, wrong.length, right));
    return found;
  });
}

function swaps(word: string): string[] {
  return [...word.slice(1)].map((letter, at) => put(word, at, 2, letter + word.charAt(at)));
}

/** Not at the end: `arrays`, `driver` and `regressor` are words of another language or trade, not slips. */
function deletions(word: string): string[] {
  return [...word].slice(0, -1).map((_, at) => put(word, at, 1, ''));
}

function insertions(word: string): string[] {
  return [...word].flatMap((_, at) => LETTERS.map((letter) => put(word, at, 0, letter)));
}

/** The first and the last letter are hardly ever another one: such a neighbour is another word, or another form of it. */
function changes(word: string): string[] {
  return [...word].flatMap((old, at) =>
    at === 0 || at === word.length - 1
      ? []
      : LETTERS.filter((letter) => letter !== old).map((letter) => put(word, at, 1, letter)),
  );
}

function put(word: string, at: number, length: number, letters: string): string {
  return word.slice(0, at) + letters + word.slice(at + length);
}
