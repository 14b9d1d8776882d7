/** The package ships no types; this is the part of it that `stem.ts` uses. */
declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'portuguese'): { stem(word: string): string } };
  export default snowball;
}
