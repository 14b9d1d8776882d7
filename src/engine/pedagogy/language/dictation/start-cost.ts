import { placeAt, subjectAt, verbBehind } from './find-subject.ts';
import { namesPhrase, ORDINAL, opensExample, ownSubject, THERE_IS, tearsApart } from './joints.ts';
import type { SaidWord } from './said-words.ts';

/** No sentence begins there. */
export const NEVER = 40;
/** What a sentence begins with, and how dear that is. */
const OPENS = {
  ordinal: -1,
  timeThenSubject: -0.1,
  purpose: -1.5,
  placeThenSubject: 0.2,
  placeBehindAnd: -0.2,
  pronoun: 0,
  noun: 0.3,
  who: 0.4,
  self: 0.6,
  place: 0.9,
  placeThenThere: 0.5,
  thereIs: 0.9,
  clause: 1.2,
  bare: 1.6,
  verbOfMany: 1.6,
  placeThenVerb: 2.2,
  verb: 2.6,
  no: 5,
} as const;
/** Behind a verb that may take it, what stands there is its object. */
const OBJECT = 2;
/** Behind `quando …` what follows is its main clause. */
const ANSWERS = 2.5;
/** A noun and what says how it is are not parted. */
const TORN = 3;
/** Words that say that something else comes. */
const GAINS: {
  capital: number;
  goesOn: number;
  therefore: number;
  andWhen: number;
  byWord: Readonly<Record<string, number>>;
} = {
  capital: 3,
  goesOn: 4,
  therefore: 0.6,
  andWhen: 0.9,
  byWord: { então: 2, agora: 1, depois: 1, e: 0.4 },
};

/** Where what somebody says goes on: whatever stands before it is done. */
export const GOES_ON = /^(?:a[íi]|da[íi])$/u;
export const LEADS =
  /^(?:e|ent[ãa]o|agora|depois|mas|s[óo]|tamb[ée]m|hoje|antes|por[ée]m|j[áa]|assim|a[íi]|da[íi])$/u;
const SELF =
  /^(?:come[çc]o|quero|queria|vou|explico|falo|conto|abro|mostro|coloco|preciso|tenho|passo|deixo|lembrar|coloca|bota|deixa|faz|p[õo]e|capricha)$/u;
const TIME_LEADS = /^(?:em|na|no|naquel[ea]|n?ess[ea]|durante|desde|at[ée]|por)$/u;
const TIME =
  /^(?:\d+|época|ano|século|dia|década|tempo|início|fim|final|começo|idade|mesmo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|meados|seguida|volta)$/u;

const TAKES_NONE =
  /^(?:mora|moram|fica|ficam|vive|vivem|voam?|acontece|acontecem|existem?|cresce|crescem|nasce|nascem|morre|morrem|sobem?|descem?|caem?|cai|falam|trem[ea]m?|adoram)$/u;
/** A verb that what stands behind it may belong to. */
const mayTake = (word: SaidWord | undefined): boolean =>
  word !== undefined && (word.tag === 'VERB' || word.isInfinitive) && !TAKES_NONE.test(word.lower);

/** How unlikely a sentence begins at a place; below nothing where somebody plainly goes on. */
export function startCost(words: readonly SaidWord[], at: number): number {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined) return 0;
  if (/^(?:se|me|que)$/u.test(before.lower) && !word.opens) return NEVER;
  if (opensExample(words, at - 1) || namesPhrase(words, at - 1)) return NEVER;
  if (before.tag === 'PROPN' && word.tag === 'PROPN') return NEVER;
  if (tearsApart(words, at)) return NEVER;
  if (before.tag === 'ADJ' && words[at - 2]?.tag === 'DET' && word.tag === 'NOUN') return NEVER;
  // `mesmo se chover`
  if (before.lower === 'mesmo' && word.opens) return NEVER;
  const isOfNoun = word.tag === 'ADJ' && before.tag === 'NOUN' && words[at + 1]?.isVerb !== true ? TORN : 0;
  if (word.lower === 'mesmo' && words[at + 1]?.opens === true) return OPENS.no;
  let gain = word.isBegun ? GAINS.capital : 0;
  if (
    word.lower === 'e' &&
    /^(?:quando|se)$/u.test(words[at + 1]?.lower ?? '') &&
    words[at + 1]?.opens === true
  )
    gain += GAINS.andWhen;
  let place = at;
  while (
    place < at + 3 &&
    LEADS.test(words[place]?.lower ?? '') &&
    !(words[place]?.lower === 'já' && place === at)
  ) {
    const { lower = '' } = words[place] ?? {};
    gain += GOES_ON.test(lower)
      ? GAINS.goesOn
      : lower === 'e' && place !== at
        ? 0
        : (GAINS.byWord[lower] ?? 0);
    place += 1;
  }
  if (words[place]?.lower === 'por' && words[place + 1]?.lower === 'isso') {
    gain += GAINS.therefore;
    place += 2;
  }
  const opening = openCost(words, place);
  const isObject =
    mayTake(before) &&
    !/^(?:e|a[íi]|ent[ãa]o)$/u.test(word.lower) &&
    (opening > OPENS.pronoun || before.isInfinitive)
      ? OBJECT
      : 0;
  return opening + isObject + (answersClause(words, at) ? ANSWERS : 0) + isOfNoun - gain;
}

/** `quando ele é pequeno | ele é girino`: what opens with `quando` or `se` right before waits for this. */
function answersClause(words: readonly SaidWord[], at: number): boolean {
  const opener = words.findLastIndex(
    ({ lower, opens }, place) => place < at && opens && /^(?:quando|se)$/u.test(lower),
  );
  if (opener === -1 || at - opener > 9 || words[opener]?.opens !== true) return false;
  const isSecond = words.slice(opener, at).some(({ isVerb }) => isVerb);
  return (
    isSecond &&
    /^(?:el[ea]s?|isso|a)$/u.test(words[at]?.lower ?? '') &&
    subjectAt(words, at)?.kind === 'pronoun'
  );
}

function openCost(words: readonly SaidWord[], at: number): number {
  const word = words[at];
  if (word === undefined) return OPENS.no;
  if (SELF.test(word.lower)) return OPENS.self;
  if (isOrdinal(words, at)) return OPENS.ordinal;
  if (word.lower === 'quem') return OPENS.who;
  if (word.opens) return /^(?:quando|se|enquanto|embora|como)$/u.test(word.lower) ? OPENS.clause : OPENS.no;
  const subject = subjectAt(words, at);
  if (subject?.kind === 'pronoun') return OPENS.pronoun;
  if (subject?.kind === 'noun') return OPENS.noun;
  const place = placeAt(words, at);
  if (place !== null) return placeCost(words, at, place.verb);
  if (subject?.kind === 'bare') return OPENS.bare;
  const verb = verbBehind(words, at);
  if (verb === -1) return OPENS.no;
  const { lower = '' } = words[verb] ?? {};
  if (THERE_IS.test(lower)) return OPENS.thereIs;
  return /[ae]m$/u.test(lower) ? OPENS.verbOfMany : OPENS.verb;
}

/** Where and when stand before who does it as often as behind what was done: time rather before. */
function placeCost(words: readonly SaidWord[], at: number, verb: number): number {
  const hasOwn = ownSubject(words, at, verb) !== null;
  const { lower = '' } = words[at] ?? {};
  const isTime = TIME_LEADS.test(lower) && TIME.test(words[at + 1]?.lower ?? '');
  // `pra achar uma fração a gente multiplica`
  if (lower.startsWith('p') && words[at + 1]?.isInfinitive === true) return OPENS.purpose;
  if (hasOwn && words[at - 1]?.lower === 'e') return OPENS.placeBehindAnd;
  if (isTime && (hasOwn || THERE_IS.test(words[verb]?.lower ?? ''))) return OPENS.timeThenSubject;
  // `na boca os dentes trituram`; what is or stays somewhere has its place behind it.
  const before = words[at - 1];
  const isFree =
    before?.isVerb !== true && !/[ai]d[oa]s?$/u.test(before?.lower ?? '') && before?.tag !== 'ADV';
  if (hasOwn && isFree && isTime === false && /^(?:em|n[oa]s?)$/u.test(lower)) return OPENS.placeThenSubject;
  if (!hasOwn && !isTime && !THERE_IS.test(words[verb]?.lower ?? '')) return OPENS.placeThenVerb;
  if (words[at - 1]?.lower === 'e') return OPENS.placeBehindAnd;
  return hasOwn ? OPENS.place : OPENS.placeThenThere;
}

/** `o primeiro é`, `a segunda acontece`, `e o terceiro`. */
function isOrdinal(words: readonly SaidWord[], at: number): boolean {
  const [article, ordinal] = [words[at], words[at + 1]];
  const next = words.slice(at + 2, at + 4).some(({ isVerb }) => isVerb);
  return /^[oa]$/u.test(article?.lower ?? '') && ORDINAL.test(ordinal?.lower ?? '') && next;
}
