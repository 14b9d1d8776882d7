import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import type { TaggedToken } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { CLASS, dictionarySign, FINITE } from '#engine/pedagogy/language/tagging/word-classes.ts';

const LINKS = new Set(['de', 'em', 'a', 'por', 'para', 'com']);

/** The longest runs of nouns with what belongs to them and hangs on by a preposition (`valor de acasalamento`). */
export function findNounRuns(tokens: readonly TaggedToken[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let to = endOfGroup(tokens, at);
    if (to === null) continue;
    for (let next = linkedGroup(tokens, to); next !== null; next = linkedGroup(tokens, to)) to = next;
    runs.push({ from: at, to });
    at = to - 1;
  }
  return runs;
}

/** One past the nouns and adjectives that begin here; null where there is no noun among them. */
function endOfGroup(tokens: readonly TaggedToken[], from: number): number | null {
  let to = from;
  while (isThing(tokens[to]) || isQuality(tokens[to])) to += 1;
  return tokens.slice(from, to).some(isThing) ? to : null;
}

function linkedGroup(tokens: readonly TaggedToken[], at: number): number | null {
  const link = tokens[at];
  if (link?.tag !== 'ADP' || !LINKS.has(link.lemma) || link.joined.includes('PRON')) return null;
  return endOfGroup(tokens, tokens[at + 1]?.tag === 'DET' ? at + 2 : at + 1);
}

export function isThing(token: TaggedToken | undefined): boolean {
  return (
    (token?.tag === 'NOUN' || token?.tag === 'PROPN' || token?.tag === 'X') &&
    /\p{L}/u.test(token.text) &&
    token.text.length > 1
  );
}

/** An adjective or a participle, also one that was taken for a verb it cannot be (`múltiplo comum`). */
export function isQuality(token: TaggedToken | undefined): boolean {
  if (token === undefined || !/\p{L}{2}/u.test(token.text)) return false;
  return token.tag === 'ADJ' || (token.tag === 'VERB' && (token.form === 'part' || isNoVerb(token.text)));
}

function isNoVerb(word: string): boolean {
  const sign = dictionarySign(loadTagger().dictionary, word.toLowerCase());
  return (sign & CLASS.takesPlural) !== 0 && sign < FINITE;
}
