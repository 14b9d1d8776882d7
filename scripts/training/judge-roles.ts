import { listBits } from '#engine/pedagogy/understanding/bit.ts';
import { featuresOf } from '#engine/pedagogy/understanding/bit-features.ts';
import { judgeGenre } from '#engine/pedagogy/understanding/genre/judge-genre.ts';
import { isContentRole, ROLES, type Role } from '#engine/pedagogy/understanding/role.ts';
import { chooseRole, scoreRoles } from '#engine/pedagogy/understanding/score-roles.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { fold, mean } from '#scripts/marked/compare-texts.ts';
import type { Anchor, MarkedDocument } from '#scripts/marked/marked-document.ts';
import { fitRoles, type MarkedBit } from './fit-roles.ts';

/** What a sentence that must never be a point is, where its reason tells. */
const ROLE_OF_REASON: Readonly<Record<string, Role>> = {
  exercise: 'exercise',
  statement_to_judge: 'statement_to_judge',
  alternative: 'alternative',
  instruction: 'instruction',
  furniture: 'furniture',
  admin: 'admin',
  reference: 'reference',
  caption_only: 'caption',
  link: 'link',
  template_blank: 'blank',
};
/** Share of a piece that such a sentence makes up to say what the piece is. */
const MOST_OF_PIECE = 0.8;

/** The marked pieces of a document with their marks; labels whose words are in no piece are left out. */
export function markBits(
  source: SourceDocument,
  { roles, mustNot }: Pick<MarkedDocument, 'roles' | 'mustNot'>,
): MarkedBit[] {
  const bits = listBits(source.blocks);
  const marks = featuresOf(bits, { kind: source.kind, genre: judgeGenre(source, bits).genre });
  const find = ({ anchor, at, whole }: Anchor): number => {
    const sought = fold(anchor);
    return bits.findIndex(
      (bit) =>
        (!at || !bit.at || bit.at === at) &&
        (whole ? fold(bit.text) === sought : fold(bit.text).includes(sought)),
    );
  };
  const told = new Map<number, Role>();
  for (const one of mustNot) {
    const role = ROLE_OF_REASON[one.reason];
    const index = find(one);
    const length = bits[index]?.text.length ?? 0;
    if (role !== undefined && index >= 0 && one.anchor.length >= length * MOST_OF_PIECE)
      told.set(index, role);
  }
  for (const one of roles) {
    const index = find(one);
    if (index >= 0) told.set(index, one.role);
  }
  return [...told].map(([index, role]) => ({ marks: [...new Set(marks[index])], role }));
}

/** Into how many parts the documents are split to be judged. */
const FOLDS = 10;

/**
 * Leaves out a tenth of the documents at a time: what is learnt from a file says nothing of how well kinds are known.
 * @param taught others that are always learnt from
 */
export function judgeLeftOut(
  documents: readonly (readonly MarkedBit[])[],
  taught: readonly (readonly MarkedBit[])[] = [],
): {
  byRole: { role: Role; share: number; count: number }[];
  /** Mean over the roles. */
  roles: number;
  /** How often content is told from all else. */
  sides: number;
} {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitRoles([...taught, ...documents.filter((_, at) => at % FOLDS !== fold)]);
    return documents
      .filter((_, at) => at % FOLDS === fold)
      .flat()
      .map(({ marks, role }) => ({ role, told: chooseRole(scoreRoles(marks, weights)) }));
  }).flat();
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
