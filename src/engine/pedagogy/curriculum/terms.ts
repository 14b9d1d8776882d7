import { stem } from '#engine/pedagogy/language/stem.ts';
import { isStopWord } from '#engine/pedagogy/language/stop-words.ts';
import { isNumber, wordsOf } from '#engine/pedagogy/language/words.ts';

/** A word of a text as it is compared (`key`) and as it was written; a part of a compound has no `word` of its own. */
export interface Term {
  key: string;
  word: string;
  /** The stop words between it and the term before; null behind a comma or a bracket. */
  before: string | null;
}

/** A full stop, a semicolon or a line end: words on both sides are no neighbours. */
const BREAKS = /[.;:!?\n|•]+(?=\s|$)/u;
/** A comma or a bracket: neighbours still, and no phrase that anybody said. */
const PAUSE = /[,()]+/u;
/** Years and ordinals tell skills apart (`1929`, `1º grau`); a lone figure does not. */
const TELLING_NUMBER = /^(?:\d{3,4}|[1-9][ºª°])$/;

/** What tells the subject in a text: runs of neighbouring words without stop words, numbers only where they tell. */
export function termRuns(text: string): Term[][] {
  return text
    .split(BREAKS)
    .map(readRun)
    .filter((run) => run.length > 0);
}

function readRun(text: string): Term[] {
  const run: Term[] = [];
  for (const part of text.split(PAUSE)) {
    let small: string[] | null = null;
    for (const word of wordsOf(part)) {
      const keys = keysOf(word);
      if (keys.length === 0) {
        small?.push(word);
        continue;
      }
      const before: string | null = small?.join(' ') ?? null;
      run.push(...keys.map((key, index) => ({ key, word: index === 0 ? word : '', before })));
      small = [];
    }
  }
  return run;
}

/** None for a stop word. A compound is found by its parts too: `norma-padrão`, `sócio-histórico`. */
function keysOf(word: string): string[] {
  if (isNumber(word)) return TELLING_NUMBER.test(word) ? [word.replace(/[ª°]$/, 'º')] : [];
  if (word.length < 2 || isStopWord(word)) return [];
  const parts = word.split('-').filter((part) => part.length > 2 && !isStopWord(part));
  return parts.length > 1 ? [stem(word), ...parts.map(stem)] : [stem(word)];
}

/** Neighbours as they were written, with the small words between them: `fontes de energia`; empty across a comma. */
export function wordsAsWritten([first, ...others]: readonly Term[]): string {
  if (!first || others.some(({ before }) => before === null)) return '';
  return [first.word, ...others.flatMap(({ before, word }) => [before, word])]
    .filter((word) => word !== '')
    .join(' ');
}

/** The key of two neighbours. */
export const pairKey = (first: string, second: string): string => `${first} ${second}`;

/** A phrase as one comparable string of keys, to look for it in a run. */
export function phraseKey(phrase: string): string {
  return termRuns(phrase)
    .flat()
    .map(({ key }) => key)
    .join(' ');
}
