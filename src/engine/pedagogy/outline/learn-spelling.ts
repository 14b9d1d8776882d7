import { asName } from '#engine/pedagogy/language/proper-names.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isShouted } from './clean-title.ts';

/** How a word is usually written in the material (`dna` → `DNA`); it gets the word in lower case. */
export type Spell = ((lower: string) => string) & {
  /** The lesson is written in block letters, which children read first: none of them shouts. */
  keepsCapitals?: true;
};

/** `PA-NE-LA`, `__TO`, `PA PE PI PO PU`: words in the making, as they are taught to who learns to read. */
const SPELT_OUT =
  /(?<!\p{L})(?:\p{Lu}{1,4}-){1,5}\p{Lu}{1,4}(?!\p{L})|_{2,}\p{Lu}{1,4}(?!\p{L})|^(?:\p{Lu}{1,3}[\s,–-]+){3,}\p{Lu}{1,3}\W*$/u;
const FEWEST_SPELT = 3;
const isBlockLettered = (pieces: readonly Piece[]): boolean =>
  pieces.flatMap(({ statements }) => statements).filter(({ text }) => SPELT_OUT.test(text)).length >=
  FEWEST_SPELT;

/** A shorter word of capitals is an acronym as often as not. */
const SHORTEST_STRESSED = 4;
const isKnown = (lower: string): boolean => loadDictionary().has(lower);

/** `MRUV`, wherever it stands in capitals: nobody can say it, and no dictionary has it. */
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu;
const UNSAYABLE = /^[^aeiouyáéíóúâêôãõ]+$|^[mnrl][^aeiouyháéíóúâêôãõ]|[^aeiouyáéíóúâêôãõ]{4}/u;
const areInitials = (lower: string): boolean => UNSAYABLE.test(lower) && !isKnown(lower);

/**
 * How the material writes each word inside its sentences (`brasil` → `Brasil`, `dna` → `DNA`), learnt where
 * a capital tells something: not at a sentence's opening and not in lines that are all capitals.
 */
export function learnSpelling(pieces: readonly Piece[]): Spell {
  const seen = new Map<string, Map<string, number>>();
  const loud = new Set<string>();
  for (const piece of pieces) {
    for (const { text } of piece.statements) {
      for (const [word] of text.matchAll(INITIALS)) loud.add(word.toLowerCase());
      if (isShouted(text)) continue;
      for (const match of text.matchAll(/(?<=[\p{L}\p{N},;)]\s)[\p{L}\p{N}]+/gu)) {
        const lower = match[0].toLowerCase();
        // `a FASE ESCURA não …`: a plain word that is only stressed.
        if (match[0].length >= SHORTEST_STRESSED && match[0] === match[0].toUpperCase() && isKnown(lower))
          continue;
        const forms = seen.get(lower) ?? new Map<string, number>();
        forms.set(match[0], (forms.get(match[0]) ?? 0) + 1);
        seen.set(lower, forms);
      }
    }
  }
  const spell: Spell = (lower) => {
    let best: [string, number] = [lower, 0];
    for (const entry of seen.get(lower) ?? []) if (entry[1] > best[1]) best = entry;
    if (best[1] > 0) return best[0];
    return loud.has(lower) && areInitials(lower) ? lower.toUpperCase() : asName(lower);
  };
  if (isBlockLettered(pieces)) spell.keepsCapitals = true;
  return spell;
}
