import type { EducationLevel } from '#shared/lessons/order.ts';
import { simplerWording } from './grammar/simpler-wording.ts';
import { stem } from './stem.ts';
import { countSyllables } from './syllables.ts';
import { isNumber, wordsOf } from './words.ts';

export interface SentenceToSimplify {
  /** Index into the sentences given. */
  index: number;
  text: string;
  /** pt-BR; names what makes this very sentence hard, with its own figures and words. */
  reason: string;
  /** Above 0; the hardest first. */
  severity: number;
}

/** Words that a sentence may have, and syllables from which a word is heavy, per level. */
const LIMITS: Record<EducationLevel, { words: number; syllables: number; connectors: number }> = {
  infantil: { words: 12, syllables: 4, connectors: 1 },
  fundamental: { words: 20, syllables: 5, connectors: 2 },
  medio: { words: 26, syllables: 6, connectors: 3 },
  tecnico: { words: 28, syllables: 6, connectors: 3 },
  superior: { words: 36, syllables: 7, connectors: 4 },
  livre: { words: 24, syllables: 6, connectors: 3 },
  corporativo: { words: 24, syllables: 6, connectors: 3 },
};
const DEFAULT_LEVEL = 'medio';
const SHORTEST = 6;

/** The sentences that are hard for this level (null: judged as for ensino médio), hardest first; none when all are fine. */
export function sentencesToSimplify(
  sentences: readonly string[],
  level: EducationLevel | null,
  limit = 10,
): SentenceToSimplify[] {
  const limits = LIMITS[level ?? DEFAULT_LEVEL];
  const found: SentenceToSimplify[] = [];
  for (const [index, text] of sentences.entries()) {
    const words = wordsOf(text).filter((word) => !isNumber(word));
    if (words.length < SHORTEST || isCode(text)) continue;
    const causes = findCauses(text, words, limits);
    const severity = causes.reduce((sum, cause) => sum + cause.severity, 0);
    if (severity >= 1)
      found.push({
        index,
        text,
        severity,
        reason: [...causes.map((cause) => cause.reason), ...say(text)].join(' '),
      });
  }
  return found.sort((a, b) => b.severity - a.severity || a.index - b.index).slice(0, limit);
}

/** A plainer wording, where rules can give one without harm. */
function say(text: string): string[] {
  const simpler = simplerWording(text);
  return simpler === null ? [] : [`Mais simples: “${simpler}”`];
}

/** Code samples have no sentences to divide. */
function isCode(text: string): boolean {
  return (text.match(/[{};<>=]/g) ?? []).length >= 4;
}

function findCauses(
  text: string,
  words: string[],
  limits: { words: number; syllables: number; connectors: number },
): { severity: number; reason: string }[] {
  const causes: { severity: number; reason: string }[] = [];
  const connectors = connectorsIn(text);
  const isLong = words.length > limits.words;
  if (isLong) {
    const parts =
      words.length > limits.words * 2
        ? 'três ou mais'
        : words.length > limits.words * 1.5
          ? 'duas ou três'
          : 'duas';
    const clauses = connectors.length > 0 ? ` e cerca de ${connectors.length + 1} orações` : '';
    causes.push({
      severity: words.length / limits.words,
      reason: `Frase com ${words.length} palavras${clauses}; divida em ${parts}.`,
    });
  }
  if (
    connectors.length > limits.connectors ||
    (!isLong && connectors.length === limits.connectors && words.length > 15)
  ) {
    causes.push({
      severity: connectors.length / (limits.connectors + 1),
      reason: `Muitas orações ligadas por ${quoteAll(connectors)}; separe as ideias.`,
    });
  }
  const heavy = findHeavy(words, limits.syllables);
  if (heavy.length >= 3 || (heavy.length >= 2 && heavy.length / words.length >= 0.12)) {
    causes.push({
      severity: Math.min(1.5, 0.4 + (4 * heavy.length) / words.length),
      reason: `Palavras longas (${quoteAll(heavy)}); explique-as ou troque por outras mais simples.`,
    });
  }
  const passive = findPassive(text);
  if (passive !== null)
    causes.push({ severity: 0.4, reason: `Voz passiva (“${passive}”); comece por quem faz a ação.` });
  return causes;
}

/** Different heavy words, longest first. */
function findHeavy(words: string[], syllables: number): string[] {
  const heavy = new Map<string, string>();
  for (const word of words) if (countSyllables(word) >= syllables) heavy.set(stem(word), word.toLowerCase());
  return [...heavy.values()].sort((a, b) => countSyllables(b) - countSyllables(a));
}

function quoteAll(items: string[]): string {
  const quoted = [...new Set(items)].slice(0, 4).map((item) => `“${item}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} e ${quoted.at(-1)}`;
}

/** Longer connectors first: the first match wins at each place. */
const CONNECTOR =
  /(?<![\p{L}\p{N}-])(?:ainda que|a fim de que|à medida que|à proporção que|ao passo que|apesar de que|assim que|até que|contanto que|depois que|desde que|de modo que|de forma que|de maneira que|de sorte que|logo que|mesmo que|para que|posto que|se bem que|sempre que|toda vez que|uma vez que|visto que|já que|antes que|sem que|por que|do que|embora|enquanto|quando|porque|porquanto|conquanto|caso|conforme|quanto mais|[oa]s? quais?|[dn][oa]s? quais?|cuj[oa]s?|onde|que|se)(?![\p{L}\p{N}-])/giu;

/** Not clauses: comparisons and set phrases that hold `que` or `se`. */
const NOT_A_CLAUSE = new Set(['do que']);

/** The subordinating connectors of a sentence, in order, lower case: about one for each clause beyond the first. */
function connectorsIn(sentence: string): string[] {
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
function findPassive(sentence: string): string | null {
  return PASSIVE.exec(sentence)?.[0] ?? null;
}
