/** What stands above the answers of a test or list: `Gabarito`, `Respostas dos exercícios`, `GABARITO (só professora)`. */
const KEY_HEADING =
  /^\W*(?:gabarito|(?:folha de )?respostas?|solu[çc][õo]es|chave de (?:respostas|corre[çc][ãa]o))(?: (?:abertas|oficial|final|preliminar|comentad[oa]|d[aeo]s? .{1,30}|(?:s[óo]|apenas|somente|para)(?: .{1,24})?))?\s*(?:[–—-]\s*.{1,30}|\([^()]{1,40}\))?\W*$/iu;

/** True for a heading under which questions are answered. */
export const headsKey = (text: string): boolean => KEY_HEADING.test(text.trim());

/** `1) a) -6`, `2-C`, `Questão 3: o fechamento da banca`, `4 B`: the number of an answer. */
const MARK =
  /(?:^|[\s|;,(])(?:quest(?:ão|ao)\s*|exerc[íi]cio\s*|n?º\s*)?(\d{1,3})(?:\s*[.)º:=–-]+\s*|\s+)(?=\S)/giu;
/** `7º mês` counts within an answer. */
const SIGNED = /[.):=–-]$/u;
/** `4 B`, `4 (B)`; not `2  d) crescente`. */
const BARE_LETTER = /^(?:\([A-Ea-e]\)|[A-Ea-e](?=$|[\s,;.|]))/u;
const LETTER = /^\(?([A-Ea-e])\)?$/u;
/** `B, pois narra um fato`, `C – os hábitos mudaram`: the letter, and why. */
const LETTER_AND_REASON = /^\(?([A-E])\)?\s*(?:[–:.,-]\s|(?=porque|pois))/u;

/**
 * The answers that the lines of a key give, by the number of their question: a letter alone where an option is named, else the
 * words. Several may stand on one line (`1-B 2-C 3-O fechamento da banca 4-B`): there a number opens an answer only where it
 * is the next one, so that the figures of an answer open none. What goes on without a number belongs to the answer before it.
 */
export function readKey(lines: readonly string[]): [number: number, answer: string][] {
  const told: { number: number; parts: string[] }[] = [];
  for (const line of lines) {
    let from = 0;
    const add = (part: string): void => {
      const said = part.trim().replace(/[;,|\s]+$/, '');
      if (said !== '') told.at(-1)?.parts.push(said);
    };
    for (const found of line.matchAll(MARK)) {
      const number = Number(found[1]);
      const after = line.slice(found.index + found[0].length);
      const isFirst = line.slice(0, found.index).trim() === '';
      const isNext = told.length > 0 && number === (told.at(-1)?.number ?? 0) + 1;
      const isSigned = SIGNED.test(found[0].trimEnd()) || (isFirst && /º$/u.test(found[0].trimEnd()));
      if (!(isFirst || isNext) || !(isSigned || BARE_LETTER.test(after))) continue;
      add(line.slice(from, found.index));
      told.push({ number, parts: [] });
      from = found.index + found[0].length;
    }
    add(line.slice(from));
  }
  return told.flatMap(({ number, parts }) => {
    const words = parts.join('; ');
    const letter = (LETTER.exec(words.replace(/[.\s]+$/, '')) ?? LETTER_AND_REASON.exec(words))?.[1];
    return words === '' ? [] : [[number, letter?.toUpperCase() ?? words] as const];
  }) as [number, string][];
}
