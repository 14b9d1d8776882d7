import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';

const CASE = /^\W*(?:situa[çc][ãa]o|problema|caso|desafio|cen[áa]rio)(?: \d+)?\s*:\s*/iu;
const WAY_OUT = /^\W*(?:aplica[çc][ãa]o|solu[çc][ãa]o|sa[íi]da|resposta)(?: \d+)?\s*:\s*(?=\p{L})/iu;
const LONGEST_CASE = 205;
const SHORTEST_CASE = 40;

/** A case that the material tells with its way out: the class finds one first. What is worked out in figures is an exercise. */
export function solveCases(pieces: readonly Piece[]): Grounded[] {
  const lines = pieces.flatMap((piece) =>
    piece.kind === 'text' || piece.kind === 'list' ? [piece.statements] : [],
  );
  const runs = lines.flatMap((own, at) => {
    const next = lines[at + 1]?.[0];
    const inside = own.findIndex(({ text }, place) => place > 0 && WAY_OUT.test(text));
    if (inside > 0) return [own.slice(Math.max(0, inside - 1), inside)];
    return next !== undefined && WAY_OUT.test(next.text) ? [own] : [];
  });
  const solved = runs.flatMap((run) =>
    pose(run, 'Digam o que fariam neste caso e comparem com o que o material conta'),
  );
  // `Situação: João abriu a proteção …` with no way out: what to do is for the class to say.
  const open = lines.flatMap((own, at) => {
    const isOpen = CASE.test(own[0]?.text ?? '') && !lines[at + 1]?.some(({ text }) => WAY_OUT.test(text));
    return isOpen ? pose(own, 'Discutam em grupos o que fazer neste caso e por quê') : [];
  });
  return [...solved, ...(solved.length > 0 ? [] : open)];
}

/** The last lines of a case that a slide holds, under what is to be done with it. */
function pose(run: readonly Statement[], order: string): Grounded[] {
  const told = [...run];
  const say = (): string => told.map(sayCase).join(' ');
  while (told.length > 1 && say().length > LONGEST_CASE) told.shift();
  const text = say();
  const isCase = text.length >= SHORTEST_CASE && text.length <= LONGEST_CASE && told.every(tellsCase);
  return isCase && !leansOnOthers(text) ? [{ text: `${order}: “${text}”`, basis: told }] : [];
}

const sayCase = ({ text }: Statement): string => {
  const bare = plainMath(text).replace(CASE, '').replaceAll('“', '‘').replaceAll('”', '’').trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

const tellsCase = ({ text, role }: Statement): boolean =>
  role !== 'answer' &&
  role !== 'alternative' &&
  /[.?!]\s*$/.test(text) &&
  !/[=:]\s*\d|\d\s*[=;]/.test(text) &&
  !isImperative(text.replace(CASE, '')) &&
  !WAY_OUT.test(text) &&
  !isBroken(text) &&
  !hasRawMath(plainMath(text));
