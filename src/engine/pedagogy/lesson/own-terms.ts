import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import type { Lesson } from './lesson.ts';

/** A heading that comes back so often names a field of a form, not what stands below it. */
const OFTEN = 3;

/** The headings of a form: `Metodologia` and `Acessibilidade` over each of twenty lessons. */
export function findFields(pieces: readonly Piece[]): Set<Piece> {
  const headings = pieces.filter(({ kind }) => kind === 'heading');
  const uses = Map.groupBy(headings, ({ text }) => normalise(text));
  return new Set([...uses.values()].filter((same) => same.length >= OFTEN).flat());
}

/** The terms that these pieces turn on: none of everyday, no field of a form, no sign of a formula, not the lesson's own name. */
export function ownTermsOf(
  lesson: Pick<Lesson, 'terms' | 'sections' | 'input'>,
  pieces: readonly Piece[],
): LessonTerm[] {
  const names = namesOf(lesson);
  return lesson.terms
    .termsOf(pieces)
    .filter(
      ({ phrase, stems }) =>
        !isEveryday(phrase) &&
        /\p{L}{3}/u.test(phrase) &&
        !/[₀-₉ₙᵢⱼₖ]/u.test(phrase) &&
        !names.some((name) => name.size <= stems.length + 1 && stems.every((key) => name.has(key))),
    )
    .filter(({ phrase }, at, all) => !all.slice(0, at).some((other) => areOne(phrase, other.phrase)));
}

const ALIKE = 6;
const MOST_ENDING = 6;

/** `ULA` and `ALU`, `ULA` and `Unidade lógica e aritmética`, `regressão`, `Regression` and `regressores`: one thing by two names. */
export function areOne(one: string, other: string): boolean {
  const [bare, names] = [one, other].map((name) =>
    normalise(name)
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  );
  if (bare === undefined || names === undefined || bare === names) return bare === names;
  const isAcronym = (name: string): boolean => /^\p{Lu}[\p{Lu}\d]{1,5}s?$/u.test(name);
  const sorted = (name: string): string => [...name].sort().join('');
  if (isAcronym(one) && isAcronym(other)) return one.length > 2 && sorted(bare) === sorted(names);
  if (isAcronym(one) || isAcronym(other)) {
    const [short, long] = isAcronym(one) ? [bare, names] : [names, bare];
    const initials = long
      .split(' ')
      .filter((word) => word.length > 3)
      .map((word) => word[0]);
    return initials.length > 1 && sorted(initials.join('')) === sorted(short);
  }
  const [from, to] = [bare, names];
  if (/ /.test(from) || / /.test(to)) return false;
  let alike = 0;
  while (alike < from.length && from[alike] === to[alike]) alike += 1;
  return alike >= ALIKE && Math.max(from.length, to.length) - alike <= MOST_ENDING;
}

const known = new WeakMap<Lesson['sections'], ReadonlySet<string>[]>();

/** The stems of the lesson's own name, where it has several, and of its fields. */
function namesOf({ sections, input }: Pick<Lesson, 'sections' | 'input'>): ReadonlySet<string>[] {
  const had = known.get(sections);
  if (had !== undefined) return had;
  const heads = sections
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, role }) => kind === 'heading' || role === 'heading');
  const uses = Map.groupBy(heads, ({ text }) => normalise(text));
  const fields = [...uses].filter(([, same]) => same.length >= OFTEN).map(([text]) => contentStems(text));
  const title = contentStems(input.title);
  const names = [...fields, ...(title.length > 1 ? [title] : [])].map((stems) => new Set(stems));
  known.set(sections, names);
  return names;
}
