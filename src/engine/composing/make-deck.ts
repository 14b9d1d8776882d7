import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { composeDeck } from './deck/compose-deck.ts';
import type { CompositionInput } from './deck/composition.ts';
import { type FittedDeck, fitDeck } from './fitting/fit-deck.ts';
import type { Finding } from './lint/check.ts';
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
  const documents = [input.file, input.typed].filter((document) => document !== null);
  const material = documents.flatMap(({ blocks }) => blocks.flatMap(listBlockTexts)).join('\n');
  const roles = new Map<string, Role[]>();
  for (const { id, role } of bits) {
    const [block = id] = id.split('.');
    roles.set(block, [...(roles.get(block) ?? []), role]);
  }
  return { ...fitted, findings: lintDeck({ ...fitted, ordered, analysis: input.analysis, material, roles }) };
}
