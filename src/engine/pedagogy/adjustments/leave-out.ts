import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { names } from './find-topic.ts';

/** With less than this share of the matter left, what was asked out is the lesson itself. */
const LEAST_LEFT = 0.25;
/** A heading is about a subject that makes up at least this share of its words; else it only names it. */
const ABOUT = 0.5;

export interface LeftOut {
  material: Material;
  outcome: 'left_out' | 'not_there' | 'is_the_lesson';
}

/**
 * The material without a subject: the parts headed by it and every other statement that names it. What is not in the
 * material can come up nowhere, neither as a point nor as a title, question or picture.
 */
export function leaveOut(material: Material, topic: string): LeftOut {
  const asked = contentStems(topic);
  const { pieces, hasPart } = without(material.pieces, asked);
  const rest = {
    pieces,
    exercises: without(material.exercises, asked).pieces,
    references: without(material.references, asked).pieces,
    objectives: without(material.objectives, asked).pieces,
  };
  const isTouched = (Object.keys(rest) as (keyof typeof rest)[]).some(
    (role) =>
      countWords(rest[role]) < countWords(material[role]) || rest[role].length < material[role].length,
  );
  if (!isTouched && !hasPart) return { material, outcome: 'not_there' };
  if (matterWords(pieces) < LEAST_LEFT * matterWords(material.pieces))
    return { material, outcome: 'is_the_lesson' };
  return { material: { ...material, ...rest }, outcome: 'left_out' };
}

function without(pieces: readonly Piece[], asked: readonly string[]): { pieces: Piece[]; hasPart: boolean } {
  const kept: Piece[] = [];
  let hasPart = false;
  let skippedLevel = 0;
  const total = matterWords(pieces);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'heading') {
      if (skippedLevel > 0 && piece.level <= skippedLevel) skippedLevel = 0;
      if (skippedLevel > 0) continue;
      const stems = new Set(contentStems(piece.text));
      if (names(stems, asked)) {
        const isAbout = asked.filter((key) => stems.has(key)).length >= ABOUT * stems.size;
        const isTitleOfAll = matterWords(spanOf(pieces, index)) > (1 - LEAST_LEFT) * total;
        if (isAbout && !isTitleOfAll) {
          skippedLevel = piece.level;
          hasPart = true;
        }
        continue;
      }
    }
    if (skippedLevel > 0) continue;
    const rest = keepStatements(piece, asked);
    if (rest !== null) kept.push(rest);
  }
  return { pieces: dropBareHeadings(kept, pieces), hasPart };
}

/** Everything under a heading, down to the next one of its level or above. */
function spanOf(pieces: readonly Piece[], at: number): Piece[] {
  const level = pieces[at]?.level ?? 0;
  const end = pieces.findIndex(
    (piece, index) => index > at && piece.kind === 'heading' && piece.level <= level,
  );
  return pieces.slice(at + 1, end < 0 ? undefined : end);
}

function keepStatements(piece: Piece, asked: readonly string[]): Piece | null {
  const statements = piece.statements.filter(
    ({ stems, text }) => !names(stems, asked) && !hides(text, asked),
  );
  if (statements.length === piece.statements.length) {
    return names(new Set(contentStems(piece.text)), asked) && piece.statements.length === 0 ? null : piece;
  }
  if (statements.length === 0) return null;
  const rest: Piece = {
    ...piece,
    text: statements
      .map(({ text }) => text)
      .join(piece.kind === 'text' || piece.kind === 'note' ? ' ' : '\n'),
    weight: statements.reduce((sum, { words }) => sum + words, 0),
    statements: [],
  };
  rest.statements = statements.map((statement): Statement => ({ ...statement, piece: rest }));
  return rest;
}

/** Words joined by a hyphen or a slash are one stem, and name the subject all the same. */
function hides(text: string, asked: readonly string[]): boolean {
  return /[-–/]/.test(text) && names(new Set(contentStems(text.replaceAll(/[-–/]/g, ' '))), asked);
}

/** A heading whose matter went with the subject heads nothing any more. */
function dropBareHeadings(kept: Piece[], before: readonly Piece[]): Piece[] {
  const hadMatter = new Set(
    before.filter((piece, index) => piece.kind === 'heading' && hasMatter(before, index)),
  );
  return kept.filter(
    (piece, index) => piece.kind !== 'heading' || !hadMatter.has(piece) || hasMatter(kept, index),
  );
}

const hasMatter = (pieces: readonly Piece[], at: number): boolean =>
  spanOf(pieces, at).some((piece) => piece.kind !== 'heading');

const countWords = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.weight, 0);
const matterWords = (pieces: readonly Piece[]): number =>
  countWords(pieces.filter((piece) => piece.kind !== 'heading'));
