import { BESIDE_VERB, type SaidWord } from './said-words.ts';

/** Nobody begins a sentence with a longer subject. */
const LONGEST = 12;
const PRONOUNS =
  /^(?:el[ea]s?|eu|nós|você|vocês|isso|isto|aquilo|ninguém|alguém|todos|todas|muitos|muitas|alguns|algumas|quem|tudo|nada|ess[ae]s?|est[ae]s?|outr[oa]s?)$/u;
const IN_PHRASE = new Set(['DET', 'NUM', 'ADJ', 'NOUN', 'PROPN', 'ADP', 'ADV', 'X', 'SYM']);

/** What stands at a place: a subject with its verb behind it, and where that verb is. */
export interface Opening {
  kind: 'pronoun' | 'noun' | 'bare' | 'place';
  verb: number;
}

const OF_ONE = /^(?:[oa]|uma?|ess[ea]|est[ea]|cada|tod[oa]|[nd]?aquel[ea])$/u;
const OF_MANY = /(?:[aeé]m|ão|êm|õem)$/u;
const ENDS_SO = /^(?:tem|vem|bem|cont[ée]m|mant[ée]m|obt[ée]m|também|não|então)$/u;

/** `a ema não voam`: one of them alone is not who does it. */
function disagrees(words: readonly SaidWord[], at: number, { kind, verb }: Opening): boolean {
  const said = words.slice(at, verb);
  const { lower = '' } = words[verb] ?? {};
  const isMany = OF_MANY.test(lower) && !ENDS_SO.test(lower);
  return (
    (kind === 'bare' &&
      isMany &&
      !/s$/u.test(said[0]?.lower ?? '') &&
      !said.some((word) => word.lower === 'e')) ||
    (kind === 'noun' &&
      isMany &&
      OF_ONE.test(said[0]?.lower ?? '') &&
      !said.some((word) => word.lower === 'e')) ||
    (kind === 'noun' &&
      !isMany &&
      /^[oa]s$/u.test(said[0]?.lower ?? '') &&
      /^(?:é|foi|tem|era|está|fica|faz|vai)$/u.test(lower))
  );
}

/** The subject that begins at `at` with the verb it leads to; null where what stands there is none. */
export function subjectAt(words: readonly SaidWord[], at: number): Opening | null {
  const found = readSubject(words, at);
  return found === null || disagrees(words, at, found) ? null : found;
}

function readSubject(words: readonly SaidWord[], at: number): Opening | null {
  const first = words[at];
  if (first === undefined) return null;
  const next = words[at + 1]?.lower ?? '';
  if (first.lower === 'a' && next === 'gente') return ledTo(words, at + 2, 'pronoun');
  if (/^uma?$/u.test(first.lower) && words[at + 1]?.isVerb === true) return { kind: 'pronoun', verb: at + 1 };
  if (PRONOUNS.test(first.lower)) {
    const pronoun = ledTo(words, at + 1, 'pronoun');
    if (pronoun !== null || !/^(?:ess|est|muit|algun|algum|outr|tod)/u.test(first.lower))
      return pronoun ?? pastClause(words, at + 1, 'pronoun');
  }
  // `os que não têm são os invertebrados`
  if (/^(?:[oa]s|a)$/u.test(first.lower) && next === 'que') return pastClause(words, at + 1, 'pronoun');
  if (first.tag === 'ADP') return null;
  const isFront =
    first.tag === 'DET' || first.tag === 'NUM' || (/^[oa]s?$/u.test(first.lower) && /^d[aeo]s?$/u.test(next));
  if (
    !isFront &&
    first.tag !== 'NOUN' &&
    first.tag !== 'PROPN' &&
    first.tag !== 'ADJ' &&
    !/^(?:quase|cerca|só)$/u.test(first.lower)
  )
    return null;
  let kind: Opening['kind'] = isFront || first.tag === 'PROPN' ? 'noun' : 'bare';
  for (let place = at + 1; place <= at + LONGEST; place += 1) {
    const word = words[place];
    if (word === undefined) return null;
    if (word.isVerb) return { kind, verb: place };
    if (word.lower === 'por' && words[place + 1]?.lower === 'exemplo') {
      place += 1;
      continue;
    }
    if (word.lower === 'que') return place - at < 7 ? pastClause(words, place, kind) : null;
    if (/^(?:e|ou)$/u.test(word.lower)) {
      // `a peste e a varíola são`: two of them, which a verb of many follows.
      if (!joinsSubjects(words, place, kind)) return null;
      kind = 'noun';
      continue;
    }
    if (BESIDE_VERB.test(word.lower) && verbBehind(words, place) !== -1)
      return { kind, verb: verbBehind(words, place) };
    // Another article without anything before it opens another phrase.
    if (word.tag === 'DET' && opensAnother(words, place)) return null;
    if (word.isInfinitive || word.opens || !IN_PHRASE.has(word.tag)) {
      if (word.tag !== 'VERB') return null;
    }
  }
  return null;
}

function opensAnother(words: readonly SaidWord[], place: number): boolean {
  const before = words[place - 1];
  return (
    before?.tag !== 'ADP' &&
    before?.tag !== 'DET' &&
    !/^(?:e|ou|só|todos|todas|entre|como)$/u.test(before?.lower ?? '')
  );
}

/** Whether `e` at a place joins another noun to the subject: what follows leads to the verb at once. */
function joinsSubjects(words: readonly SaidWord[], place: number, kind: Opening['kind']): boolean {
  const next = readSubject(words, place + 1);
  const verb = words[next?.verb ?? -1];
  return (
    next !== null &&
    (next.kind === 'noun' || (next.kind === 'bare' && kind === 'bare')) &&
    next.verb - place <= 7 &&
    /(?:m|mos)$|^são$|^têm$/u.test(verb?.lower ?? '')
  );
}

/** The verb behind what may stand before it, from `at` on; -1 for none. */
export function verbBehind(words: readonly SaidWord[], at: number): number {
  let place = at;
  while (place < at + 4 && BESIDE_VERB.test(words[place]?.lower ?? '')) place += 1;
  return words[place]?.isVerb === true ? place : -1;
}

function ledTo(words: readonly SaidWord[], at: number, kind: Opening['kind']): Opening | null {
  const verb = verbBehind(words, at);
  return verb === -1 ? null : { kind, verb };
}

/** `os animais que têm coluna são`, `quem não tomasse não podia`: the verb behind that of the clause at `at`. */
function pastClause(words: readonly SaidWord[], at: number, kind: Opening['kind']): Opening | null {
  const isRelative = words[at]?.lower === 'que' || words[at - 1]?.lower === 'quem';
  if (!isRelative) return null;
  const verbs: number[] = [];
  for (let place = at; place < at + LONGEST && verbs.length < 2; place += 1) {
    const word = words[place];
    if (word === undefined) break;
    if (place > at && (word.opens || /^(?:e|mas|ou|aí|então|exemplo)$/u.test(word.lower))) break;
    if (word.isVerb) verbs.push(place);
  }
  const [, verb] = verbs;
  return verb === undefined ? null : { kind, verb };
}

/** What belongs to the noun before it. */
const OF = /^(?:que|d[oae]s?|com|por|pel[oa]s?|pra|para|pros?|à|às|ao|aos)$/u;

/** `no Brasil a gente está`, `em 1908 teve`: where or when, then who does it or what happens. */
export function placeAt(words: readonly SaidWord[], at: number): Opening | null {
  const first = words[at];
  if (first?.tag !== 'ADP' || first.opens) return null;
  // `pra achar uma fração a gente multiplica`: what for; of what somebody else does it is told behind that.
  const isPurpose = /^(?:pra|para)$/u.test(first.lower) && words[at + 1]?.isInfinitive === true;
  if (!isPurpose && OF.test(first.lower)) return null;
  for (let place = at + 2; place <= at + 8; place += 1) {
    const word = words[place];
    if (word === undefined || word.opens || word.isInfinitive) return null;
    if (word.isVerb) return { kind: 'place', verb: place };
    const subject = subjectAt(words, place);
    const isFree = words[place - 1]?.tag !== 'ADP' && words[place - 1]?.tag !== 'DET';
    const isOurs = !isPurpose || /^(?:a|nós|você)$/u.test(word.lower);
    if (isFree && isOurs && subject !== null && subject.kind !== 'bare') return { ...subject, kind: 'place' };
    if (isPurpose && subject !== null) return null;
    if (!IN_PHRASE.has(word.tag)) return null;
  }
  return null;
}
