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
  range: -0.6,
  named: 0.4,
  tornVerb: 1.8,
  against: 2,
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
  byWord: { então: 2, agora: 1, depois: 1, primeiro: 1, e: 0.4 },
};

/** Where what somebody says goes on: whatever stands before it is done. */
export const GOES_ON = /^(?:a[íi]|da[íi])$/u;
export const LEADS =
  /^(?:e|ent[ãa]o|agora|depois|primeiro|mas|s[óo]|tamb[ée]m|hoje|antes|por[ée]m|j[áa]|assim|a[íi]|da[íi])$/u;
const SELF =
  /^(?:come[çc]o|quero|queria|vou|explico|falo|conto|abro|mostro|coloco|preciso|tenho|passo|deixo|lembrar|coloca|bota|deixa|faz|p[õo]e|capricha)$/u;
const TIME_LEADS = /^(?:em|na|no|naquel[ea]|n?ess[ea]|durante|desde|at[ée]|por)$/u;
const TIME =
  /^(?:\d+|época|ano|século|dia|década|tempo|início|fim|final|começo|idade|mesmo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|meados|seguida|volta)$/u;

const OBJECT_OF_INFINITIVE = 5;
const TAKES_NONE =
  /^(?:subir|descer|cair|crescer|nascer|morrer|viver|existir|acontecer|voar|ficar|dormir|sair|chegar|brincar|trabalhar|mora|moram|fica|ficam|vive|vivem|voam?|acontece|acontecem|existem?|cresce|crescem|nasce|nascem|morre|morrem|sobem?|descem?|caem?|cai|falam|trem[ea]m?|adoram)$/u;
/** A verb that what stands behind it may belong to. */
const mayTake = (word: SaidWord | undefined): boolean =>
  word !== undefined && (word.tag === 'VERB' || word.isInfinitive) && !TAKES_NONE.test(word.lower);

function hasSubjectBefore(words: readonly SaidWord[], verb: number): boolean {
  for (let at = verb - 2; at >= Math.max(0, verb - 5); at -= 1) {
    const subject = subjectAt(words, at);
    const before = words[at - 1];
    if (subject?.kind === 'noun' && subject.verb === verb && before?.tag !== 'ADP' && before?.tag !== 'DET')
      return true;
  }
  return false;
}

/** `inflação é o aumento`, `folclore é tudo`: what something is, from its name on. */
function definesAt(words: readonly SaidWord[], at: number): boolean {
  const [before, name, is, what] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  return (
    (name?.tag === 'NOUN' || name?.tag === 'PROPN') &&
    is?.lower === 'é' &&
    /^(?:[oa]|uma?|tudo|quando|quem|qualquer)$/u.test(what?.lower ?? '') &&
    before?.opens !== true &&
    !/^(?:ADP|DET|NUM|CCONJ)$/u.test(before?.tag ?? '')
  );
}

/** How unlikely a sentence begins at a place; below nothing where somebody plainly goes on. */
export function startCost(words: readonly SaidWord[], at: number): number {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined) return 0;
  if (/^(?:se|me|que)$/u.test(before.lower) && !word.opens) return NEVER;
  if (before.tag === 'PUNCT') return NEVER;
  // `de segundo grau`, `de um a 40`, `um ângulo de 90 graus`
  if (ORDINAL.test(before.lower) && word.tag === 'NOUN' && words[at - 2]?.tag !== 'DET') return NEVER;
  if (NUMERAL.test(before.lower) && word.lower === 'a' && /^\d/u.test(words[at + 1]?.lower ?? ''))
    return NEVER;
  if (/^d[aeo]s?$/u.test(word.lower) && !/^a$/u.test(words[at + 2]?.lower ?? '')) return NEVER;
  // `a lei 8.078`
  if (
    /^(?:lei|decreto|artigo|n[úu]mero|cap[íi]tulo|grau|p[áa]gina|nr)$/u.test(before.lower) &&
    /^\d/u.test(word.lower)
  )
    return NEVER;
  if (opensExample(words, at - 1) || namesPhrase(words, at - 1)) return NEVER;
  if (before.tag === 'PROPN' && word.tag === 'PROPN') return NEVER;
  if (tearsApart(words, at)) return NEVER;
  if (before.tag === 'ADJ' && words[at - 2]?.tag === 'DET' && word.tag === 'NOUN') return NEVER;
  // `mesmo se chover`
  if (before.lower === 'mesmo' && word.opens) return NEVER;
  // `a loja | tem 30 dias`, `os coletivos | são`: who does it stands before it.
  const isTorn = word.isVerb && hasSubjectBefore(words, at) ? OPENS.tornVerb : 0;
  const isOfNoun =
    word.lower !== 'primeiro' && word.tag === 'ADJ' && before.tag === 'NOUN' && words[at + 1]?.isVerb !== true
      ? TORN
      : 0;
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
  const opening = Math.min(
    openCost(words, place),
    namesNext(words, at, place) ? OPENS.named : OPENS.no,
    definesAt(words, place) ? OPENS.noun : OPENS.no,
  );
  const isObject =
    mayTake(before) &&
    !/^(?:se|quando)$/u.test(word.lower) &&
    !/^(?:e|a[íi]|ent[ãa]o|depois|agora|primeiro)$/u.test(word.lower) &&
    (opening > OPENS.pronoun || before.isInfinitive) &&
    !definesAt(words, at)
      ? before.isInfinitive && /^(?:DET|NOUN)$/u.test(word.tag)
        ? OBJECT_OF_INFINITIVE
        : OBJECT
      : 0;
  return opening + isObject + (answersClause(words, at) ? ANSWERS : 0) + isOfNoun + isTorn - gain;
}

/** `… de 1769 | o tear mecânico de 1785`, `primeiro | o artesanato`: the next of several is named, and needs no verb. */
export function namesNext(words: readonly SaidWord[], at: number, place: number): boolean {
  const [article, noun, before] = [words[place], words[place + 1], words[at - 1]];
  const isNamed =
    article?.tag === 'DET' && /^(?:NOUN|PROPN|ADJ|X)$/u.test(noun?.tag ?? '') && noun?.isVerb === false;
  const isCounted = words.slice(at, place).some(({ lower }) => /^(?:primeiro|depois)$/u.test(lower));
  return (
    isNamed &&
    (isCounted ||
      /^1[1-9]\d\d$|^20\d\d$/u.test(before?.lower ?? '') ||
      // `o cruzado em 86 o Bresser em 87`
      (/^\d\d$/u.test(before?.lower ?? '') && words[at - 2]?.lower === 'em'))
  );
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
    (words[at]?.lower === 'depois' ||
      (/^(?:el[ea]s?|isso|a)$/u.test(words[at]?.lower ?? '') && subjectAt(words, at)?.kind === 'pronoun'))
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
  if (rangeThenSubject(words, at)) return OPENS.range;
  const place = placeAt(words, at);
  if (place !== null) return placeCost(words, at, place.verb);
  if (subject?.kind === 'bare') return OPENS.bare;
  const verb = verbBehind(words, at);
  if (verb === -1) return OPENS.no;
  const { lower = '' } = words[verb] ?? {};
  if (THERE_IS.test(lower)) return OPENS.thereIs;
  return /[ae]m$/u.test(lower) ? OPENS.verbOfMany : OPENS.verb;
}

const NUMERAL = /^(?:\d[\d.,]*|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|um|uma)$/u;
/** `a partir de um miliampère a pessoa sente`, `com duas semanas a válvula quebrou`: how much, then who does it. */
function rangeThenSubject(words: readonly SaidWord[], at: number): boolean {
  const front = words
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    !/^(?:e )?(?:a partir de|acima de|abaixo de|de|com|depois de|em) (?:\d|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|um|uma)/u.test(
      front,
    )
  )
    return false;
  for (let place = at + 2; place <= at + 9; place += 1) {
    const word = words[place];
    if (word === undefined || word.isVerb || word.opens) return false;
    const before = words[place - 1];
    if (before?.tag === 'ADP' || before?.tag === 'DET' || before?.tag === 'NUM') continue;
    const subject = subjectAt(words, place);
    const isUnit = NUMERAL.test(words[place - 2]?.lower ?? '');
    if (isUnit && word.tag === 'DET' && /^(?:noun|pronoun)$/u.test(subject?.kind ?? '')) return true;
  }
  return false;
}

/** Where and when stand before who does it as often as behind what was done: time rather before. */
function placeCost(words: readonly SaidWord[], at: number, verb: number): number {
  const hasOwn = ownSubject(words, at, verb) !== null;
  const { lower = '' } = words[at] ?? {};
  const isTime = TIME_LEADS.test(lower) && TIME.test(words[at + 1]?.lower ?? '');
  // `pra achar uma fração a gente multiplica`
  if (lower.startsWith('p') && words[at + 1]?.isInfinitive === true) return OPENS.purpose;
  // `inaugurada em 1830`
  if (isTime && /[ai]d[oa]s?$/u.test(words[at - 1]?.lower ?? '')) return OPENS.verb;
  if (/^(?:contra|sobre|sem|entre)$/u.test(lower)) return OPENS.against;
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
