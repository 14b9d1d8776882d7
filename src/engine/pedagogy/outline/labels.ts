import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from './clean-title.ts';
import { isNameless } from './nameless.ts';
import { isNoName } from './no-name.ts';

/** `Evaporação: o líquido …`, where the label is no part of a text (`Solução proposta: …`). */
const LABEL =
  /^(?:\d{1,2}(?:\s?[.)]|\s?[ºª°]|[ao](?=\s))\s*)?(?!(?:solu|exempl|observa|conte[úu]do|objetivo|situa|aplica|problema|proposta|respost|passo|etapa|not[ae]|atividade|tema|caso|context|resultad|motiv|exs?[.:]|obs[.:]|p\/|r\d?:)\p{L}*)(\p{L}[^:.;,!?=]{2,43}):(?=\s+\S)/iu;
/** `Métodos de separação:` above what it leads to. */
const LEAD = /^(\p{Lu}[^:.;,!?=]{3,43}):$/u;

/** `tratados c` of what was typed in haste, a date, where a question comes from. */
export const NO_NAME = /(?<!\p{L})[bcdfgj-np-z](?![\p{L}\d'’-])|\p{L}\/\d|^(?:[Aa]daptad[oa]|ADAPTAD[OA])$/u;

const MOST_WORDS = 6;

/** The label that a sentence opens with; '' for none, or for one that says what to do. */
export function labelOf(text: string): string {
  const label = (LABEL.exec(text)?.[1] ?? LEAD.exec(text)?.[1] ?? '').trim();
  if (label === '' || label.split(' ').length > MOST_WORDS || hasFiniteVerb(label) || NO_NAME.test(label))
    return '';
  const isDeed = tagSentence(label).some(({ form, tag }) => form === 'inf' || tag === 'PRON');
  const isTelling = contentStems(label).length > 0 && !isNameless(label);
  return !isDeed && isTelling && !isNoName(label) ? label : '';
}

/** `Métodos de separação`, of the line above a list that it leads to; '' for others. */
export const leadOf = (text: string): string =>
  LEAD.test(text) ? (ASKED.exec(text)?.[1] ?? labelOf(text)) : '';

/** `O que Lutero defendia:`, `Como se forma o petróleo:` */
const ASKED = /^((?:o que|o q|como|por que|onde|quando|quem|para que)(?: [\p{L}-]+){2,6}):$/iu;

const LONGEST_QUESTION = 45;

/** `vulcão - partes: …` → `vulcão`, `e o brasil? tá no meio …` → `e o brasil?`, `3 tipos de limite:`; '' for a sentence. */
export function openingName(text: string): string {
  const asked = /^(\p{L}[^.:;!?]{3,60}\?)(?=\s|$)/u.exec(text)?.[1] ?? '';
  if (asked !== '' && asked.length <= LONGEST_QUESTION) return asked;
  const label = text.replace(/^([^:.;,!?=]{2,43}?)\s(?:[-–—=]|->|→)\s+/u, '$1: ');
  // `Suserano x vassalo: …`
  return labelOf(label.replace(/(?<=^[^:]*\p{L}) x (?=\p{L}[^:]*:)/u, ' e '));
}

const LONGEST_ALONE = 40;

/** A few words alone on the first line of a group, without what the writer tells himself behind them. */
export function nameAlone({ text, block }: Piece): string {
  const bare = text.replace(/\s*\([^()]*\)$/, '');
  const isAlone = block.type === 'paragraph' && block.text === text && bare.length <= LONGEST_ALONE;
  if (!isAlone || !/^\p{L}[\p{L}\s,-]*\??$/u.test(bare)) return '';
  if (ASKS_OF.test(bare)) return bare.replace(/^pq\s/iu, 'Por que ');
  return hasFiniteVerb(bare) ? '' : text.length <= LONGEST_ALONE ? text : bare;
}

/** `Por que o povo se revoltou`, `pq o povo se revoltou` */
const ASKS_OF = /^(?:por que|pq|como|quando|onde|quem|o que)\s/iu;

/** `Impostos dos servos (eles confundem):`, `3 tipos de limite:`: the name in a line that leads to others; '' for others. */
export const leadIn = (text: string): string => {
  const line = text.replace(/\s*\([^()]*\)(?=:)/g, '').trim();
  return /^(\d{1,2} \p{Ll}[^:.;,!?=]{3,43}):$/u.exec(line)?.[1] ?? leadOf(upperFirst(line));
};
