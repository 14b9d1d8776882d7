import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { cleanPoint } from './clean-point.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
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

/** `1929 - quebra da Bolsa`: an event keeps its year to itself. */
export const DATED =
  /^((?:\d{1,2}\/\d{1,2}\/|(?:\d{1,2} (?:de )?)?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{Ll}*\.? (?:de )?)?\d{3,4}(?:\s?(?:[-–]|a)\s?\d{2,4})?|séculos? [IVX]+)\s*[-–—:]\s+(\p{L}.*)$/su;

/** `1929 - quebra da Bolsa` as `1929: quebra da Bolsa`, in a list or on a line of its own; null for anything else. */
export function sayDated(statement: Statement): Point | null {
  const [, date, event] = DATED.exec(cleanPoint(statement.text)) ?? [];
  return date === undefined || event === undefined || !isQuotable(statement)
    ? null
    : makePoint(`${date}: ${event}`, [statement], 'item', false);
}
