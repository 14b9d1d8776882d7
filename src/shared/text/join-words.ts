/** `PDF, DOCX ou PPTX`: words as one says them, the last behind the conjunction. */
export const joinWords = (words: readonly (string | number)[], conjunction: 'e' | 'ou'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
