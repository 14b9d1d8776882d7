import { isBoilerplate } from '#engine/pedagogy/language/stop-words.ts';
import { ARTS_AND_BODY } from './everyday-words/arts-and-body.ts';
import { GEOGRAPHY } from './everyday-words/geography.ts';
import { HISTORY } from './everyday-words/history.ts';
import { LANGUAGE } from './everyday-words/language.ts';
import { MATHEMATICS } from './everyday-words/mathematics.ts';
import { SCIENCES } from './everyday-words/sciences.ts';
import { pairKey, phraseKey, type Term, termRuns, wordsAsWritten } from './terms.ts';

/** Something said of a lesson and how much it counts: its title, a topic, a key phrase, an objective. */
export interface QueryText {
  text: string;
  weight: number;
}

/** What is looked for: a key, how much it counts, and the teacher's words it comes from. */
export interface QueryTerm {
  key: string;
  weight: number;
  /** As the teacher wrote it. */
  said: string;
  /** Whether the key is only meant with what was said, or stands there itself. */
  isMeant: boolean;
}

/** Names of school things (`tabela`, `texto`) are the subject of few lessons and stand in most. */
const BOILERPLATE_SHARE = 0.35;
const PAIR_SHARE = 0.8;
/** What is only meant with a word counts less than the word. */
const MEANT_SHARE = 0.7;
/** A word said often gains less each time. */
const SATURATION = 2;

/** The keys of a lesson: its words, pairs of neighbours, and the official words for what it says in everyday ones. */
export function weighQuery(texts: readonly QueryText[]): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const add = (term: QueryTerm) => {
    const id = term.isMeant ? `${term.said.toLowerCase()}: ${term.key}` : term.key;
    const known = terms.get(id);
    if (known) known.weight += term.weight;
    else terms.set(id, term);
  };
  for (const { text, weight } of texts) {
    for (const run of termRuns(text)) {
      for (const term of termsOf(run, weight)) add(term);
      for (const { key, said } of listExpansions(run))
        add({ key, said, weight: weight * MEANT_SHARE, isMeant: true });
    }
  }
  return [...terms.values()].map((term) => ({
    ...term,
    weight: ((SATURATION + 1) * term.weight) / (SATURATION + term.weight),
  }));
}

function termsOf(run: readonly Term[], weight: number): QueryTerm[] {
  return run.flatMap((term, index) => {
    const { key, word } = term;
    const own = isBoilerplate(word) ? weight * BOILERPLATE_SHARE : weight;
    const next = run[index + 1];
    return [
      { key, said: word, weight: own, isMeant: false },
      ...(next
        ? [
            {
              key: pairKey(key, next.key),
              said: wordsAsWritten([term, next]),
              weight: weight * PAIR_SHARE,
              isMeant: false,
            },
          ]
        : []),
    ];
  });
}

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
function listExpansions(run: readonly Term[]): { key: string; said: string }[] {
  const found: { key: string; said: string }[] = [];
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= run.length; length++) {
      const part = run.slice(start, start + length);
      const meant = TABLE.get(part.map(({ key }) => key).join(' '));
      if (!meant) continue;
      const said = wordsAsWritten(part) || part.map(({ word }) => word).join(', ');
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
