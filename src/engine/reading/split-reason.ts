/** What a key says of one question: what answers it, and why. */
export interface SaidInKey {
  /** The letter alone where an option is named, else the words. */
  answer: string;
  /** The teacher's comment, as written; null where the key has none. */
  reason: string | null;
}

const SIGN = String.raw`\s*(?:[–:;.,(—-]|porque|pois|visto que|já que)`;
const LETTER = new RegExp(
  String.raw`^(?<name>(?:letra|alternativa|op[çc][ãa]o|item)\s)?["“(]?(?<letter>[A-E])["”)]?(?=$|${SIGN})`,
  'iu',
);
/** `A alternativa correta é a letra B`, `Correta: C`, `A certa é a (d)`: a whole sentence that names a letter. */
const NAMED =
  /^(?<name>(?:a\s)?(?:(?:resposta|alternativa|letra|op[çc][ãa]o)\s)?(?:corret[ao]|cert[ao])\s*(?:é|:|–|-)\s*(?:[ao]\s)?(?:(?:letra|alternativa|op[çc][ãa]o)\s)?)["“(]?(?<letter>[A-E])["”)]?(?=$|[\s.,;:–—-])/iu;
/** `B, C, A` matches and `C E C` judges: letters in a row name no option. */
const IN_A_ROW = /^\(?[A-Z]\)?(?:[\s,;/–-]+(?:e\s)?\(?[A-Z]\)?)+(?=$|[.;:(–—-]|\s[^\p{Ll}])/u;
/** A small letter may be an article or open `a) … b) …`: it names an option only before such signs. */
const SMALL = /^\(?[a-e]\)?(?:,? (?:porque|pois|visto que|já que) | [–—-] |\. \p{Lu}|: | ?; |, |\s\()/u;
const IN_PARTS = /^\(?a\)\s.*\sb\)\s/isu;
/** `V F V F - a segunda só tem uma solução`, `3, 1, 2 (granito é magma)`: signs in a row, and what is said of them. */
const SIGNS =
  /^(?<signs>(?:[VFCE]|\d{1,2})(?:[\s,;/–-]+(?:[VFCE]|\d{1,2})(?![\p{L}\d]))+)\s*(?:[.;:–—-]\s*|(?=\())(?=[\p{L}("“])/u;
/** `F – a Lua é um satélite`, `Falso, porque …` */
const VERDICT =
  /^(?<signs>[VF]|[Ff]als[oa]|[Vv]erdadeir[oa]|[Ee]rrad[oa]|[Cc]ert[oa])(?:\s*[–:;.,—-]\s*(?=[\p{L}("“])|\s+(?=\()|\s+(?=porque|pois))/u;
/** `Comentário: …`, `Justificativa – …` behind an answer. */
const MARKED =
  /(?:^|[\s.;,(–—-])\(?(?:coment[áa]rios?|justificativa|explica[çc][ãa]o|resolu[çc][ãa]o)\s*[:.–—-]+\s*(?=\S)/iu;
const FEWEST_LETTERS = 4;

/** What is said of one question in a key as its answer and the comment behind it. */
export function splitReason(said: string): SaidInKey {
  const text = said.trim();
  const marked = MARKED.exec(text);
  if (marked !== null && marked.index > 0) {
    const { answer, reason } = splitReason(text.slice(0, marked.index).replace(/[\s;,(–—-]+$/u, ''));
    return { answer, reason: joinSaid(reason, tidy(text.slice(marked.index + marked[0].length))) };
  }
  const signs = SIGNS.exec(text) ?? (IN_A_ROW.test(text) ? null : VERDICT.exec(text));
  if (signs !== null)
    return { answer: (signs.groups?.signs ?? '').trim(), reason: tidy(text.slice(signs[0].length)) };
  const found = LETTER.exec(text) ?? NAMED.exec(text);
  const letter = found?.groups?.letter;
  const rest = text.slice(found?.[0].length ?? 0);
  const mayBeWord =
    found?.groups?.name === undefined &&
    /[a-e]/.test(letter ?? '') &&
    /[^\s.]/.test(rest) &&
    !SMALL.test(text);
  return letter === undefined || IN_A_ROW.test(text) || IN_PARTS.test(text) || mayBeWord
    ? { answer: text, reason: null }
    : { answer: letter.toUpperCase(), reason: tidy(rest) };
}

/** Two comments on one question as one. */
export const joinSaid = (one: string | null, other: string | null): string | null =>
  one === null || other === null || one === other ? (one ?? other) : `${one.replace(/[.;]$/u, '')}; ${other}`;

/** Without the signs that part it from the answer, nor the brackets around all of it; null where nothing is said. */
function tidy(said: string): string | null {
  const bare = said.replace(/^[\s).:;,–—>→=-]+/u, '').replace(/[\s;,]+$/u, '');
  const inner = /^\(([^()]*)\)\.?$/u.exec(bare)?.[1]?.trim() ?? bare;
  return (inner.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? null : inner;
}
