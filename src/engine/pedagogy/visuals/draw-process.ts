import { orderWordsIn } from '#engine/pedagogy/language/discourse/discourse-marks.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listFirst } from '#engine/pedagogy/lesson/list-first.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { VisualKind } from './draft-visual.ts';

/** A diagram before it has its place. */
export type Drawing = { kind: VisualKind; text: string; named: string[] };

const MOST_NAMED = 6;
const LEAST_MARKS = 3;
const LONGEST_NAME = 60;
const LONGEST_MARK = 25;

/** The flow that the steps of a list or the marks of a running text follow; null where neither has a course. */
export function drawProcess(lesson: Lesson, piece: Piece, room: number): Drawing | null {
  // `Freada de ônibus:`, `Bola parando:`: cases that are told elsewhere follow no order.
  const areCases = OF_CASES.test(headOf(lesson, piece));
  const areHeads =
    piece.statements.filter(({ text }) => /:\s*$/.test(text)).length * 2 > piece.statements.length;
  // Cases to choose from follow no course, in whatever order they are listed.
  const isCounted = piece.block.type === 'list' && piece.block.isOrdered;
  // Kinds that are counted up follow no course either.
  const isCourse = areDeeds(piece) || (isCounted && OF_COURSE.test(headOf(lesson, piece)));
  const items =
    piece.kind === 'list' && isCourse && !areHeads && !areCases
      ? namesOf(piece.statements.map((one) => one.text))
      : [];
  // The rules of a form follow no course.
  const course = listFirst(items, piece.statements.length, room - 17, ' → ');
  // One stage alone, where the others have no room, has nowhere to go.
  if (
    items.length >= 3 &&
    course.includes(' → ') &&
    lesson.material.understanding?.genre !== 'modelo_formulario'
  )
    return { kind: 'fluxo', text: `fluxo com setas: ${course}`, named: [] };
  // The stages of a worked example are told where it is worked.
  const marks =
    piece.kind === 'list' || piece.example !== undefined || !lesson.points.has(piece)
      ? []
      : orderWordsIn(piece.text).filter((mark) => mark.length <= LONGEST_MARK);
  return marks.length >= LEAST_MARKS
    ? {
        kind: 'fluxo',
        text: `fluxo com setas, uma etapa por quadro, seguindo as marcas do texto (${marks.slice(0, 4).join(', ')})`,
        named: marks,
      }
    : null;
}

const OF_COURSE = /etapa|passo|fase|processo|procedimento|como |sequ[êe]ncia|roteiro|ordem|ciclo|modo de/iu;
const OF_CASES =
  /facultativ|(?<!\p{L})(?:casos?|nunca|sempre|tipos?|regras|exemplos?|tanto faz|erros|cuidados)(?!\p{L})/iu;
const areDeeds = ({ statements }: Piece): boolean =>
  statements.filter(({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?\s/u.test(text)).length * 2 >
  statements.length;

const headOf = ({ sections }: Lesson, piece: Piece): string => {
  const { pieces = [] } = sections.find((section) => section.pieces.includes(piece)) ?? {};
  return pieces.slice(0, pieces.indexOf(piece)).findLast(({ kind }) => kind === 'heading')?.text ?? '';
};

/** What the lines of a list or a header are called, each short enough for a knot. */
export function namesOf(texts: readonly string[]): string[] {
  return texts
    .map((text) => compressSentence(text, LONGEST_NAME).replace(/[:.;].*$/, ''))
    .filter((text) => /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME)
    .slice(0, MOST_NAMED);
}
