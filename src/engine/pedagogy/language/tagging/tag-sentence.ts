import { remember, SENTENCES_KEPT } from '#engine/pedagogy/language/remember.ts';
import { decode } from './decode.ts';
import { applyLemmaScript, withoutPronoun } from './lemmas.ts';
import { loadTagger, type Tagger } from './load-model.ts';
import { answerOf, isListed } from './suffix-rules.ts';
import { irregularInfinitive, readAsVerb } from './verb-endings.ts';
import { CLASS, classOf, dictionarySign, FINITE, NOMINAL } from './word-classes.ts';

/** Parts of speech of the Universal Dependencies. */
const PARTS_OF_SPEECH = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Finite, infinitive, gerund, participle, command. */
export type VerbForm = 'fin' | 'inf' | 'ger' | 'part' | 'imp';

/** A token with what it is in its sentence. */
export interface TaggedToken extends Token {
  /** Universal part of speech; of a contraction (`do`, `nela`, `torna-se`) that of its first part. */
  tag: PartOfSpeech;
  /** Dictionary form, lower case but for names; of a contraction that of its first part (`do` → `de`). */
  lemma: string;
  /** What a contraction holds besides: `do` → `['DET']`, `torna-se` → `['PRON']`. */
  joined: readonly PartOfSpeech[];
  /** Of verbs: finite, infinitive, gerund, participle, command. */
  form?: VerbForm;
  number?: 'sing' | 'plur';
  person?: 1 | 2 | 3;
}

/** Tagging is for sentences; what has more tokens is a list or a table without stops. */
const MOST_TOKENS = 400;

/**
 * The tokens of a sentence with part of speech, lemma and inflection. Deterministic, about 10 µs a word; the same
 * sentence is tagged once. Beyond 400 tokens a text is tagged in runs of that length.
 */
export const tagSentence = remember((text): readonly TaggedToken[] => {
  const tokens = tokenise(text);
  const tagged: TaggedToken[] = [];
  for (let start = 0; start < tokens.length; start += MOST_TOKENS)
    tagged.push(...tagTokens(tokens.slice(start, start + MOST_TOKENS), loadTagger()));
  return tagged;
}, SENTENCES_KEPT);

/** Tags one run of tokens with a given tagger. */
export function tagTokens(tokens: readonly Token[], tagger: Tagger): TaggedToken[] {
  const isShouted = tokens.length > 3 && tokens.every(({ text }) => text === text.toUpperCase());
  const texts = tokens.map(({ text }) => (isShouted ? text.toLowerCase() : text));
  const tags = decode(texts.map(tagger.signsOf), tagger.scorer);
  return tokens.map((token, at) => describe(token, tagger.model.tags[tags[at] ?? 0] ?? 'X', tagger));
}

type Described = Omit<TaggedToken, keyof Token>;

const described = new Map<string, Described>();
const WORDS_KEPT = 20_000;

/** What a word is under a tag does not change from sentence to sentence. */
function describe(token: Token, joint: string, tagger: Tagger): TaggedToken {
  const key = `${joint} ${token.text}`;
  let known = tagger === lastTagger ? described.get(key) : undefined;
  if (known === undefined) {
    if (tagger !== lastTagger || described.size >= WORDS_KEPT) described.clear();
    lastTagger = tagger;
    known = describeWord(token.text, joint, tagger);
    described.set(key, known);
  }
  return { ...token, ...known };
}

let lastTagger: Tagger | undefined;

/** A word that the dictionary has is no foreign one: a noun, or a verb where it can be nothing else. */
function withoutForeign(joint: string, written: string, { dictionary }: Tagger): string {
  if (joint !== 'X' || !/^\p{Ll}[\p{Ll}-]+$/u.test(written)) return joint;
  const sign = dictionarySign(dictionary, written);
  if ((sign & NOMINAL) !== 0) return 'NOUN';
  return (sign & FINITE) === 0 ? joint : 'VERB:fin';
}

function describeWord(written: string, predicted: string, tagger: Tagger): Described {
  const joint = withoutForeign(predicted, written, tagger);
  const { tag, form, joined } = readTag(joint);
  const lower = written.toLowerCase().replace(/[‐‑]/g, '-').replace(/’/g, "'");
  const isVerb = tag === 'VERB' || tag === 'AUX';
  const word = isVerb ? withoutPronoun(lower) : lower;
  const key = form === undefined ? joint : `${tag}:${form}`;
  const inflection = answerOf(tagger.model.inflections, key, word) ?? '';
  const person = /[123]/.exec(inflection)?.[0];
  return {
    tag,
    lemma: lemmaOf(written, word, key, tagger),
    joined,
    ...(form !== undefined && { form }),
    ...(/[sp]/.test(inflection) && { number: inflection.includes('s') ? 'sing' : 'plur' }),
    ...(person !== undefined && { person: Number(person) as 1 | 2 | 3 }),
  };
}

/** The form of a verb as `readAsVerb` tells it. */
const RULE_FORMS: Readonly<Record<string, string>> = { imp: 'fin' };

function lemmaOf(written: string, word: string, key: string, { model, dictionary }: Tagger): string {
  const [tag = '', form = ''] = key.split(':');
  if (tag === 'PROPN') return written;
  const irregular = form === '' || isListed(model.lemmas, key, word) ? undefined : irregularInfinitive(word);
  if (irregular !== undefined) return irregular;
  const script = answerOf(model.lemmas, key, word);
  const learnt = script === undefined ? word : applyLemmaScript(word, script);
  if (form === '' || isListed(model.lemmas, key, word)) return learnt;
  const isInfinitive = (verb: string): boolean => (classOf(dictionary, verb) & CLASS.verb) !== 0;
  if (isInfinitive(learnt)) return learnt;
  const readings = readAsVerb(word, isInfinitive).filter((one) => one.form === (RULE_FORMS[form] ?? form));
  return readings[0]?.infinitive ?? learnt;
}

/**
 * What the model predicts for a token in one go: the part of speech, with the form of a verb (`VERB:inf`) and with
 * what a contraction holds besides (`ADP+DET` for `do`, `VERB:fin+PRON` for `torna-se`).
 */
type JointTag = string;

interface ReadTag {
  tag: PartOfSpeech;
  form: VerbForm | undefined;
  /** The parts of speech that follow in the same token. */
  joined: PartOfSpeech[];
}

function readTag(joint: JointTag): ReadTag {
  const [first = 'X', ...joined] = joint.split('+') as [string, ...PartOfSpeech[]];
  const [tag, form] = first.split(':') as [PartOfSpeech, VerbForm | undefined];
  return { tag, form, joined };
}

/** A surface token: a word with its pronoun (`torna-se`), a number, a mark. Offsets are UTF-16 units of the text. */
interface Token {
  text: string;
  start: number;
  end: number;
}

/** Written with a stop that belongs to the word; anything else before a stop is a word and a stop. */
const ABBREVIATION =
  '(?:sr|sra|srs|sras|dr|dra|drs|dras|prof|profa|etc|ex|fig|figs|tab|cap|caps|pág|págs|séc|séculos|art|arts|av|vol|vols|ed|eds|org|orgs|obs|aprox|máx|mín|ltda|jr|min|seg)\\.(?!\\p{L})';
const INITIALS = '(?:\\p{L}\\.)+(?=\\s*[\\p{L},;:)]|$)(?<=(?:^|[^\\p{L}\\p{M}])(?:\\p{L}\\.)+)';
const ADDRESS = '(?:https?://|www\\.)[^\\s<>"“”)]+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+';
const NUMBER = '\\d+(?:[.,:/]\\d+)*[ºª°]?';
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}]*(?:[-‐‑'’][\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*)*";
const MARK = '\\.{2,}|[-–—]{2,}|[A-Z]{1,3}\\$|.';
const TOKEN = new RegExp(
  `${ADDRESS}|(?<![\\p{L}\\p{M}])(?:${ABBREVIATION})|${INITIALS}|[A-Z]{1,3}\\$|${NUMBER}|${WORD}|${MARK}`,
  'giu',
);

/** The tokens of a text in order; blanks belong to none. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN)) {
    if (found[0].trim() === '') continue;
    tokens.push({ text: found[0], start: found.index, end: found.index + found[0].length });
  }
  return tokens;
}
