import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { CLASS, dictionarySign } from '#engine/pedagogy/language/tagging/word-classes.ts';
import { subjectAt } from './find-subject.ts';
import { BESIDE_VERB, type SaidWord } from './said-words.ts';

export const ORDINAL = /^(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|últim[oa]|outr[oa])$/u;
/** `tem`, `há`: nobody is named who does it. */
export const THERE_IS =
  /^(?:tem|tinha|teve|h[áa]|havia|houve|existem?|existia|s[ãa]o|vieram|veio|surgi(?:u|ram)|apareceu|entram)$/u;

/** `por exemplo meu irmão é um touro`: what is given as one has a verb of its own. */
export const quotes = (words: readonly SaidWord[], at: number): boolean =>
  (opensExample(words, at) || namesPhrase(words, at)) && subjectAt(words, at + 1) !== null;
export const opensExample = (words: readonly SaidWord[], at: number): boolean =>
  (words[at]?.lower === 'exemplo' && words[at - 1]?.lower === 'por') ||
  (words[at]?.lower === 'tipo' && words[at]?.tag === 'ADV');
/** `a frase amor é fogo que arde` */
export const namesPhrase = (words: readonly SaidWord[], at: number): boolean =>
  /^(?:frase|ditado|pergunta|provérbio)$/u.test(words[at]?.lower ?? '') &&
  words[at - 1]?.tag === 'DET' &&
  words[at + 1]?.isVerb === false;

/** `a terceira é seus olhos são duas estrelas`: what is counted is a sentence itself. */
export const givesWording = (words: readonly SaidWord[], at: number): boolean =>
  words[at]?.lower === 'é' &&
  ORDINAL.test(words[at - 1]?.lower ?? '') &&
  (words[at + 1]?.isVerb === true || subjectAt(words, at + 1) !== null);

/** `… e não ficam`: nothing but what stands beside a verb between `e` and the verb. */
export function isDirect(words: readonly SaidWord[], last: number, at: number): boolean {
  const joint = words.findLastIndex(
    ({ lower }, place) => place < at && place > last && /^(?:e|ou|mas|nem)$/u.test(lower),
  );
  return joint !== -1 && words.slice(joint + 1, at).every(({ lower }) => BESIDE_VERB.test(lower));
}

/** Whether `e`, `ou` or `mas` joins the clause of the verb at a place; `e` within a list of things joins no clause. */
export function isJoinedAt(
  words: readonly SaidWord[],
  last: number,
  own: number | null,
  at: number,
): boolean {
  const end = own ?? at;
  const joint = words.findLastIndex(({ lower }, place) => place < end && place > last && JOINTS.test(lower));
  if (joint === -1) return false;
  const [first] = words.slice(joint + 1, end);
  // `pelos pulmões e pela pele`
  const isListed =
    first?.tag === 'ADP' &&
    words.slice(joint - 3, joint).some(({ tag, lower }) => tag === 'ADP' && lower[0] === first.lower[0]);
  if (isListed) return false;
  return (
    first === undefined ||
    (first.tag === 'ADP' && !/^(?:d[aeo]s?|com)$/u.test(first.lower)) ||
    (first.tag === 'ADV' && !/^(?:quase|cerca)$/u.test(first.lower)) ||
    first.opens ||
    words.slice(joint + 1, end).every(({ lower }) => BESIDE_VERB.test(lower))
  );
}
const JOINTS = /^(?:e|ou|mas|nem|só)$/u;

/** Where the subject of a verb begins right before it, null where it has none of its own. */
export function ownSubject(words: readonly SaidWord[], last: number, verb: number): number | null {
  for (let at = last + 1; at < verb; at += 1) {
    const subject = subjectAt(words, at);
    const before = words[at - 1];
    const isTaken = before?.tag === 'ADP' || before?.tag === 'DET';
    if (subject?.verb === verb && !isTaken && subject.kind !== 'bare') return at;
  }
  return null;
}

/** Whether a word names something or says how it is. */
export const isNominal = (word: SaidWord | undefined): boolean =>
  word !== undefined &&
  (word.tag === 'NOUN' || word.tag === 'PROPN' || word.tag === 'ADJ' || word.tag === 'X');

/** Where the thing begins whose last word stands at a place, -1 where none does: `granizo`, `intestino grosso`. */
function thingEndingAt(words: readonly SaidWord[], end: number): number {
  // `voto secreto`, `salário mínimo`: a quality that may stand for a thing elsewhere.
  if (
    words[end]?.tag === 'ADJ' &&
    words[end - 1]?.tag === 'NOUN' &&
    words[end - 1]?.lower.slice(-1) === words[end]?.lower.slice(-1) &&
    isThing(words[end - 1])
  )
    return end - 1;
  if (isThing(words[end])) return end;
  const isQuality = words[end]?.tag === 'ADJ' || words[end]?.tag === 'NOUN';
  return isQuality && words[end]?.isVerb === false && isThing(words[end - 1]) ? end - 1 : -1;
}

/** A word that names a thing and says how none is. */
export function isThing(word: SaidWord | undefined): boolean {
  if (word === undefined || word.isVerb || !isNominal(word) || word.tag === 'PROPN') return false;
  if (/^(?:dor|cor|flor|calor|suor|tumor|humor|tambor)$/u.test(word.lower)) return true;
  const sign = dictionarySign(loadTagger().dictionary, word.lower);
  return (
    (sign & CLASS.inflectsForGender) === 0 &&
    !/(?:[aei]nte|[aei]l|vel|\p{L}{3}ar|(?:ai|en|elh|pi|eri)or)s?$/u.test(word.lower)
  );
}

/** Whether a sentence that begins at a place would tear apart what is said in one breath. */
export function tearsApart(words: readonly SaidWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const earlier = words[at - 2];
  if (before === undefined || word === undefined) return false;
  return (
    // `do dia a dia`
    (before.lower === 'dia' && word.lower === 'a' && next?.lower === 'dia') ||
    (earlier?.lower === 'dia' && before.lower === 'a' && word.lower === 'dia') ||
    // `recebe tudo inclusive o frete`
    /^(?:inclusive|exceto|menos)$/u.test(before.lower) ||
    // `a quarta parte`
    (ORDINAL.test(before.lower) && /^(?:parte|vez|lei|fase|etapa)$/u.test(word.lower)) ||
    // `em grupo de quatro escolher um fato`
    (/\p{L}{3}[aei]r$/u.test(before.lower) && earlier?.tag === 'NUM') ||
    // `que pode ser casamento ou futebol`
    (/^(?:ser|estar|ter|fazer|usar)$/u.test(before.lower) && earlier?.isVerb === true) ||
    // `São Paulo e Minas se revezavam`, `imprensa e propaganda`
    (word.lower === 'e' && before.tag === 'PROPN' && next?.tag === 'PROPN' && actsOfMany(words, at + 1)) ||
    (word.lower === 'e' && before.tag === 'NOUN' && next?.tag === 'NOUN' && earlier?.tag === 'ADP') ||
    // `dez em cada cem`, `vai até 1945`
    (word.lower === 'em' && next?.lower === 'cada' && (before.tag === 'NUM' || /^\d/u.test(before.lower))) ||
    (word.lower === 'até' && /^(?:vai|v[ãa]o|foi|foram|dura|durou)$/u.test(before.lower))
  );
}

const actsOfMany = (words: readonly SaidWord[], at: number): boolean =>
  /m$|^são$/u.test(words[subjectAt(words, at)?.verb ?? -1]?.lower ?? '');

/** `chuva neve ou granizo`, `boca esôfago intestino grosso e reto`: single things before `e` or `ou`. */
export function markThings(words: readonly SaidWord[], marks: Map<number, string>): void {
  for (const [joint, { lower }] of words.entries()) {
    if (!/^(?:e|ou)$/u.test(lower) || !isThing(words[joint + 1])) continue;
    let at = thingEndingAt(words, joint - 1);
    while (at > 0 && thingEndingAt(words, at - 1) !== -1) {
      marks.set(at, ',');
      at = thingEndingAt(words, at - 1);
    }
  }
}

/** `aço eletricidade petróleo`: things with nothing between them, one after the other. */
export function markSideBySide(words: readonly SaidWord[], marks: Map<number, string>): void {
  const places = words.flatMap((word, at) => {
    const before = words[at - 1];
    const isNext =
      before !== undefined &&
      word.tag === 'NOUN' &&
      !before.isVerb &&
      !ORDINAL.test(before.lower) &&
      (isThing(before) || (before.tag === 'ADJ' && words[at - 2]?.tag === 'NOUN')) &&
      before.tag !== 'NUM';
    return isNext && !marks.has(at) ? [at] : [];
  });
  if (!places.some((at) => isThing(words[at]))) return;
  if (places.length < 2 && words.some(({ isVerb }) => isVerb)) return;
  for (const at of places) marks.set(at, ',');
}

/** Where the noun without an article begins that acts: `pele molhada é menor`. */
export function bareSubject(words: readonly SaidWord[], last: number, verb: number): number | null {
  for (let at = Math.max(last + 1, verb - 3); at < verb; at += 1) {
    const subject = subjectAt(words, at);
    if (
      subject?.kind === 'bare' &&
      subject.verb === verb &&
      words[at]?.tag === 'NOUN' &&
      isNominal(words[at - 1])
    )
      return at;
  }
  return null;
}

/** Where what stands beside a verb begins. */
export function backOver(words: readonly SaidWord[], verb: number, last: number): number {
  let at = verb;
  // `… cheio é difícil`
  if (words[at - 1]?.tag === 'ADJ' && words[at - 2]?.isInfinitive === true) at -= 1;
  while (at - 1 > last && BESIDE_VERB.test(words[at - 1]?.lower ?? '')) at -= 1;
  return at;
}
