import { isBoilerplate } from '#engine/pedagogy/language/stop-words.ts';
import { listExpansions } from './expand-words.ts';
import { pairKey, type Term, termRuns, wordsAsWritten } from './terms.ts';

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
