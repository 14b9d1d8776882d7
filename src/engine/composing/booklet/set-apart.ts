import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Unit } from './shape-units.ts';

/** Words of text between two callouts at least: no two touch, and no page holds many. What the material names itself stands nearer. */
const BETWEEN_CALLOUTS = { ours: 150, named: 25 };
const CALLOUT_WORDS = { least: 12, most: 60, ofNamed: 100 };
/** What a name has a number for keeps it: a text may speak of it. */
const LABELS = [
  ['atencao', /^(?:aten[çc][ãa]o|cuidado|importante|aviso|alerta)(?<number>)\s*[:!]+\s*(?=\p{L})/iu],
  ['voce_sabia', /^(?:voc[êe] sabia(?: que)?|curiosidade|saiba mais)(?<number>)\s*[:?!]+\s*(?=\p{L})/iu],
  ['exemplo', /^exemplos?\s*(?<number>\d{1,2}(?:\.\d{1,2})?)?\s*[:.]\s*(?=\p{L})/iu],
  ['definicao', /^defini[çc][ãa]o\s*(?<number>\d{1,2}(?:\.\d{1,2})?)?\s*[:.]\s*(?=\p{L})/iu],
] as const;

/** `Teorema 2.`, `Demonstração.`, `Exemplo 3:`: what a paragraph is, before what it says. */
const KIND_OF_PARAGRAPH =
  /^(?:exemplo|teorema|lema|defini[çc][ãa]o|corol[áa]rio|proposi[çc][ãa]o|demonstra[çc][ãa]o|prova|observa[çc][ãa]o|obs|nota|dica|solu[çc][ãa]o|resolu[çc][ãa]o|objetivos?)\s*(?:\d{1,2}(?:\.\d{1,2})?)?(?:\s\([^()]{3,50}\))?\s*[.:](?=\s)/iu;
/** `Módulo funcional: Alguns caracteres agem …`: the name of what the paragraph or the entry is about. */
const NAME_OF_PARAGRAPH = /^\p{Lu}[^.,:;!?()$]{2,40}:(?=\s\p{Lu}\p{L}*\s)/u;
const NAME_OF_ENTRY = /^[\p{Lu}\d][^.:;!?()$]{2,45}:(?=\s\S)/u;
const LEAST_TOLD = 6;
const MOST_NAMED = 6;

/** How many signs at its beginning say what a paragraph or an entry of a list is or is about: they are set bold. */
export function leadOf(text: string, isEntry = false): number {
  const kind = KIND_OF_PARAGRAPH.exec(text)?.[0].length;
  if (kind !== undefined) return kind;
  const name = (isEntry ? NAME_OF_ENTRY : NAME_OF_PARAGRAPH).exec(text)?.[0] ?? '';
  const told = wordsOf(text.slice(name.length)).length;
  return wordsOf(name).length > MOST_NAMED || told < (isEntry ? 2 : LEAST_TOLD) ? 0 : name.length;
}

/** What the material itself calls a warning, an example or a curiosity, and what says what a term is, is set apart. */
export function setApart<Part extends { units: Unit[] }>(parts: Part[]): Part[] {
  const terms = new Set<string>();
  let since: number = BETWEEN_CALLOUTS.ours;
  for (const { units } of parts)
    for (const unit of units) {
      const [block, ...rest] = unit.blocks;
      const words = block?.type === 'text' ? wordsOf(block.text).length : 0;
      const isAlone = block?.type === 'text' && words >= CALLOUT_WORDS.least && rest.length === 0;
      const callout = !isAlone
        ? null
        : ((words <= CALLOUT_WORDS.ofNamed && since >= BETWEEN_CALLOUTS.named ? namedIn(block) : null) ??
          (words <= CALLOUT_WORDS.most && since >= BETWEEN_CALLOUTS.ours ? definedIn(block, terms) : null));
      if (callout !== null) unit.blocks = [callout];
      since = callout !== null ? 0 : since + unit.words;
    }
  return parts;
}

type Text = Extract<BookletBlock, { type: 'text' }>;

function namedIn({ text, passageIds }: Text): BookletBlock | null {
  for (const [kind, label] of LABELS) {
    const found = label.exec(text);
    if (found === null) continue;
    const said = upperFirst(text.slice(found[0].length));
    return { type: 'callout', kind, name: found.groups?.number || null, text: said, passageIds };
  }
  return null;
}

function definedIn({ text, passageIds }: Text, terms: Set<string>): BookletBlock | null {
  const term = definitionOf(text)?.term;
  if (term === undefined || term.length > 40 || terms.has(term.toLowerCase()) || isBroken(text)) return null;
  if (!text.toLowerCase().startsWith(term.toLowerCase()) && !/^(?:[AO]s?|Uma?s?) /.test(text)) return null;
  terms.add(term.toLowerCase());
  return { type: 'callout', kind: 'definicao', name: term, text, passageIds };
}

/** What a callout is, with its own name or the number that the material gave it. */
export const headOf = (label: string, name: string | null): string =>
  name === null ? label : /^[\d.]+$/u.test(name) ? `${label} ${name}` : `${label}: ${name}`;
