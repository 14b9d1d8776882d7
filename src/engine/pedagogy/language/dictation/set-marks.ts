import { placeAt, subjectAt } from './find-subject.ts';
import {
  backOver,
  bareSubject,
  givesWording,
  isJoinedAt,
  isNominal,
  markSideBySide,
  markThings,
  ownSubject,
} from './joints.ts';
import { type SaidWord, wordsSaid } from './said-words.ts';
import { LEADS } from './start-cost.ts';

/** What stands before a word of a sentence: a comma, a colon. */
type Marks = Map<number, string>;

const COUNTED =
  /^(?:dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|\d{1,2}|alguns|algumas|v[áa]ri[oa]s)$/u;
const COUNTS_ON = /^(?:primeir|segund|terceir|quart|quint|últim|outr)[oa]$/u;
const OPENS_LATER = /^(?:mas|por[ée]m|porque|pois|enquanto|embora)$/u;

/** A sentence that was said, with the marks that who writes sets within it; its words stay as they are. */
export function setMarks(said: string, pairs?: ReadonlySet<string>): string {
  const words = wordsSaid(said, pairs);
  const marks: Marks = new Map();
  markClauses(words, marks);
  markRelatives(words, marks);
  markLists(words, marks);
  markThings(words, marks);
  markSideBySide(words, marks);
  closeExample(words, marks);
  markAdditions(words, marks);
  return said
    .replace(/\S+/gu, (text, offset: number) => {
      const at = words.findIndex(({ start }) => start === offset);
      const mark = at <= 0 || isMarked(words[at - 1]?.text) ? undefined : marks.get(at);
      return mark === undefined ? text : `\0${mark}${text}`;
    })
    .replace(/\s*\0([,;:])/gu, '$1 ');
}

const isMarked = (text: string | undefined): boolean => /^[,;:.“”"(]$/u.test(text ?? '');

/** Main clauses that nothing joins, and the clause that leads them. */
function markClauses(words: readonly SaidWord[], marks: Marks): void {
  const first = words.findIndex(({ lower }) => !LEADS.test(lower));
  let isLed =
    words[first]?.opens === true && !/^(?:que|onde|qual|quais|quem|por)$/u.test(words[first]?.lower ?? '');
  let owed = 0;
  let mains = 0;
  let [last, lastMain] = [-1, -1];
  for (const [at, word] of words.entries()) {
    if (word.opens) owed = word.lower === 'que' ? Math.min(2, owed + 1) : Math.max(1, owed);
    if (!word.isVerb) continue;
    const before = last;
    last = at;
    if (owed > 0) {
      owed -= 1;
      continue;
    }
    mains += 1;
    if (givesWording(words, at)) {
      marks.set(at + 1, ':');
      owed = 1;
    }
    const main = lastMain;
    lastMain = at;
    const own = ownSubject(words, main, at);
    const from = own ?? bareSubject(words, before, at) ?? backOver(words, at, before);
    // `consumidor é quem compra e fornecedor é quem vende`
    if (own === null && /^(?:e|ou|mas)$/u.test(words[from - 1]?.lower ?? '')) continue;
    // Two verbs side by side: one of them is none.
    if (from === before + 1 && before >= 0 && words[before - 1]?.lower !== 'se') continue;
    if (mains > 1 && isJoinedAt(words, main, own, at)) continue;
    if (isLed) {
      if (isJoinedAt(words, before, own, at) && own === null) continue;
      marks.set(from, ',');
      isLed = false;
    } else if (mains > 1) marks.set(from, own === null ? ',' : ';');
  }
  // `no Brasil a gente está`, `em 31 de outubro o congresso aprovou`
  const place = placeAt(words, first);
  const subject =
    place === null
      ? -1
      : words.findIndex(
          (_, at) =>
            at > first + 1 &&
            at < place.verb &&
            subjectAt(words, at)?.verb === place.verb &&
            words[at - 1]?.tag !== 'ADP' &&
            words[at - 1]?.tag !== 'DET',
        );
  // `na cadeia respiratória é onde`
  const isQuality = words[subject - 1]?.tag === 'NOUN' && /^(?:NOUN|ADJ)$/u.test(words[subject]?.tag ?? '');
  if (subject > first + 1 && !isQuality)
    marks.set(
      /^(?:quase|só|apenas|até)$/u.test(words[subject - 1]?.lower ?? '') ? subject - 1 : subject,
      ',',
    );
}

const TELLS_MORE = /^(?:são|é|eram|era|foram|foi)$/u;

/** `a Pangeia, que …`, `três camadas, que são a crosta …`, `que se chama litosfera, é`: what adds to its noun is set off. */
function markRelatives(words: readonly SaidWord[], marks: Marks): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined) continue;
    const isNamed = before.tag === 'PROPN' && /^(?:que|onde)$/u.test(word.lower);
    const next = words[at + 1];
    const behind = words[at + 2];
    const isNoun =
      before.tag === 'NOUN' || before.tag === 'ADJ' || before.tag === 'ADV' || before.tag === 'PROPN';
    const tellsMore =
      word.lower === 'que' &&
      isNoun &&
      ((TELLS_MORE.test(next?.lower ?? '') && /^(?:[oa]s?|uma?s?|quando)$/u.test(behind?.lower ?? '')) ||
        (next?.lower === 'se' && /^cham/u.test(behind?.lower ?? '')) ||
        (next?.lower === 'também' && behind?.lower === 'se'));
    // `essa é a precipitação, que pode ser chuva`
    const pointsAt =
      word.lower === 'que' &&
      before.tag === 'NOUN' &&
      /^(?:ess[ea]|est[ea])$/u.test(words[0]?.lower ?? '') &&
      words[1]?.lower === 'é';
    if (!isNamed && !tellsMore && !pointsAt) continue;
    // `foi o alemão que`, `é o cachorro que`: a cleft.
    if (marks.has(at)) continue;
    marks.set(at, ',');
    const verb = words.findIndex((one, place) => place > at && one.isVerb);
    const main = words.findIndex(
      (one, place) =>
        place > verb && verb !== -1 && (one.isVerb || one.opens || /^(?:e|mas|ou)$/u.test(one.lower)),
    );
    const hasMain = words.slice(0, at).some(({ isVerb }) => isVerb);
    if (!hasMain && main !== -1 && words[main]?.isVerb === true) marks.set(backOver(words, main, verb), ',');
  }
}

/** Phrases that follow one another with `e` or `ou` at their end; behind a count they are told after a colon. */
function markLists(words: readonly SaidWord[], marks: Marks): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined || marks.has(at) || word.isVerb) continue;
    if (before.lower === words[at + 1]?.lower) continue;
    // `entre 1811 e 1816` joins figures, and nothing that is listed with them.
    const joint = words.findIndex(
      ({ lower }, place) =>
        place > at && /^(?:e|ou)$/u.test(lower) && !/^\d/u.test(words[place + 1]?.lower ?? ''),
    );
    const upTo = joint === -1 ? [] : words.slice(at, joint);
    const isListed = upTo.length > 0 && upTo.length <= MOST_LISTED && tellsNoMore(upTo);
    const joined = words[joint + 1];
    const joinsPhrase =
      joined !== undefined &&
      !joined.isVerb &&
      (joined.tag === 'DET' ||
        joined.tag === 'NUM' ||
        isNominal(joined) ||
        /^(?:quase|at[ée])$/u.test(joined.lower));
    const isArticle =
      (!/^(?:catorze|d[ei]ze\p{L}+|\d+)$/u.test(before.lower) &&
        word.tag === 'DET' &&
        /^(?:[oa]s?|uma?s?|mesm[oa]s?)$/u.test(word.lower)) ||
      /^(?:cento|vinte|trinta|quarenta|cinquenta|mil)$/u.test(word.lower);
    const endsPhrase =
      ((isNominal(before) || /^del[ea]s?$/u.test(before.lower)) &&
        !/^(?:vezes|maior|menor)$/u.test(before.lower)) ||
      before.isDone;
    // `que força movia os continentes`: a verb takes what stands behind it.
    if (isArticle && endsPhrase && isListed && joinsPhrase && before.lower !== 'exemplo')
      marks.set(at, leadsList(words, at) ? ':' : ',');
    // `dos rios dos lagos e do mar`
    const isSame = word.tag === 'ADP' && words[joint + 1]?.tag === 'ADP' && words[at - 2]?.tag === 'ADP';
    const first = word.lower.charAt(0);
    if (
      isSame &&
      isListed &&
      words[joint + 1]?.lower.charAt(0) === first &&
      words[at - 2]?.lower.charAt(0) === first &&
      // `do tráfico de escravizados e das colônias`
      (word.lower === 'de') === (words[at - 2]?.lower === 'de') &&
      word.lower.length < 4
    )
      marks.set(at, ',');
    // `um só a Pangeia`: the same once more.
    if (before.lower === 'só' && isArticle && words[at + 1]?.tag === 'PROPN') marks.set(at, ',');
  }
}
const MOST_LISTED = 30;

/** What is listed may have clauses of its own (`os ludistas que quebravam máquinas`), but no other verb. */
function tellsNoMore(words: readonly SaidWord[]): boolean {
  let owed = 0;
  return words.every(({ isVerb, opens, lower }) => {
    if (opens) owed += 1;
    if (!isVerb) return !opens || lower === 'que';
    owed -= 1;
    return owed >= 0;
  });
}

/** `três doenças que matavam muita gente: a febre …` */
function leadsList(words: readonly SaidWord[], at: number): boolean {
  const counted = words.findLastIndex(({ lower }, place) => place < at && COUNTED.test(lower));
  // `são répteis: a cobra, o jacaré …`
  if (/^(?:são|existem|tem)$/u.test(words[0]?.lower ?? '') && at === 2) return true;
  if (counted === -1 || at - counted > 8 || words[counted + 1] === undefined) return false;
  const between = words.slice(counted + 1, at);
  const isListedBefore = between.some(
    ({ tag, lower }) => tag === 'DET' && /^(?:[oa]s?|uma?s?)$/u.test(lower),
  );
  return !isListedBefore && !/^(?:são|foram|eram|é)$/u.test(words[at - 1]?.lower ?? '');
}

/** `os fósseis, por exemplo o mesossauro, e as rochas`: an example within a list ends before its last. */
function closeExample(words: readonly SaidWord[], marks: Marks): void {
  const example = words.findIndex(({ lower }, at) => lower === 'exemplo' && words[at - 1]?.lower === 'por');
  const isListed = [...marks].some(
    ([at, mark]) => mark === ',' && at < example - 1 && words[at]?.tag === 'DET',
  );
  const joint = words.findIndex(({ lower }, at) => at > example && lower === 'e');
  if (example > 0 && isListed && joint !== -1 && words[joint + 1]?.tag === 'DET') marks.set(joint, ',');
}

/** `mas`, `porque`, `por exemplo`, `ou seja`, `sendo que`, `longe de`, `em 1960 magnitude nove`. */
function markAdditions(words: readonly SaidWord[], marks: Marks): void {
  for (const [at, { lower, tag }] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]?.lower ?? ''];
    if (before === undefined) continue;
    if (OPENS_LATER.test(lower) && !/^(?:e|é|só|mas|ou)$/u.test(before.lower) && at > 1) marks.set(at, ',');
    if (lower === 'tipo' && tag === 'ADV' && !before.isVerb) {
      marks.set(at, ',');
      if (subjectAt(words, at + 1) !== null && next !== 'o') marks.set(at + 1, ':');
    }
    if (lower === 'sendo' && next === 'que') marks.set(at, ',');
    if (lower === 'só' && next === 'que') marks.set(at, ',');
    if (lower === 'por' && next === 'isso' && !/^(?:é|e)$/u.test(before.lower)) marks.set(at, ';');
    if (lower === 'ou' && next === 'seja') {
      marks.set(at, ',');
      marks.set(at + 2, ',');
    }
    if (lower === 'por' && next === 'exemplo') {
      marks.set(at, ',');
      const quoted = subjectAt(words, at + 2);
      // `o pinguim e a ema, por exemplo, não voam`
      if (words[at + 2]?.lower === 'não' || words[at + 2]?.isVerb === true) marks.set(at + 2, ',');
      else if (quoted !== null) marks.set(at + 2, ':');
      else if (/^(?:como|igual)$/u.test(before.lower)) marks.delete(at);
    }
    // `eram horríveis: jornada de …`
    if (
      tag === 'NOUN' &&
      before.tag === 'ADJ' &&
      /^(?:era|eram|é|são|foi|foram)$/u.test(words[at - 2]?.lower ?? '') &&
      next === 'de'
    )
      marks.set(at, ':');
    if (/^(?:longe|perto)$/u.test(lower) && /^d/u.test(next) && isNominal(before)) marks.set(at, ',');
    if (tag === 'NOUN' && /^\d{4}$/u.test(before.lower) && words[at + 1]?.tag === 'NUM') marks.set(at, ',');
    if (
      /^(?:poucos|poucas)$/u.test(lower) &&
      before.tag !== 'ADP' &&
      before.tag !== 'DET' &&
      !before.isVerb &&
      at > 3
    )
      marks.set(at, ',');
    if (lower === 'mais' && next === 'ou' && at > 3 && !before.isVerb && before.tag !== 'ADP')
      marks.set(at, ',');
    if (
      lower === 'como' &&
      /^uma?$/u.test(next) &&
      before.tag === 'NOUN' &&
      words.slice(0, at).some(({ isVerb }) => isVerb)
    )
      marks.set(at, ',');
    if (lower === 'como' && /^o$/u.test(next) && words[at + 2]?.lower === 'que') marks.set(at, ',');
    // `é o convergente, quando uma placa …`
    if (
      lower === 'quando' &&
      words[at - 3]?.lower === 'é' &&
      words[at - 2]?.tag === 'DET' &&
      words.slice(0, 3).some((one) => COUNTS_ON.test(one.lower))
    )
      marks.set(at, ',');
    // `quanto maior a força, maior a aceleração`
    if (
      /^(?:maior|menor|mais|menos)$/u.test(lower) &&
      words.slice(Math.max(0, at - 6), at - 1).some((one) => one.lower === 'quanto') &&
      before.lower !== 'quanto'
    )
      marks.set(at, ',');
  }
}
