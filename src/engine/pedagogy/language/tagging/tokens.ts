/** A surface token: a word with its pronoun (`torna-se`), a number, a mark. Offsets are UTF-16 units of the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Written with a stop that belongs to the word; anything else before a stop is a word and a stop. */
const ABBREVIATION =
  '(?:sr|sra|srs|sras|dr|dra|drs|dras|prof|profa|etc|ex|fig|figs|tab|cap|caps|pág|págs|séc|séculos|art|arts|av|vol|vols|ed|eds|org|orgs|obs|aprox|máx|mín|ltda|jr|min|seg)\\.(?!\\p{L})';
const INITIALS = '(?:\\p{L}\\.)+(?=\\s*[\\p{L},;:)]|$)(?<=(?:^|[^\\p{L}\\p{M}])(?:\\p{L}\\.)+)';
const ADDRESS = '(?:https?://|www\\.)[^\\s<>"“”)]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+';
const NUMBER = '\\d+(?:[.,:/]\\d+)*[ºª°]?';
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}]*(?:[-‐‑'’][\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*)*";
const MARK = '\\.{2,}|[-–—]{2,}|[A-Z]{1,3}\\$|.';
const TOKEN = new RegExp(
  `${ADDRESS}|(?<![\\p{L}\\p{M}])(?:${ABBREVIATION})|${INITIALS}|[A-Z]{1,3}\\$|${NUMBER}|${WORD}|${MARK}`,
  'giu',
);

/** The tokens of a text in order; blanks belong to none. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN)) {
    if (found[0].trim() === '') continue;
    tokens.push({ text: found[0], start: found.index, end: found.index + found[0].length });
  }
  return tokens;
}
