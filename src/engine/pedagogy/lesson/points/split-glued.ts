import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';

/** What entries of a programme begin with: an action named by its noun. */
const ACTION =
  /^\p{Lu}\p{Ll}*(?:ção|ções|são|sões|mento|mentos|lculo|lculos|álise|álises|ncia|ncias|gem|ura)$/u;

/**
 * Lines that a cell runs together without a stop (`… do modelo Cálculo da correlação …`, `… de modelos compreender técnicas
 * …`), each by itself; one text where nothing is glued.
 */
export function splitGlued(text: string): string[] {
  const tokens = tagSentence(text);
  const opensWithVerb = tokens[0]?.form === 'inf';
  const borders = tokens.filter((_, at) => at > 1 && isBorder(tokens, at, opensWithVerb));
  let from = 0;
  const parts: string[] = [];
  for (const { start } of borders) {
    parts.push(text.slice(from, start).trim());
    from = start;
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== '');
}

/** What leads on to the word after it. */
const LINKS: ReadonlySet<string> = new Set(['ADP', 'DET', 'CCONJ', 'SCONJ', 'PUNCT', 'NUM']);

function isBorder(tokens: readonly TaggedToken[], at: number, opensWithVerb: boolean): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || after === undefined) return false;
  if (!/^[\p{L}”)]/u.test(before.text) || LINKS.has(before.tag)) return false;
  if (token.form === 'inf' && before.tag === 'NOUN') return opensWithVerb || /^\p{Lu}/u.test(token.text);
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(token.text)) return false;
  return /ndo$/u.test(token.text) || (ACTION.test(token.text) && /^\p{L}/u.test(after.text));
}
