import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Part } from './draft-piece.ts';

const MOST_STEPS = 8;

/** A short numbered list of what to do, whatever each line of it was taken for: nobody does half of it. */
export function isProcedure(block: Block, steps: readonly Part[]): boolean {
  if (block.type !== 'list' || !block.isOrdered || steps.length > MOST_STEPS) return false;
  const orders = steps.filter(({ text, role }) => role === 'procedure' || isImperative(text)).length;
  // `1. A enzima se liga ao promotor do gene.`: what happens step by step.
  const isCourse =
    steps.length > 2 && steps.every(({ text, role }) => isContentRole(role) && tellsStep(text));
  return isCourse || orders * 2 > steps.length;
}

const LONGEST_STEP = 25;
const tellsStep = (text: string): boolean =>
  /\.\s*$/.test(text) && text.split(/\s+/).length <= LONGEST_STEP && hasFiniteVerb(text);
