/** The letter in front of an answer (`C) limitou o trabalho infantil`) and the rest; null where there is none. */
export function readAnswer(answer: string): { letter: string | null; rest: string | null } {
  const [, letter, rest = ''] = /^\s*\(?([A-Ea-e])(?:\s*[).:–—-]\s*(.*))?$/su.exec(answer) ?? [];
  if (letter === undefined) return { letter: null, rest: answer };
  return { letter: letter.toUpperCase(), rest: rest.trim() === '' ? null : rest.trim() };
}

/** Letters of an answer that a box of a grid holds. */
const BRIEF = 24;
const FEWEST_BRIEF = 0.75;

/** What a box of a grid says of an answer: its letter, `10 dias`, `V F V F`, the first words of `1960-1980, por causa da …`; null for more. */
export function briefOf(answer: string): string | null {
  const { letter } = readAnswer(answer);
  if (letter !== null && !/^[a-h]\).*\s[b-h]\)/su.test(answer)) return letter;
  // `pessoal, considerar trânsito e lixo`
  const [first = ''] = answer.split(/[;.]\s|,\s(?=por|pois|já que)|\s\((?=\p{L})|(?<=^pessoal),/iu);
  return [answer, first].find(({ length }) => length > 0 && length <= BRIEF) ?? null;
}

/** Whether boxes hold hardly less than rows would. */
export const isBriefKey = (answers: readonly string[]): boolean =>
  answers.filter((one) => briefOf(one) !== null).length >= answers.length * FEWEST_BRIEF;
