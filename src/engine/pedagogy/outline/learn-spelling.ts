import { asName } from '#engine/pedagogy/language/proper-names.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isShouted } from './clean-title.ts';

/** A shorter word of capitals is an acronym as often as not. */
const SHORTEST_STRESSED = 4;
const isKnown = (lower: string): boolean => loadDictionary().has(lower);

/**
 * How the material writes each word inside its sentences (`brasil` → `Brasil`, `dna` → `DNA`), learnt where
 * a capital tells something: not at a sentence's opening and not in lines that are all capitals.
 */
export function learnSpelling(pieces: readonly Piece[]): (lower: string) => string {
  const seen = new Map<string, Map<string, number>>();
  for (const piece of pieces) {
    for (const { text } of piece.statements) {
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
  return (lower) => {
    let best: [string, number] = [lower, 0];
    for (const entry of seen.get(lower) ?? []) if (entry[1] > best[1]) best = entry;
    return best[1] > 0 ? best[0] : asName(lower);
  };
}
