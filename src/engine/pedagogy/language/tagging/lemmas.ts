/** How a word becomes its lemma: how many letters go, and what stands instead (`falam` → `2r`: `falar`). */
export function lemmaScript(word: string, lemma: string): string {
  let shared = 0;
  while (shared < word.length && shared < lemma.length && word[shared] === lemma[shared]) shared += 1;
  return `${word.length - shared}${lemma.slice(shared)}`;
}

/** Undoes `lemmaScript`. */
export function applyLemmaScript(word: string, script: string): string {
  const [, cut = '0', rest = ''] = /^(\d+)(.*)$/s.exec(script) ?? [];
  return word.slice(0, Math.max(0, word.length - Number(cut))) + rest;
}

/** `torná-lo` and `vê-se` as the verb and its pronoun: `tornar`, `vê`; other words stay. */
export function withoutPronoun(word: string): string {
  const found = /^(.{2,})-(?:(l)?(?:[oa]s?)|n[oa]s?|me|te|se|nos|vos|lhes?)$/u.exec(word);
  if (found?.[1] === undefined) return word;
  return found[2] === undefined ? found[1] : openVerb(found[1]);
}

function openVerb(verb: string): string {
  const last = verb.at(-1) ?? '';
  return `${verb.slice(0, -1)}${{ á: 'a', ê: 'e', ô: 'o', í: 'i' }[last] ?? last}r`;
}
