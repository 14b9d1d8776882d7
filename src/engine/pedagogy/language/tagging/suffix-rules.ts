/** Answers by tag, then by ending; `^word` is a whole word. The answer of the longest ending that is listed holds. */
export type SuffixTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LONGEST = 7;

/** The answer for a word (lower case) under a tag, or undefined where the tag was never seen. */
export function answerOf(table: SuffixTable, tag: string, word: string): string | undefined {
  const rules = table[tag];
  if (rules === undefined) return undefined;
  const whole = rules[`^${word}`];
  if (whole !== undefined) return whole;
  for (let length = Math.min(LONGEST, word.length); length > 0; length -= 1) {
    const answer = rules[word.slice(-length)];
    if (answer !== undefined) return answer;
  }
  return rules[''];
}

/** True where the word itself is listed. */
export function isListed(table: SuffixTable, tag: string, word: string): boolean {
  return table[tag]?.[`^${word}`] !== undefined;
}

export interface SuffixExample {
  tag: string;
  word: string;
  answer: string;
}

/** Learns the table: an ending is listed only where its majority differs from that of the shorter ending. */
export function learnSuffixes(examples: readonly SuffixExample[]): SuffixTable {
  const votes = new Map<string, Map<string, Map<string, number>>>();
  for (const { tag, word, answer } of examples) {
    const byEnding = votes.get(tag) ?? new Map<string, Map<string, number>>();
    votes.set(tag, byEnding);
    for (const ending of endingsOf(word)) {
      const counts = byEnding.get(ending) ?? new Map<string, number>();
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      byEnding.set(ending, counts);
    }
  }
  return Object.fromEntries([...votes].map(([tag, byEnding]) => [tag, keepTelling(byEnding)]));
}

function endingsOf(word: string): string[] {
  const endings = [''];
  for (let length = 1; length <= Math.min(LONGEST, word.length); length += 1)
    endings.push(word.slice(-length));
  return [...endings, `^${word}`];
}

function keepTelling(byEnding: ReadonlyMap<string, ReadonlyMap<string, number>>): Record<string, string> {
  const rules: Record<string, string> = {};
  const endings = [...byEnding.keys()].sort(
    (a, b) =>
      Number(a.startsWith('^')) - Number(b.startsWith('^')) || a.length - b.length || (a < b ? -1 : 1),
  );
  for (const ending of endings) {
    const answer = majority(byEnding.get(ending) ?? new Map());
    const shorter =
      ending === ''
        ? undefined
        : answerOf({ rules }, 'rules', ending.startsWith('^') ? ending.slice(1) : ending.slice(1));
    if (answer !== shorter) rules[ending] = answer;
  }
  return rules;
}

function majority(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}
