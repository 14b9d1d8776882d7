import { hashText, lookupForm } from '#engine/pedagogy/language/tagging/features.ts';
import { jointTag } from './joint-tag.ts';
import type { TreeSentence } from './read-conllu.ts';

/** A rarer reading of a word is taken for a slip of the annotation. */
const LEAST_SHARE = 0.03;
const MOST_READINGS = 3;
/** A word seen so often has shown all that it can be. */
const FREQUENT = 10;

/** The words of the treebank with what they were tagged as. */
export interface Lexicon {
  tags: readonly string[];
  tagSets: readonly (readonly number[])[];
  /** Hashes of the words, rising. */
  words: readonly number[];
  /**
   * A word's class is the set of its usual tags; 0 where it is unknown. `without` leaves one reading out: a token in training must not
   * see its own answer.
   */
  classOf(word: number, without?: number): number;
  /** Number of a frequent word's tag set plus one, 0 where all tags stay open. */
  tagSetOf(word: number): number;
}

export function learnLexicon(sentences: readonly TreeSentence[]): Lexicon {
  const tags: string[] = [];
  const counts = new Map<number, Map<number, number>>();
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      const joint = jointTag(token);
      if (!tags.includes(joint)) tags.push(joint);
      const word = hashText(lookupForm(token.form));
      const own = counts.get(word) ?? new Map<number, number>();
      own.set(tags.indexOf(joint), (own.get(tags.indexOf(joint)) ?? 0) + 1);
      counts.set(word, own);
    }
  }
  const classes: string[] = [];
  const tagSets: number[][] = [];
  const setNumbers = new Map<number, number>();
  for (const [word, own] of counts) {
    if ([...own.values()].reduce((sum, count) => sum + count, 0) < FREQUENT) continue;
    const set = [...own.keys()].sort((a, b) => a - b);
    let at = tagSets.findIndex((other) => other.join() === set.join());
    if (at === -1) at = tagSets.push(set) - 1;
    setNumbers.set(word, at + 1);
  }
  return {
    tags,
    tagSets,
    words: [...counts.keys()].sort((a, b) => a - b),
    classOf: (word, without) => {
      const usual = usualReadings(counts.get(word), without);
      if (usual === '') return 0;
      const at = classes.indexOf(usual);
      return at === -1 ? classes.push(usual) : at + 1;
    },
    tagSetOf: (word) => setNumbers.get(word) ?? 0,
  };
}

function usualReadings(counts: ReadonlyMap<number, number> | undefined, without: number | undefined): string {
  const left = [...(counts ?? [])]
    .map(([tag, count]): [number, number] => [tag, tag === without ? count - 1 : count])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const total = left.reduce((sum, [, count]) => sum + count, 0);
  return left
    .filter(([, count]) => count / total > LEAST_SHARE)
    .slice(0, MOST_READINGS)
    .map(([tag]) => tag)
    .join();
}
