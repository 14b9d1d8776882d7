/** Longer connectors first: the first match wins at each place. */
const CONNECTOR =
  /(?<![\p{L}\p{N}-])(?:ainda que|a fim de que|à medida que|à proporção que|ao passo que|apesar de que|assim que|até que|contanto que|depois que|desde que|de modo que|de forma que|de maneira que|de sorte que|logo que|mesmo que|para que|posto que|se bem que|sempre que|toda vez que|uma vez que|visto que|já que|antes que|sem que|por que|do que|embora|enquanto|quando|porque|porquanto|conquanto|caso|conforme|quanto mais|[oa]s? quais?|[dn][oa]s? quais?|cuj[oa]s?|onde|que|se)(?![\p{L}\p{N}-])/giu;

/** Not clauses: comparisons and set phrases that hold `que` or `se`. */
const NOT_A_CLAUSE = new Set(['do que']);

/** The subordinating connectors of a sentence, in order, lower case: about one for each clause beyond the first. */
export function connectorsIn(sentence: string): string[] {
  const found: string[] = [];
  for (const match of sentence.matchAll(CONNECTOR)) {
    const connector = match[0].toLowerCase();
    if (NOT_A_CLAUSE.has(connector)) continue;
    if (connector === 'se' && !opensCondition(sentence, match.index)) continue;
    if (
      connector === 'caso' &&
      !/^caso\s+(?:\S+\s+){0,3}\S+(?:a|e|am|em|esse|asse|isse|essem)\b/iu.test(
        sentence.slice(match.index, match.index + 60),
      )
    )
      continue;
    found.push(connector);
  }
  return found;
}

/** `Se chover, …` and `…, se houver …` are conditions; `se forma` is a pronoun. */
function opensCondition(sentence: string, at: number): boolean {
  return /(?:^|[,;:(]|\be|\bmas|\bver|\bsaber|\bperguntar?)\s*["“(]?$/iu.test(
    sentence.slice(Math.max(0, at - 12), at),
  );
}

const PASSIVE =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|será|serão|seria|seriam|seja|sejam|sendo|ser|sido)\s+(?:(?:\p{L}+mente|também|ainda|já|sempre|muito|mais)\s+)?\p{L}{2,}(?:ad|id|t)[oa]s?\s+(?:pel[oa]s?|por)\s+\p{L}+/iu;

/** The passive voice with its agent (`foi descoberta por …`) as it stands in the sentence, or null. */
export function findPassive(sentence: string): string | null {
  return PASSIVE.exec(sentence)?.[0] ?? null;
}
