import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Unit } from './shape-units.ts';

/** Words of text between two callouts at least: no two touch, and no page holds many. */
const BETWEEN_CALLOUTS = 150;
const CALLOUT_WORDS = { least: 12, most: 60 };
const LABELS = [
  ['atencao', /^(?:aten[çc][ãa]o|cuidado|importante|aviso|alerta)\s*[:!]+\s*(?=\p{L})/iu],
  ['voce_sabia', /^(?:voc[êe] sabia(?: que)?|curiosidade|saiba mais)\s*[:?!]+\s*(?=\p{L})/iu],
  ['exemplo', /^exemplos?\s*(?:\d{1,2}\s*)?[:.]\s*(?=\p{L})/iu],
] as const;

/** What the material itself calls a warning, an example or a curiosity, and what says what a term is, is set apart. */
export function setApart<Part extends { units: Unit[] }>(parts: Part[]): Part[] {
  const terms = new Set<string>();
  let since: number = BETWEEN_CALLOUTS;
  for (const { units } of parts)
    for (const unit of units) {
      const [block, ...rest] = unit.blocks;
      const words = block?.type === 'text' ? wordsOf(block.text).length : 0;
      const fits = words >= CALLOUT_WORDS.least && words <= CALLOUT_WORDS.most && rest.length === 0;
      const callout =
        fits && block?.type === 'text' && since >= BETWEEN_CALLOUTS ? calloutOf(block, terms) : null;
      if (callout !== null) unit.blocks = [callout];
      since = callout !== null ? 0 : since + unit.words;
    }
  return parts;
}

function calloutOf(
  { text, passageIds }: Extract<BookletBlock, { type: 'text' }>,
  terms: Set<string>,
): BookletBlock | null {
  for (const [kind, label] of LABELS)
    if (label.test(text))
      return { type: 'callout', kind, name: null, text: text.replace(label, ''), passageIds };
  const term = definitionOf(text)?.term;
  if (term === undefined || term.length > 40 || terms.has(term.toLowerCase()) || isBroken(text)) return null;
  if (!text.toLowerCase().startsWith(term.toLowerCase()) && !/^(?:[AO]s?|Uma?s?) /.test(text)) return null;
  terms.add(term.toLowerCase());
  return { type: 'callout', kind: 'definicao', name: term, text, passageIds };
}
