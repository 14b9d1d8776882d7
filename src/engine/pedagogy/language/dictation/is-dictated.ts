/** So few words are a note, and so many to a stop or a line are no writing. */
const LEAST = { words: 90, wordsPerStop: 55, wordsPerLine: 28 };
/** Who speaks says some of these in a hundred words. */
const SPEAKS =
  /(?<![\p{L}-])(?:a[íi]|da[íi]|n[ée]|ent[ãa]o|a gente|pr[ao]s?|eu (?:vou|quero|queria|falo|explico|conto|come[çc]o|abro|mostro|passo|coloco)|tipo|tem que|eles)(?![\p{L}-])/giu;
const SPEAKS_PER_HUNDRED = 1.5;

/** Whether a lesson was dictated without stops: long lines without them, in the words of who speaks. */
export function isDictated(content: string): boolean {
  const words = content.match(/\p{L}+/gu)?.length ?? 0;
  if (words < LEAST.words) return false;
  const stops = content.match(/[.!?;:](?=\s|$)|[•→|=]|^\s*[-–*\d]/gmu)?.length ?? 0;
  const commas = content.match(/,/gu)?.length ?? 0;
  const lines = content.split('\n').filter((line) => line.trim() !== '').length;
  const spoken = content.match(SPEAKS)?.length ?? 0;
  return (
    stops * LEAST.wordsPerStop <= words &&
    commas * 25 <= words &&
    lines * LEAST.wordsPerLine <= words &&
    spoken * 100 >= words * SPEAKS_PER_HUNDRED
  );
}
