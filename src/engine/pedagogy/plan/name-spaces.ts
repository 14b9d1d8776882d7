import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { isNameless } from '#engine/pedagogy/outline/nameless.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { DraftItem } from './draft-item.ts';

/** What a class can really do in a place for which the material has nothing more to say. */
const SPACES = [
  'Espaço para um exemplo da turma',
  'Espaço para um desenho ou esquema da turma',
  'Espaço para discutir em duplas',
  'Espaço para resolver no quadro',
  'Espaço para perguntas da turma',
  'Espaço para anotações',
] as const;

/** What stands before the name of the part on such a place, or on practice that nothing was found for. */
export const SPACE =
  /^(?:Espaço para (?:um (?:exemplo|desenho)|resolver no|discutir em|perguntas da|anotações)[^:]*|Exercícios)(?:: )?$/u;

/** Parts of a section that have a heading but nothing to show: what is said under them is for the teacher alone. */
const leftBare = ({ pieces }: Section): Piece[] =>
  pieces.filter(
    ({ kind, role, text, block, order }) =>
      // The first is the document's own title.
      order > 0 && kind === 'text' && role === 'heading' && block.type === 'heading' && !isNameless(text),
  );

/**
 * An honest empty place: an activity of teacher and class about the section, or about a part of it that nothing shows yet,
 * no text invented. `named` are the parts that have such a place; it grows.
 */
export function makeSpace(
  section: Section | undefined,
  index: number,
  named: Set<Piece> = new Set(),
): DraftItem {
  const kind = SPACES[index % SPACES.length] ?? SPACES[0];
  const part = section === undefined ? undefined : leftBare(section).find((piece) => !named.has(piece));
  if (part !== undefined) named.add(part);
  const name = part === undefined ? (section?.title ?? '') : cleanTitle(part.text, (word) => word);
  const about = name === '' ? '' : `: ${name}`;
  return { purpose: 'pratica', title: `${kind}${about}`, points: [], pieces: [] };
}
