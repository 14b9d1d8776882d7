import { ROLES, type Role } from '#engine/pedagogy/understanding/role.ts';
import { ROLE_PRIORS } from '#engine/pedagogy/understanding/role-priors.ts';
import { EVERY_BIT, type RoleWeights, scoreRoles } from '#engine/pedagogy/understanding/score-roles.ts';
import { WORD_MARK } from '#engine/pedagogy/understanding/word-marks.ts';
import { randomOf, shuffled } from '#scripts/training/random.ts';

/** A bit of a marked document: the marks it bears and the role that a person gave it. */
export interface MarkedBit {
  marks: readonly string[];
  role: Role;
}

/** How hard the weights are drawn back to what the priors say. */
const PULL = 0.1;
const PASSES = 20;
const RATE = 0.15;
/** Rare roles count more: 0 would count each bit alike, 1 each role. */
const BALANCE = 0.7;
/** A mark seen in one document alone is of that file, not of its kind. */
const LEAST_DOCUMENTS = 2;
/** A word is of a kind of line only where several writers use it so. */
const LEAST_WITH_WORD = 6;

/**
 * Multinomial logistic regression by AdaGrad (Duchi et al. 2011) whose penalty pulls to the priors instead of zero.
 * The same documents give the same weights.
 */
export function fitRoles(documents: readonly (readonly MarkedBit[])[]): RoleWeights {
  const weights = startWeights(documents);
  const priors = new Map([...weights].map(([mark, own]) => [mark, own.slice()]));
  const squares = new Map([...weights].map(([mark, own]) => [mark, new Float64Array(own.length).fill(1e-6)]));
  const bits = documents.flat();
  const importance = ROLES.map((role) => {
    const count = bits.filter((bit) => bit.role === role).length;
    return (bits.length / ROLES.length / Math.max(1, count)) ** BALANCE;
  });
  const examples = bits.map(({ marks, role }) => ({
    marks: marks.filter((mark) => weights.has(mark)),
    role: ROLES.indexOf(role),
  }));
  const random = randomOf(7);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { marks, role } of shuffled(examples, random)) {
      const error = scoreRoles(marks, weights);
      error[role] = (error[role] ?? 0) - 1;
      for (const mark of [EVERY_BIT, ...marks]) {
        const [own, prior, square] = [weights.get(mark), priors.get(mark), squares.get(mark)];
        if (!own || !prior || !square) continue;
        const pull = mark === EVERY_BIT ? 0 : PULL;
        for (let at = 0; at < own.length; at += 1) {
          const slope =
            (importance[role] ?? 1) * (error[at] ?? 0) + pull * ((own[at] ?? 0) - (prior[at] ?? 0));
          square[at] = (square[at] ?? 0) + slope * slope;
          own[at] = (own[at] ?? 0) - (RATE * slope) / Math.sqrt(square[at] ?? 1);
        }
      }
    }
  }
  return weights;
}

function startWeights(documents: readonly (readonly MarkedBit[])[]): Map<string, Float64Array> {
  const seen = new Map<string, number>();
  for (const document of documents)
    for (const mark of new Set(document.flatMap(({ marks }) => marks)))
      seen.set(mark, (seen.get(mark) ?? 0) + 1);
  const marks = [...seen]
    .filter(([mark, count]) => count >= (mark.startsWith(WORD_MARK) ? LEAST_WITH_WORD : LEAST_DOCUMENTS))
    .map(([mark]) => mark);
  return new Map(
    [...new Set([EVERY_BIT, ...marks, ...ROLE_PRIORS.keys()])].map((mark) => {
      const own = new Float64Array(ROLES.length);
      for (const [role, weight] of ROLE_PRIORS.get(mark) ?? []) own[ROLES.indexOf(role)] = weight;
      return [mark, own];
    }),
  );
}

/** As `role-weights.txt` holds them; weights that say nothing are left out. */
export function writeWeights(weights: RoleWeights): string {
  return [...weights]
    .map(([mark, own]) => `${mark}\t${Array.from(own, (weight) => Math.round(weight * 100)).join(' ')}\n`)
    .filter((line) => /\t.*[1-9]/.test(line))
    .sort()
    .join('');
}
