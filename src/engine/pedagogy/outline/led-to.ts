import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from './clean-title.ts';

/** `Quem pede comida … A sociologia chama esse fenômeno de uberização: …`: the name that an introduction leads to. */
export function ledTo(pieces: readonly Piece[]): string[] {
  const [first] = pieces.filter(({ kind }) => kind !== 'heading');
  return pieces
    .filter(({ blockRef, kind }) => blockRef === first?.blockRef && kind === 'text')
    .flatMap(({ statements }) => statements.filter(({ text }) => CALLS_IT.test(text)))
    .flatMap(({ text }) => upperFirst(definitionOf(text)?.term ?? ''))
    .filter((term) => term !== '');
}
const CALLS_IT = /\s(?:chama|denomina)[mr]?\s(?:a\s)?(?:ess[ea]|est[ea]|isso|isto)/iu;

/** `(PNAD Contínua, 2022)`: a name that stands in brackets with its year alone says where something is from. */
export function namesSource(phrase: string, pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join('\n');
  const isIn = (one: string): boolean => one.toLowerCase().includes(phrase.toLowerCase());
  return isIn(text) && !isIn(text.replace(/\([^()]*\d{4}[^()]*\)|^(?:fonte|dispon[íi]vel)[^\n]*$/gimu, ' '));
}
