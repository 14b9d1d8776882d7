import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Question } from './read-questions.ts';

/** `a) 5/4 + 2/4 = 7/4`: worked out already. */
export const WORKED_OUT =
  /^(\(?[a-h]\s?\)\s*[\d(][^=\p{L}]*?[+–\-×·∙:÷][^=\p{L}]*?)\s*=(?:\s*[\d/.,]+\s*=?)+$/iu;
/** `(III) Atestar a veracidade de uma informação`, `(V) O Sol é uma estrela.` */
const FILLED = /^\(\s*([IVX]+|[VFCE]|\d{1,2})\s*\)\s*\p{L}/u;
const EMPTY = /^\(\s*_*\s*\)/u;
const LETTERED = /^\(?([a-h])\s?\)/iu;
const FEWEST = { boxes: 3, sums: 2 };
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/**
 * What a question answers in its own lines, as whoever wrote the key filled it in: the signs in its boxes from above, the results of
 * its sums; '' where some are left open, or where the signs only count.
 */
export function answersWithin({ own }: Pick<Question, 'own'>): string {
  const texts = own.flatMap(({ statements }) => statements.map(({ text }) => plainMath(text).trim()));
  const signs = texts.flatMap((text) => FILLED.exec(text)?.[1] ?? []);
  const isOpen = texts.some((text) => EMPTY.test(text));
  if (signs.length >= FEWEST.boxes && !isOpen && !counts(signs)) return signs.join(', ');
  const lettered = texts.filter((text) => LETTERED.test(text));
  if (lettered.length < FEWEST.sums || !lettered.every((text) => WORKED_OUT.test(text))) return '';
  return lettered
    .map((text) => `${LETTERED.exec(text)?.[1] ?? ''}) ${text.split('=').at(-1)?.trim()}`)
    .join('; ');
}

/** `(I) …`, `(II) …`, `(III) …`: the names of a column to choose from. */
const counts = (signs: readonly string[]): boolean =>
  signs.every((sign, at) => sign === ROMANS[at] || sign === String(at + 1));
