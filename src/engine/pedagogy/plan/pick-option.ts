const LETTERS = 'abcde';

/** `c) quatro`, `C - quatro: têm dois átrios`: the letter, and behind it the option or more. */
const LETTER_AND_WORDS = /^\(?([a-e])\s?[).:–-]+\s*(.+)$/isu;
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The option that an answer names, by its letter or in its words, and what the answer says besides; null where it names none of
 * them.
 */
export function pickOption(
  answer: string,
  options: readonly string[],
): { right: string; reason: string | null } | null {
  const whole = options.find((option) => bare(option) === bare(answer));
  if (whole !== undefined) return { right: whole, reason: null };
  if (/^[A-E]$/u.test(answer)) {
    const right = options[LETTERS.indexOf(answer.toLowerCase())];
    return right === undefined ? null : { right, reason: null };
  }
  const [, letter = '', words = ''] = LETTER_AND_WORDS.exec(answer) ?? [];
  const right = options[LETTERS.indexOf(letter.toLowerCase())];
  // `a) 4 b) 9` answers each letter.
  if (letter === '' || right === undefined || /\s\(?b\)\s/u.test(words)) return null;
  const isAgain = bare(words).startsWith(bare(right));
  if (!isAgain) return null;
  const reason = words
    .slice(right.length)
    .replace(/^[\s.,;:()–-]+/u, '')
    .replace(/\)$/u, '');
  return { right, reason: (reason.match(/\p{L}/gu)?.length ?? 0) < 4 ? null : reason };
}
