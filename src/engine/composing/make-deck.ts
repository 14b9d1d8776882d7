import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { asksForCapitals } from '#engine/pedagogy/material/lesson-wishes.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Deck } from '#shared/composition/deck.ts';
import { composeDeck } from './deck/compose-deck.ts';
import type { CompositionInput } from './deck/composition.ts';
import { type FittedDeck, fitDeck } from './fitting/fit-deck.ts';
import type { Finding } from './lint/check.ts';
import { holdMaterial } from './lint/hold-material.ts';
import { lintDeck } from './lint/lint-deck.ts';
import { openTheme } from './themes/open-theme.ts';

export interface MadeDeck extends FittedDeck {
  findings: Finding[];
}

/**
 * From an approved analysis to a drawn deck with what the linter says of it.
 * @param bits the pieces of the material with their roles, as they were understood
 */
export function makeDeck(
  input: CompositionInput,
  ordered: number,
  bits: readonly { id: string; role: Role }[],
): MadeDeck {
  const usual = composeDeck(input);
  const lines = (input.typed?.blocks ?? []).flatMap(linesOf);
  const composed = asksForCapitals(lines) ? inCapitals(usual) : usual;
  const fitted = fitDeck(composed, openTheme(composed.theme));
  return {
    ...fitted,
    findings: lintDeck({ ...fitted, ordered, analysis: input.analysis, ...holdMaterial(input, bits) }),
  };
}

function linesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.flatMap(({ text }) => splitSentences(text));
  return 'text' in block ? splitSentences(block.text) : [];
}

/** What is read on a slide; signs, sources and what the teacher says stay as they are. */
const READ = new Set([
  ...[
    'title',
    'subtitle',
    'text',
    'head',
    'name',
    'term',
    'answer',
    'reason',
    'caption',
    'when',
    'node',
    'root',
  ],
  ...['link', 'leaves', 'options', 'columns', 'rows', 'criteria', 'materials', 'steps', 'items'],
]);

/** The deck for who reads capitals only. */
function inCapitals(deck: Deck): Deck {
  const raise = (value: unknown, isRead: boolean): unknown => {
    if (typeof value === 'string') return isRead ? value.toLocaleUpperCase('pt-BR') : value;
    if (Array.isArray(value)) return value.map((one) => raise(one, isRead));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, raise(own, READ.has(key))]));
  };
  const slides = deck.slides.map((slide) => ({
    ...slide,
    title: slide.title.toLocaleUpperCase('pt-BR'),
    subtitle: slide.subtitle?.toLocaleUpperCase('pt-BR') ?? null,
    blocks: slide.blocks.map((block) =>
      block.type === 'formula' || block.type === 'code' ? block : (raise(block, false) as typeof block),
    ),
  }));
  return { ...deck, title: deck.title.toLocaleUpperCase('pt-BR'), slides };
}
