import { opensClause } from '#engine/pedagogy/language/grammar/clauses.ts';
import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import {
  type PartOfSpeech,
  type TaggedToken,
  tagSentence,
} from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { CLASS, dictionarySign, FINITE, NOMINAL } from '#engine/pedagogy/language/tagging/word-classes.ts';

/** Bit of `dictionarySign` for an infinitive. */
const INFINITIVE = 64;

/** A word that was said, with what it is in what runs on around it. */
export interface SaidWord {
  text: string;
  lower: string;
  start: number;
  end: number;
  tag: PartOfSpeech;
  /** A finite verb, whatever clause it is of. */
  isVerb: boolean;
  isInfinitive: boolean;
  /** A participle. */
  isDone: boolean;
  /** `que`, `quando`, `porque`: the next verb is of the clause it opens. */
  opens: boolean;
  /** Written with a capital that only the beginning of a sentence has. */
  isBegun: boolean;
}

/** `pra`, `pro`: what a tagger of written text has never seen. */
const SPOKEN_PREPOSITIONS = /^(?:pra|pras|pro|pros|num|numa|nuns|numas|de|com|em|por)$/u;
const ARTICLES = /^(?:[oa]s?|uma?s?)$/u;
const ADVERBS = /^(?:a[íi]|da[íi]|tipo|n[ée]|ent[ãa]o|embaixo|devagar)$/u;
/** Between a subject and its verb. */
export const BESIDE_VERB =
  /^(?:se|me|te|lhe|lhes|nos|n[ãa]o|nunca|sempre|j[áa]|s[óo]|tamb[ée]m|quase|ainda|agora|todas?|todos?|mesmo|assim|depois|hoje|provavelmente|normalmente|geralmente)$/u;

/**
 * The words of what was dictated, tagged and put right where a tagger of written text goes wrong without commas: an article with its
 * noun (`os peixes`), a verb that can be nothing else (`respira por brânquias`).
 */
export function wordsSaid(text: string, pairs: ReadonlySet<string> = new Set()): SaidWord[] {
  const tokens = tagSentence(smallText(text));
  const words = tokens.map((token, at) => wordOf(text, tokens, at, token));
  actLater(words);
  for (const [at, word] of words.entries()) {
    if (takesBack(words, at)) settle(word, words[at - 1]);
    // `têm coluna`, `levantaram barricadas`: two verbs do not stand side by side.
    const before = words[at - 1];
    const areBoth =
      word.isVerb &&
      word.tag === 'VERB' &&
      before?.isVerb === true &&
      before.tag === 'VERB' &&
      words[at - 2]?.lower !== 'se';
    if (areBoth && tokens[at]?.form !== undefined) settle(word, undefined);
  }
  agreeInPairs(words, pairs);
  return words;
}

/** `se nenhuma força agir`, `quando ele chegar`: a verb of the clause, though it looks like an infinitive. */
function actLater(words: readonly SaidWord[]): void {
  for (const [at, word] of words.entries()) {
    if (!word.isInfinitive || !/^(?:NOUN|PRON|PROPN)$/u.test(words[at - 1]?.tag ?? '')) continue;
    const opener = words.findLastIndex(({ opens }, place) => place < at && opens);
    const isClose =
      opener !== -1 && at - opener <= 5 && /^(?:se|quando|quem)$/u.test(words[opener]?.lower ?? '');
    if (isClose && !words.slice(opener, at).some(({ isVerb }) => isVerb)) word.isVerb = true;
  }
}

/** `febre amarela` is the same two words wherever it is said: no verb where it was none elsewhere. */
function agreeInPairs(words: readonly SaidWord[], pairs: ReadonlySet<string>): void {
  const none = new Set([...pairs, ...nounPairs(words)]);
  for (const [at, word] of words.entries()) {
    if (!word.isVerb || word.tag === 'AUX' || !none.has(pairAt(words, at))) continue;
    word.tag = 'ADJ';
    word.isVerb = false;
  }
}

const pairAt = (words: readonly SaidWord[], at: number): string =>
  `${words[at - 1]?.lower} ${words[at]?.lower}`;

/** The nouns of what was said with a word behind them that is no verb there. */
export const nounPairs = (words: readonly SaidWord[]): string[] =>
  words.flatMap((word, at) => (word.isVerb || words[at - 1]?.tag !== 'NOUN' ? [] : [pairAt(words, at)]));

/** Ends like an infinitive. */
const OF_KIND =
  /^(?:aliment|escol|sol|lun|celul|famili|nucle|popul|vascul|muscul|molecul|milit|regul|line|circul|pol|element|complement|pulmon|ocul|vulg)ar$/u;

/** `Aí`, `A`, `Vou` with the capital of a beginning would be read as names. */
const BEGINNING =
  /(?<![\p{L}\p{N}])(?:A[íi]|Da[íi]|Ent[ãa]o|Eu|Vou|[OA]s?|E|N[ãa]o|Depois|Pra|Para|De|Em|N[oa]s?|D[oa]s?|El[ea]s?|Isso|Ess[ea]s?|Est[ea]s?|Uma?|Quando|Se|Mas|Porque|Agora|Hoje|Coloca|Deixa|Faz|Pode|Por|Com|Cada|Que|S[óo]|J[áa])(?![\p{L}\p{N}])/gu;
const smallText = (text: string): string => text.replace(BEGINNING, (word) => word.toLowerCase());

function wordOf(text: string, tokens: readonly TaggedToken[], at: number, token: TaggedToken): SaidWord {
  const lower = token.text.toLowerCase();
  const written = text.slice(token.start, token.end);
  const before = tokens[at - 1];
  const next = tokens[at + 1]?.text.toLowerCase() ?? '';
  const sign = /^\p{Ll}+$/u.test(token.text) ? dictionarySign(loadTagger().dictionary, token.text) : 0;
  const mayBeVerb = (sign & FINITE) !== 0;
  const isBeforePlace = /^(?:por|pel[oa]s?|n[oa]s?|num|numa|em)$/u.test(next);
  const isBeforePhrase = isBeforePlace || /^(?:[oa]s?|uma?s?)$/u.test(next);
  // `quando cresce respira pelos pulmões`, `uma placa bate na outra`
  const isOnlyVerb =
    mayBeVerb &&
    (sign & NOMINAL) === 0 &&
    isBeforePhrase &&
    (token.tag === 'ADJ' || isBeforePlace || /^(?:CCONJ|PRON)$/u.test(before?.tag ?? ''));
  const isOfMany = mayBeVerb && (sign & NOMINAL) === 0 && /\p{L}{2}(?:[ae]m|aram|eram|iram)$/u.test(lower);
  const isPreposition = SPOKEN_PREPOSITIONS.test(lower);
  const isBehindFront = before?.tag === 'ADP' || ARTICLES.test(before?.text.toLowerCase() ?? '');
  const mayAct = token.form === 'fin' || token.form === 'imp';
  // `e forma as nuvens`: behind `e`, with an article behind it.
  const isActing = mayBeVerb && /^(?:e|não|se)$/u.test(before?.text ?? '') && isBeforePhrase;
  const isKind = lower === 'tipo' && (/^(?:DET|NUM)$/u.test(before?.tag ?? '') || next === 'de');
  const isAdverb = ADVERBS.test(lower) && !isKind;
  // `o cavalo para de repente`
  const stops = lower === 'para' && next === 'de' && /^(?:NOUN|PROPN)$/u.test(before?.tag ?? '');
  const isVerb =
    stops ||
    (!isPreposition &&
      !isAdverb &&
      !/^\p{Lu}.*-/u.test(written) &&
      // `a era Vargas`
      !(lower === 'era' && /^(?:[nd]?a|à|uma|nova|ess[ae]|cada)$/u.test(before?.text ?? '')) &&
      // `no chamado bota abaixo`
      !/^chamad[oa]s?$/u.test(before?.text ?? '') &&
      // `salgadinho`: no verb has this form.
      (mayBeVerb || !OF_THING.test(lower)) &&
      // `in natura`
      !/^(?:in|ad|ex)$/u.test(before?.text ?? '') &&
      // Nobody says `tu novas`.
      (!/s$/u.test(lower) || /mos$|^(?:és|quis|pus)$/u.test(lower)) &&
      !isQuality(before, token, sign, next) &&
      !isListed(tokens, at) &&
      // `o mais quente`
      !(/^(?:mais|menos|t[ãa]o)$/u.test(before?.text ?? '') && QUALIFIED.test(tokens[at - 2]?.text ?? '')) &&
      !(lower === 'seja' && before?.text === 'ou') &&
      !/^n?ess[ea]s?$/u.test(lower) &&
      // `trabalhando há uns cinco anos`
      !(
        lower === 'há' &&
        at > 0 &&
        tokens.slice(at + 1, at + 5).some(({ text: told }) => OF_TIME.test(told))
      ) &&
      !/^(?:vírgula|leite|para|sobre|entre|como|segundo|conforme|cerca|era uma vez|né)$/u.test(lower) &&
      !(mayAct && !mayBeVerb && isBehindFront && token.tag !== 'AUX') &&
      !(
        before?.tag === 'ADP' &&
        !before.joined.includes('ADV') &&
        !/^(?:que|del[ea]s?)$/u.test(before.text)
      ) &&
      (mayAct ||
        ((isOnlyVerb || isActing || isOfMany) &&
          !opensHere(tokens, at) &&
          !isBehindFront &&
          token.tag !== 'PROPN' &&
          token.form !== 'part')));
  // `vapor` is no verb, though it ends like one, nor is `alimentar` in `bolo alimentar`.
  const isQualityOf = OF_KIND.test(lower) && !ARTICLES.test(next);
  const isThing = token.form === 'inf' && ((sign !== 0 && (sign & INFINITIVE) === 0) || isQualityOf);
  return {
    ...{ text: written, lower, start: token.start, end: token.end, isVerb },
    tag:
      isThing || (lower === 'segundo' && before?.text.toLowerCase() === 'por')
        ? isQualityOf
          ? 'ADJ'
          : 'NOUN'
        : tagOf(token, lower, isVerb, isPreposition, isAdverb),
    isInfinitive: token.form === 'inf' && !isVerb && !isThing,
    isDone: token.form === 'part' && !isVerb,
    opens: opensHere(tokens, at),
    isBegun: written !== token.text,
  };
}

/** `chuva neve ou granizo`: things that are listed, though one of them may be a verb. */
function isListed(tokens: readonly TaggedToken[], at: number): boolean {
  const [first, before, , joint, next] = tokens.slice(Math.max(0, at - 2), at + 3);
  return (
    at > 1 &&
    before?.tag === 'NOUN' &&
    first?.tag !== 'DET' &&
    /^(?:e|ou)$/u.test(joint?.text ?? '') &&
    (next?.tag === 'NOUN' || next?.tag === 'PROPN')
  );
}

const OF_THING = /\p{L}{3}(?:inh[oa]|ura|[áêâ]ri[oa]|[êâ]ncia|eza|dade|ção|mento|ismo)$/u;

const OF_STATE = /^(?:quente|sec[oa]|limp[oa]|cheia|vazia)$/u;

/** `a pele seca`, `água quente`: what says how something is, and takes nothing behind it. */
function isQuality(before: TaggedToken | undefined, token: TaggedToken, sign: number, next: string): boolean {
  const mayBe = (sign & CLASS.inflectsForGender) !== 0 || OF_STATE.test(token.text);
  const agrees =
    before?.text.slice(-1) === token.text.slice(-1) ||
    /[elrm]$/u.test(before?.text ?? '') ||
    token.text === 'quente';
  return (
    mayBe &&
    agrees &&
    before?.tag === 'NOUN' &&
    (!/^(?:[oa]s?|uma?s?)$/u.test(next) || token.text === 'quente')
  );
}

const CONJUNCTIONS = /^(?:e|ou|mas|nem|por[ée]m|contudo|todavia|pois|logo|tanto|quanto|como|seja)$/u;

function tagOf(
  token: TaggedToken,
  lower: string,
  isVerb: boolean,
  isPreposition: boolean,
  isAdverb: boolean,
): PartOfSpeech {
  if (isPreposition) return 'ADP';
  if (isAdverb) return 'ADV';
  if (isVerb) return token.tag === 'AUX' ? 'AUX' : 'VERB';
  if (token.form === 'fin' || token.form === 'imp') return 'NOUN';
  if (token.tag === 'CCONJ' && !CONJUNCTIONS.test(lower)) return 'ADJ';
  if (lower === 'quase' || lower === 'cerca') return 'ADV';
  if (token.tag === 'ADJ' && COUNT.test(lower)) return 'NUM';
  return token.tag === 'ADJ' && isOnlyNoun(lower) ? 'NOUN' : token.tag;
}

const OF_TIME = /^(?:anos?|meses|dias|semanas|séculos?|décadas?|horas|minutos|tempo)$/u;
const QUALIFIED = /^(?:[oa]s?|é|são|fica|ficam|era|eram|está|estão)$/u;
const COUNT = /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)$/u;

/** `capacete`, `aterramento`: a tagger of written text takes a second noun without a comma before it for a quality. */
function isOnlyNoun(lower: string): boolean {
  const sign = dictionarySign(loadTagger().dictionary, lower);
  const isListed = (sign & NOMINAL) !== 0 && (sign & (CLASS.inflectsForGender | FINITE)) === 0;
  return (
    /\p{L}{3}(?:mentos?|[çs]ão|[çs]ões|dades?|gens?)$/u.test(lower) ||
    (isListed && /(?:[oa]s?|ete)$/u.test(lower) && !/(?:ist|col|it|ot)as?$/u.test(lower))
  );
}

function opensHere(tokens: readonly TaggedToken[], at: number): boolean {
  const lower = tokens[at]?.text.toLowerCase();
  const next = tokens[at + 1];
  // `então se eu tenho um corpo`: a condition, though it was taken for a pronoun.
  if (lower === 'se')
    return (
      (tokens[at]?.tag === 'SCONJ' &&
        !(next?.form === 'fin' && /^(?:NOUN|PROPN|ADJ)$/u.test(tokens[at - 1]?.tag ?? ''))) ||
      /mos$/u.test(next?.text ?? '') ||
      /^(?:eu|el[ea]s?|a|o|as|os|você|um|uma|nenhum\p{L}*|já|não|nunca|alguém|ninguém|tudo|cada|todos?|ess\p{L}+)$/u.test(
        next?.text ?? '',
      )
    );
  // `tem que economizar`: one verb of two words.
  if (lower === 'que' && /^(?:tem|têm|tenho|temos|tinha|tinham|teve)$/u.test(tokens[at - 1]?.text ?? ''))
    return false;
  if (/^(?:pois|quant[oa]s)$/u.test(lower ?? '')) return true;
  // `maior que`: a comparison.
  if (lower === 'que' && /^(?:maior|menor|melhor|pior)(?:es)?$/u.test(tokens[at - 1]?.text ?? ''))
    return false;
  return opensClause(tokens, at);
}

/** `os peixes`, `a febre`: an article that was taken for a pronoun or preposition, before what may be a noun. */
function takesBack(words: readonly SaidWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !ARTICLES.test(before.lower)) return false;
  if (before.tag === 'DET' && word.tag === 'NOUN') return false;
  if (/^(?:que|mais|menos|se|não|de|da|do)$/u.test(word.lower) || word.tag === 'ADP' || word.tag === 'DET')
    return false;
  if (word.isInfinitive) return false;
  const sign = dictionarySign(loadTagger().dictionary, word.lower);
  // Who speaks says `viu ele`, not `o viu`.
  // `classes novas a burguesia`: a thing after `a`, which is no `a vapor`.
  const isHers =
    before.lower === 'a' &&
    word.tag === 'NOUN' &&
    /(?:a|ão|ade|em)$/u.test(word.lower) &&
    /^(?:NOUN|ADJ)$/u.test(words[at - 2]?.tag ?? '');
  return (
    isHers ||
    (before.tag === 'PRON' && word.tag === 'NOUN') ||
    (sign & NOMINAL) !== 0 ||
    (word.isVerb && word.tag === 'VERB' && !before.lower.startsWith('u'))
  );
}

function settle(word: SaidWord, article: SaidWord | undefined): void {
  if (article !== undefined) article.tag = 'DET';
  if (word.tag === 'NUM' || word.tag === 'ADJ' || word.tag === 'PROPN' || word.tag === 'AUX') return;
  word.tag = 'NOUN';
  word.isVerb = false;
}
