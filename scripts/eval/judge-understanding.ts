import type { ToldUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { isContentRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { contentWords, fold, mean } from '#scripts/marked/compare-texts.ts';
import type { Anchor, MarkedDocument } from '#scripts/marked/marked-document.ts';

/** Labels that two judges of the same piece could well give; such a pair is worth half. */
const NEAR: readonly (readonly [Role, Role])[] = [
  ['definition', 'explanation'],
  ['procedure', 'explanation'],
  ['example', 'answer'],
  ['heading', 'furniture'],
  ['heading', 'objective'],
  ['instruction', 'teacher_guidance'],
  ['instruction', 'blank'],
  ['admin', 'furniture'],
  ['caption', 'table_data'],
];
const TERMS_LOOKED_AT = 15;

interface JudgedPiece {
  anchor: string;
  role: Role;
  told: Role;
  /** 1 for the same label, half for a near one. */
  worth: number;
  /** Whether both labels stand on the same side of what may become a point. */
  isSideRight: boolean;
}

export interface JudgedUnderstanding {
  isGenreRight: boolean;
  pieces: JudgedPiece[];
  /** Labels whose words are in no piece: the reader's matter, not the engine's. */
  unfound: number;
  /** Share of the marked terms among the first fifteen; null where none are marked. */
  keyTerms: number | null;
}

export function judgeUnderstanding(marked: MarkedDocument, told: ToldUnderstanding): JudgedUnderstanding {
  const pieces = marked.roles.flatMap(({ role, ...anchor }): JudgedPiece[] => {
    const piece = findPiece(told.blocks, anchor);
    if (piece === undefined) return [];
    return [
      {
        anchor: anchor.anchor,
        role,
        told: piece.role,
        worth: piece.role === role ? 1 : isNear(piece.role, role) ? 0.5 : 0,
        isSideRight: isContentRole(piece.role) === isContentRole(role),
      },
    ];
  });
  const terms = new Set(told.keyTerms.slice(0, TERMS_LOOKED_AT).map(asTerm));
  return {
    isGenreRight: marked.genre === told.genre || (marked.genreAlso?.includes(told.genre) ?? false),
    pieces,
    unfound: marked.roles.length - pieces.length,
    keyTerms:
      marked.keyTerms.length === 0
        ? null
        : mean(marked.keyTerms.map((term) => (terms.has(asTerm(term)) ? 1 : 0))),
  };
}

/** The first piece that holds the anchor, on its page or slide where one is named. */
function findPiece(
  blocks: ToldUnderstanding['blocks'],
  { anchor, at, whole }: Anchor,
): ToldUnderstanding['blocks'][number] | undefined {
  const sought = fold(anchor);
  return blocks.find((block) => {
    if (at !== undefined && block.at !== null && block.at !== at) return false;
    const text = fold(block.text);
    return whole ? text === sought : text.includes(sought);
  });
}

const isNear = (one: Role, other: Role): boolean =>
  NEAR.some((pair) => pair.includes(one) && pair.includes(other));
const asTerm = (phrase: string): string => contentWords(phrase).join(' ');
