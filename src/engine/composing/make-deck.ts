import type { Role } from '#engine/pedagogy/understanding/role.ts';
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
  const composed = composeDeck(input);
  const fitted = fitDeck(composed, openTheme(composed.theme));
  return {
    ...fitted,
    findings: lintDeck({ ...fitted, ordered, analysis: input.analysis, ...holdMaterial(input, bits) }),
  };
}
