import { ARTS_AND_BODY } from './everyday-words/arts-and-body.ts';
import { GEOGRAPHY } from './everyday-words/geography.ts';
import { HISTORY } from './everyday-words/history.ts';
import { LANGUAGE } from './everyday-words/language.ts';
import { MATHEMATICS } from './everyday-words/mathematics.ts';
import { SCIENCES } from './everyday-words/sciences.ts';
import { pairKey, phraseKey, type Term, termRuns, wordsAsWritten } from './terms.ts';

/**
 * What teachers and textbooks call a subject, and the words of the curriculum for it, neighbours among them as pairs.
 * Only words lead from here to skills, never a code, so that nothing but the imported list can be suggested.
 */
const TABLE: ReadonlyMap<string, readonly string[]> = readTable([
  MATHEMATICS,
  SCIENCES,
  HISTORY,
  GEOGRAPHY,
  LANGUAGE,
  ARTS_AND_BODY,
]);
const LONGEST_PHRASE = 4;

/** The official words for what a run of the teacher's words says; `said` is the phrase that stands for them. */
export function listExpansions(run: readonly Term[]): { key: string; said: string }[] {
  const found: { key: string; said: string }[] = [];
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= run.length; length++) {
      const part = run.slice(start, start + length);
      const meant = TABLE.get(part.map(({ key }) => key).join(' '));
      if (!meant) continue;
      const said = wordsAsWritten(part);
      found.push(...meant.map((key) => ({ key, said })));
    }
  }
  return found;
}

/** Each line is `everyday | everyday: official words; official words`; phrases between semicolons are weighed alike. */
function readTable(lists: readonly string[]): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const line of lists.flatMap((list) => list.trim().split('\n'))) {
    const [said = '', meant = ''] = line.split(':');
    const expansions = meant.split(';').flatMap(expansionsOf);
    for (const phrase of said.split('|')) {
      const key = phraseKey(phrase);
      table.set(key, [...(table.get(key) ?? []), ...expansions]);
    }
  }
  return table;
}

function expansionsOf(phrase: string): string[] {
  const keys = termRuns(phrase)
    .flat()
    .map(({ key }) => key);
  const pairs = keys.slice(1).map((key, index) => pairKey(keys[index] ?? '', key));
  return [...keys, ...pairs];
}
