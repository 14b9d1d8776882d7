import { normalise } from '#engine/pedagogy/language/stem.ts';

/** Marks that are words of the line itself begin so. */
export const WORD_MARK = 'w=';
const READ_FOR_WORDS = 200;
const LONGEST_WORD_MARK = 8;

/** The words of a line without their endings, which one opens it and which ends it; signs count as words. */
export function wordMarks(text: string): string[] {
  const words = normalise(text.slice(0, READ_FOR_WORDS))
    .match(/\p{L}+|!+|\?|->|=/gu)
    ?.map((word) => word.slice(0, LONGEST_WORD_MARK));
  const [first, second] = words ?? [];
  if (words === undefined || first === undefined) return [];
  return [
    ...words.map((word) => `${WORD_MARK}${word}`),
    `${WORD_MARK}^${first}`,
    ...(second === undefined ? [] : [`${WORD_MARK}^${first} ${second}`]),
    `${WORD_MARK}${words.at(-1)}$`,
  ];
}
