import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { remarks } from '#engine/pedagogy/outline/no-name.ts';
import type { DraftItem } from './draft-item.ts';
import { joinByColon } from './name-headings.ts';

/** `Unidades de medida: tabela`: a slide that shows nothing but the table of the part that goes on. */
export function tableTitles(
  { points, pieces }: DraftItem,
  name: string,
  spell: (lower: string) => string,
): string[] {
  const isTable =
    points.length > 0 &&
    points.every(({ basis }) => basis[0]?.piece.kind === 'table') &&
    !pieces.some(({ kind }) => kind === 'heading');
  return isTable ? joinByColon(name, 'tabela', spell) : [];
}

/** Whether a slide holds but what is remarked on what stands before it. */
export const isRemark = ({ pieces }: DraftItem): boolean =>
  pieces.length > 0 && pieces.every(({ kind, text }) => kind === 'text' && remarks(text));

/** `Exemplos de hoje: …` says what it is; what else is remarked on a table is said to be of it. */
export function remarkTitle(pieces: readonly Piece[], start: number, name: string): string {
  const label = /^(exemplos? d[aeo]s? [^:]{2,30}):/iu.exec(pieces[start]?.text ?? '')?.[1];
  if (label !== undefined) return upperFirst(label);
  return pieces[start - 1]?.kind === 'table' ? 'Observações sobre a tabela' : name;
}
