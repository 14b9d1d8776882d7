import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { mean } from '#scripts/marked/compare-texts.ts';
import { type JudgedPlan, meanOfMeasured } from './judge-plan.ts';
import type { JudgedUnderstanding } from './judge-understanding.ts';

/** Roles that must never be taught as if they were the lesson. */
const NEVER_TAUGHT: readonly Role[] = [
  'statement_to_judge',
  'alternative',
  'exercise',
  'furniture',
  'teacher_guidance',
];

/** Shares from 0 to 1; NaN where no document has such a mark. */
export interface UnderstandingFigures {
  genre: number;
  /** The mean over roles, so that headings do not outweigh the rest. */
  roles: number;
  /** How often content is told from all else. */
  sides: number;
  /** Mean over the roles that must never be taught: the share kept out of content. */
  keptOut: number;
  keyTerms: number;
  byRole: { role: Role; share: number; count: number }[];
  unfound: number;
}

export function sumUnderstanding(judged: readonly JudgedUnderstanding[]): UnderstandingFigures {
  const pieces = judged.flatMap((one) => one.pieces);
  const groups = Map.groupBy(pieces, ({ role }) => role);
  const byRole = [...groups].map(([role, own]) => ({
    role,
    share: mean(own.map(({ worth }) => worth)),
    count: own.length,
  }));
  return {
    genre: mean(judged.map(({ isGenreRight }) => (isGenreRight ? 1 : 0))),
    roles: mean(byRole.map(({ share }) => share)),
    sides: mean(pieces.map(({ isSideRight }) => (isSideRight ? 1 : 0))),
    keptOut: mean(
      NEVER_TAUGHT.flatMap((role) => {
        const own = groups.get(role);
        return own ? [mean(own.map(({ isSideRight }) => (isSideRight ? 1 : 0)))] : [];
      }),
    ),
    keyTerms: meanOfMeasured(judged.map(({ keyTerms }) => keyTerms)),
    byRole,
    unfound: judged.reduce((sum, { unfound }) => sum + unfound, 0),
  };
}

export interface PlanFigures {
  /** Shares from 0 to 1. */
  units: number;
  carried: number;
  /** Points that must not be there, over all documents. */
  mustNot: number;
  defectsPer100: number;
  /** Most frequent first. */
  defects: { kind: string; count: number; example: string }[];
}

export function sumPlans(judged: readonly JudgedPlan[]): PlanFigures {
  const points = judged.reduce((sum, one) => sum + one.points, 0);
  const defects = judged.flatMap((one) => one.defects);
  return {
    units: meanOfMeasured(judged.map(({ units }) => units)),
    carried: meanOfMeasured(judged.map(({ carried }) => carried)),
    mustNot: judged.reduce((sum, one) => sum + one.mustNot.length, 0),
    defectsPer100: (100 * defects.length) / Math.max(1, points),
    defects: [...Map.groupBy(defects, ({ kind }) => kind)]
      .map(([kind, own]) => ({ kind, count: own.length, example: own[0]?.text ?? '' }))
      .sort((a, b) => b.count - a.count),
  };
}
