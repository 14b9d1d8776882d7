import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { namesThing } from './part-terms.ts';

const LONGEST = 150;
const MOST_TERMS = 4;
const FEWEST_TERMS = 3;
/** Words of a school's year and of a plan. */
const OF_COURSE =
  /(?<!\p{L})(?:bimestres?|semestres?|ementas?|planejamentos?|disciplinas?|aulas?|cronogramas?)(?!\p{L})/iu;

/** `param2`, `json_encode`: names out of a listing. */
const OF_CODE = /^\p{Ll}+\d+$|_|\p{Ll}\p{Lu}/u;

/** `Rede da escola` of `Configurando a rede da escola`: what a list stands behind is a thing. */
export const nounOf = (title: string): string =>
  upperFirst(title.replace(/^\p{Lu}\p{Ll}+ndo (?:[oa]s?|uma?) (?=\p{Ll})/u, ''));

/** `Título: a, b e c`, the terms a section turns on. */
export function termsLine(lesson: Lesson, index: number): Grounded[] {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []);
  const title = nounOf(lesson.sections[index]?.title ?? '');
  const terms = ownTermsOf(lesson, pieces)
    .filter(
      ({ phrase }) =>
        !title.toLowerCase().includes(phrase.toLowerCase()) &&
        !OF_COURSE.test(phrase) &&
        !OF_CODE.test(phrase) &&
        (!phrase.includes(' ') || namesThing(phrase)),
    )
    // `concavidade` beside `concavidade voltada para baixo` is told with it.
    .filter(
      ({ phrase }, at, all) =>
        !all.some(
          (other, place) => place !== at && other.phrase.toLowerCase().includes(phrase.toLowerCase()),
        ),
    )
    .slice(0, MOST_TERMS);
  // The terms of a form are those of whatever fills it.
  if (lesson.material.understanding?.genre === 'modelo_formulario') return [];
  // A part of exercises says nothing that its words could sum up.
  const says = pieces.some((piece) => (lesson.points.get(piece) ?? []).length > 0);
  if (title === '' || terms.length < FEWEST_TERMS || !says) return [];
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const basis = terms.flatMap(
    (term) => statements.find((one) => term.stems.every((key) => one.stems.has(key))) ?? [],
  );
  const text = `${title}: ${listWords(terms.map(({ phrase }) => phrase))}`;
  return text.length <= LONGEST ? [{ text, basis: [...new Set(basis)] }] : [];
}
