import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentRole, ROLES, type Role } from './role.ts';

/**
 * Weights of a softmax over the roles: mark → one weight for each of `ROLES`, in their order. Made by
 * `npm run train:roles`; a line a mark, tab, hundredths. The mark `*` is added to every bit.
 */
export type RoleWeights = ReadonlyMap<string, Float64Array>;
export const EVERY_BIT = '*';
const WEIGHTS_FILE = join(import.meta.dirname, 'role-weights.txt');

let loaded: RoleWeights | null = null;

/** The trained weights, read once a process. */
export function loadRoleWeights(): RoleWeights {
  loaded ??= parseRoleWeights(readFileSync(WEIGHTS_FILE, 'utf8'));
  return loaded;
}

export function parseRoleWeights(text: string): RoleWeights {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [mark = '', weights = ''] = line.split('\t');
        return [mark, Float64Array.from(weights.split(' '), (weight) => Number(weight) / 100)];
      }),
  );
}

/** The probability of each of `ROLES` for a bit with these marks. */
export function scoreRoles(marks: readonly string[], weights: RoleWeights): Float64Array {
  const scores = new Float64Array(ROLES.length);
  for (const mark of [EVERY_BIT, ...new Set(marks)]) {
    const own = weights.get(mark);
    if (own === undefined) continue;
    for (let role = 0; role < scores.length; role += 1) scores[role] = (scores[role] ?? 0) + (own[role] ?? 0);
  }
  const most = Math.max(...scores);
  let sum = 0;
  for (const [role, score] of scores.entries()) {
    scores[role] = Math.exp(score - most);
    sum += scores[role] ?? 0;
  }
  return scores.map((score) => score / sum);
}

/** A bit is content only where all content roles together are likelier than not: a wrong point costs more than a missing one. */
const LEAST_CONTENT = 0.5;

/** The likeliest role on the likelier side of content and all else. */
export function chooseRole(probabilities: Float64Array): Role {
  const content = ROLES.reduce(
    (sum, role, at) => sum + (isContentRole(role) ? (probabilities[at] ?? 0) : 0),
    0,
  );
  const isContent = content > LEAST_CONTENT;
  let best = -1;
  for (const [at, role] of ROLES.entries())
    if (
      isContentRole(role) === isContent &&
      (best < 0 || (probabilities[at] ?? 0) > (probabilities[best] ?? 0))
    )
      best = at;
  return ROLES[best] ?? 'explanation';
}
