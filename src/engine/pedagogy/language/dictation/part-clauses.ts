import { givesWording, isDirect, isJoinedAt, ownSubject, quotes, THERE_IS } from './joints.ts';
import type { SaidWord } from './said-words.ts';
import { GOES_ON, LEADS, NEVER, namesNext, startCost } from './start-cost.ts';

/** What it costs to end a sentence at all, and what to begin or end one so. */
const COST = {
  sentence: 1.8,
  short: 2.5,
  noVerb: 6,
  named: 0.6,
  owed: 4,
  joinedVerb: 0.3,
  joinedClause: 1.3,
  hungName: 4,
  hungVerb: 1.9,
  hungThere: 3,
  hungClause: 4.4,
  perWord: 0.12,
} as const;
const SHORT = 4;
/** Beyond so many words a sentence is long, and beyond so many more too long. */
const LONG = 20;
const TOO_LONG = 34;
/** No sentence is looked for beyond this many words. */
const LONGEST = 70;
const ENDS_OPEN = new Set(['DET', 'ADP', 'CCONJ', 'SCONJ']);

/** The places at which the sentences of what was said begin: the cheapest way to part it, by dynamic programming. */
export function sentenceStarts(words: readonly SaidWord[]): number[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  const starts = words.map((_, at) => startCost(words, at));
  for (let to = 1; to <= words.length; to += 1) best.push({ cost: Number.POSITIVE_INFINITY, from: 0 });
  for (let from = 0; from < words.length; from += 1) {
    const base = (best[from]?.cost ?? 0) + (from === 0 ? 0 : (starts[from] ?? 0)) + COST.sentence;
    let within = clauseOf(words, from);
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
      within = read(words, from, to - 1, within);
      const cost = base + costOf(words, from, to, within);
      const known = best[to];
      if (known !== undefined && cost < known.cost) best[to] = { cost, from };
    }
  }
  const found: number[] = [];
  for (let to = words.length; to > 0; to = best[to]?.from ?? 0) found.unshift(best[to]?.from ?? 0);
  return found;
}

/** What a sentence holds as far as it was read. */
interface Within {
  /** Verbs of no subordinate clause. */
  mains: number;
  /** Clauses whose verb is still to come. */
  owed: number;
  /** A clause stands before the main one, whose verbs may follow one another. */
  isLed: boolean;
  last: number;
  lastMain: number;
  hung: number;
}

function clauseOf(words: readonly SaidWord[], from: number): Within {
  let at = from;
  while (LEADS.test(words[at]?.lower ?? '')) at += 1;
  const isLed = words[at]?.opens === true && !/^(?:que|onde|qual|quais)$/u.test(words[at]?.lower ?? '');
  return { mains: 0, owed: 0, isLed, last: from - 1, lastMain: from - 1, hung: 0 };
}

function read(words: readonly SaidWord[], from: number, at: number, before: Within): Within {
  const word = words[at];
  if (word === undefined) return before;
  // `aí` within a sentence is no end of one, but dear.
  const goesOn = at > from + 1 && GOES_ON.test(word.lower) ? 5 : 0;
  // `a revolta da chibata então a marinha castigava`: a name, and what is told of it.
  const named =
    at > from && word.lower === 'então' && before.mains === 0 && before.owed === 0 ? COST.noVerb + 2 : 0;
  // `… de 1769 o tear mecânico de 1785`: the next of several within one sentence.
  const article = word.lower === 'e' ? at + 1 : at;
  const isNext = at > from + 2 && words[at - 1]?.tag === 'NUM' && namesNext(words, at, article);
  const within = {
    ...before,
    hung: before.hung + goesOn + named + (isNext ? COST.hungName : 0) + (at > from && word.isBegun ? 3 : 0),
  };
  // `que a parte que se chama litosfera é quebrada`: one clause within another.
  if (word.opens || quotes(words, at))
    return {
      ...within,
      owed: word.lower === 'que' ? Math.min(2, within.owed + 1) : Math.max(1, within.owed),
    };
  if (!word.isVerb) return within;
  if (within.owed > 0) return { ...within, owed: within.owed - 1, last: at };
  const owed = givesWording(words, at) ? 1 : 0;
  const mains = within.mains + 1;
  // `quando as gotas se juntam e ficam pesadas elas caem`: the first that is not joined to the clause before is the main one.
  if (mains === 1)
    return {
      ...within,
      mains,
      owed,
      isLed: within.isLed && isDirect(words, within.last, at),
      last: at,
      lastMain: at,
    };
  const hung = within.hung + joinCost(words, within, from, at);
  return { ...within, mains, owed, hung, isLed: false, last: at, lastMain: at };
}

/** What another main verb costs in one sentence: little behind `e`, much where nothing joins it. */
function joinCost(
  words: readonly SaidWord[],
  { last, lastMain, isLed }: Within,
  from: number,
  at: number,
): number {
  const own = ownSubject(words, lastMain, at);
  if (isJoinedAt(words, lastMain, own, at))
    return isDirect(words, last, at) ? COST.joinedVerb : COST.joinedClause + (at - from > LONG ? 1 : 0);
  if (isLed) return COST.joinedVerb;
  if (own !== null) return COST.hungClause;
  return THERE_IS.test(words[at]?.lower ?? '') ? COST.hungThere : COST.hungVerb;
}

function costOf(words: readonly SaidWord[], from: number, to: number, { mains, owed, hung }: Within): number {
  const length = to - from;
  const last = words[to - 1];
  const isOpen =
    last !== undefined &&
    (ENDS_OPEN.has(last.tag) || last.opens) &&
    !/^(?:[dn]?isso|tudo|tod[oa]s|(?:[dn])?el[ea]s?|[dn]?ess[ea]s?|comigo|consigo)$/u.test(last.lower);
  const isAtEnd = to === words.length;
  return (
    hung +
    (isOpen && !isAtEnd ? NEVER : 0) +
    (!isAtEnd && endsInVerb(last) ? 4 : 0) +
    (endsInSubject(words, to) ? NEVER : 0) +
    (mains === 0 && !isTask(words, from) ? (namesOne(words, from, to) ? COST.named : COST.noVerb) : 0) +
    owed * COST.owed +
    (length < SHORT ? COST.short : 0) +
    Math.max(0, length - LONG) * COST.perWord +
    Math.max(0, length - TOO_LONG) * 3 * COST.perWord
  );
}

/** `o tear mecânico de 1785`, `primeiro o artesanato`: one of several that are named in turn. */
function namesOne(words: readonly SaidWord[], from: number, to: number): boolean {
  let place = from;
  while (LEADS.test(words[place]?.lower ?? '')) place += 1;
  const endsInYear =
    words[place]?.tag === 'DET' &&
    (/^1[1-9]\d\d$|^20\d\d$/u.test(words[to - 1]?.lower ?? '') ||
      (/^\d\d$/u.test(words[to - 1]?.lower ?? '') && words[to - 2]?.lower === 'em'));
  return endsInYear || namesNext(words, from, place);
}

/** `pra casa trazer uma receita`: what is to be done has its verb in the infinitive. */
const isTask = (words: readonly SaidWord[], from: number): boolean =>
  /^(?:casa|lição|tarefa|dever)$/u.test(words[from + 1]?.lower ?? '') ||
  /^(?:casa|lição|tarefa|dever)$/u.test(words[from + 2]?.lower ?? '');

/** `o reino fungi eles`: who does something stands before it. */
const endsInSubject = (words: readonly SaidWord[], to: number): boolean =>
  to < words.length &&
  /^el[ea]s?$/u.test(words[to - 1]?.lower ?? '') &&
  words[to]?.isVerb === true &&
  words[to - 2]?.tag !== 'ADP';

const endsInVerb = (word: SaidWord | undefined): boolean =>
  word !== undefined &&
  ((word.isVerb && word.tag === 'AUX') ||
    /^(?:tem|têm|teve|tinha|vieram|veio|surgiram|surgiu|entram|não|mais|muito|bem|tão|se|quase)$/u.test(
      word.lower,
    ));
