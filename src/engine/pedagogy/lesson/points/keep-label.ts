import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lacksSubject } from './stand-alone.ts';

const ANNOUNCED = /^\W*(solução|vantagem|desvantagem|resultado esperado)\s*:/iu;

export const announcesAs = (raw: string): string => ANNOUNCED.exec(raw)?.[1] ?? '';

/** `Solução: combinação de …`: what the label announces needs no verb, but its label; null for others. */
export function keepLabel(raw: string, text: string): string | null {
  const label = announcesAs(raw);
  const isDoing = /^\p{L}+ndo\s/u.test(text);
  if (label === '' || !/\s/.test(text) || (!isDoing && (hasFiniteVerb(text) || lacksSubject(text))))
    return null;
  const isName = /^\p{Lu}(?:\p{Ll}+ \p{Lu}|\P{Ll})/u.test(text) || tagSentence(text)[0]?.tag === 'PROPN';
  const said = /^solu/iu.test(label) ? `${label} proposta` : label;
  return `${upperFirst(said)}: ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}
