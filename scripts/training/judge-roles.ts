import { listBits } from '#engine/pedagogy/understanding/bit.ts';
import { featuresOf } from '#engine/pedagogy/understanding/bit-features.ts';
import { judgeGenre } from '#engine/pedagogy/understanding/genre/judge-genre.ts';
import { isContentRole, ROLES, type Role } from '#engine/pedagogy/understanding/role.ts';
import { chooseRole, scoreRoles } from '#engine/pedagogy/understanding/score-roles.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { fold, mean } from '#scripts/marked/compare-texts.ts';
import type { MarkedDocument } from '#scripts/marked/marked-document.ts';
import { fitRoles, type MarkedBit } from './fit-roles.ts';

/** The marked pieces of a document with their marks; labels whose words are in no piece are left out. */
export function markBits(source: SourceDocument, { roles }: Pick<MarkedDocument, 'roles'>): MarkedBit[] {
  const bits = listBits(source.blocks);
  const marks = featuresOf(bits, { kind: source.kind, genre: judgeGenre(source, bits).genre });
  return roles.flatMap(({ anchor, role, at, whole }) => {
    const sought = fold(anchor);
    const index = bits.findIndex(
      (bit) =>
        (!at || !bit.at || bit.at === at) &&
        (whole ? fold(bit.text) === sought : fold(bit.text).includes(sought)),
    );
    return index < 0 ? [] : [{ marks: [...new Set(marks[index])], role }];
  });
}

/** Leaves out one document at a time: what is learnt from a file says nothing of how well kinds are known. */
export function judgeLeftOut(documents: readonly (readonly MarkedBit[])[]): {
  byRole: { role: Role; share: number; count: number }[];
  /** Mean over the roles. */
  roles: number;
  /** How often content is told from all else. */
  sides: number;
} {
  const judged = documents.flatMap((document, left) => {
    const weights = fitRoles(documents.toSpliced(left, 1));
    return document.map(({ marks, role }) => ({ role, told: chooseRole(scoreRoles(marks, weights)) }));
  });
  const groups = Map.groupBy(judged, ({ role }) => role);
  const byRole = ROLES.flatMap((role) => {
    const own = groups.get(role);
    if (own === undefined) return [];
    return [{ role, share: mean(own.map(({ told }) => (told === role ? 1 : 0))), count: own.length }];
  });
  return {
    byRole,
    roles: mean(byRole.map(({ share }) => share)),
    sides: mean(judged.map(({ role, told }) => (isContentRole(told) === isContentRole(role) ? 1 : 0))),
  };
}
