import { hasFiniteVerb, isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { asWritten } from './as-written.ts';
import { cleanSpeech } from './clean-speech.ts';
import { markCounted } from './enumerations.ts';
import { sentencesSaid } from './say-sentences.ts';
import { setMarks } from './set-marks.ts';

/** What nobody says in one breath, and how few commas such a line has. */
const RUN_ON = { words: 22, verbs: 3, wordsForComma: 14 };
/** Where somebody plainly speaks. */
const SPOKEN_RUN = { words: 14, verbs: 2 };
const SPOKEN = /(?<!\p{L})(?:aí|daí|né)(?!\p{L})/iu;

/** A sentence and, where it is told otherwise than it stands, the stretch that says it. */
interface Told {
  text: string;
  written?: string;
}

/**
 * The sentences of a line that was dictated or typed without stops among others that were not. Any other text comes back as it is.
 * The words stay as written; `aí`, `daí`, `né` between sentences are dropped.
 */
export function splitRunOn(written: string): Told[] {
  const told = sentencesOf(written);
  if (told.length === 1 && told[0] === written) return [{ text: written }];
  let from = 0;
  const starts = told.map((text) => {
    const at = written.toLowerCase().indexOf(firstWordsOf(text), from);
    if (at !== -1) from = at + 1;
    return at;
  });
  // Words that are told otherwise from the first on are nowhere to be found: the whole line is what says it.
  return told.map((text, at) => {
    const own = starts[at] ?? -1;
    const next = starts[at + 1] ?? written.length;
    return { text, written: own === -1 || next === -1 ? written : written.slice(own, next).trim() };
  });
}

/** As many as tell one sentence from another of its line. */
const firstWordsOf = (text: string): string =>
  text.toLowerCase().match(/^\P{L}*([\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)?)/u)?.[1] ?? text;

function sentencesOf(written: string): string[] {
  if (!isSpoken(written)) return [written];
  const parts = cleanSpeech(written.replace(OPENING, '').replace(FILLED, '\n'))
    .split('\n')
    .filter((part) => part.trim() !== '');
  const runs = parts.map((part) => runsOn(part));
  if (!runs.includes(true)) return parts.length > 1 && SPOKEN.test(written) ? parts.map(close) : [written];
  const said = parts.flatMap((part, at) =>
    runs[at] === true
      ? markCounted(part)
          .split('\n')
          .flatMap((one) => sentencesSaid(one))
      : [part],
  );
  // What is said before the first verb names the lesson; anything without one behind it may be a fact.
  const told = said.length > 1 ? said.filter((one, at) => at > 0 || hasFiniteVerb(one)) : said;
  return told.length > 1 || (told.length > 0 && SPOKEN.test(written))
    ? told.map(close).reduce(joinLeaning, [])
    : [written];
}

/** `ele era …`: who that is stands in the sentence before, which it goes with. */
function joinLeaning(told: string[], text: string): string[] {
  const last = told.at(-1);
  const fits = last !== undefined && last.split(' ').length + text.split(' ').length <= MOST_JOINED;
  if (!fits || !/^(?:El[ea]s?|Isso) /u.test(text)) return [...told, text];
  return [
    ...told.slice(0, -1),
    `${last.replace(/\.$/u, ';')} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  ];
}
const MOST_JOINED = 32;

/** Begun small, never closed, or in the words of who speaks: anything else costs no tagging. */
const isSpoken = (text: string): boolean =>
  /^[\s\p{Pd}\p{Ps}\p{Pi}"']*\p{Ll}/u.test(text) ||
  SPOKEN.test(text) ||
  !/[.!?…;:]["”’)]*$/u.test(text.trim());

function runsOn(text: string): boolean {
  if (/[;:=→|_{}•]|[.!?]\s|https?|\s[-–—]\s/u.test(text.trim().slice(0, -1))) return false;
  const tokens = tagSentence(text);
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT').length;
  const verbs = tokens.filter((_token, at) => isVerb(tokens, at)).length;
  const commas = tokens.filter((token) => token.text === ',').length;
  const least = SPOKEN.test(text) ? SPOKEN_RUN : RUN_ON;
  return words >= least.words && verbs >= least.verbs && commas * RUN_ON.wordsForComma <= words;
}

/** `de são domingos`: what stands behind a preposition is no verb, whatever it looks like. */
function isVerb(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 1];
  return isFiniteVerb(tokens[at]) && !(before?.tag === 'ADP' && !before.joined.includes('ADV'));
}

/** `oi vou gravar aqui a aula de ciências do quinto ano é a viagem do pão`: who speaks, before it begins. */
const OPENING =
  /^\W*(?:(?:oi|ol[áa]|bom dia|ent[ãa]o|bom|gente|pessoal|vou gravar(?: aqui)?)[\s,]+)*(?:a|hoje a|n?a minha) aula (?:de hoje |d[eo] \p{L}+ ){0,3}(?:d[oae] \p{L}+ ano )?(?:[ée]|vai ser|fala)(?: sobre| d[aeo])? /iu;
/** What is said between two sentences and says nothing. */
const FILLED =
  /[\s,]+(?:vamos l[áa]|olha a[íi]|olha s[óo]|ent[ãa]o [ée] assim|[ée] assim [óo]|tipo assim|veja bem|t[áa] bom|bora l[áa])(?=[\s,]|$)[\s,]*/giu;
/** What who speaks goes on with. */
const FILLER =
  /^(?:(?:e |mas )?(?:aí|ai|daí|dai|então|entao|bom|olha|tipo|tipo assim|bem|gente|assim)[\s,]+)+|^e\s+/iu;
/** `consequências a elite ficou com medo`: said as a label. */
const LABEL =
  /^((?:causas?|consequ[êe]ncias?|resultados?|import[âa]ncia|caracter[íi]sticas?|conclus[ãa]o|contexto|origem|curiosidades?|saldo))\s+(?=(?:[oa]s?|uma?|el[ea]s?|\d+)\s)/iu;

/** With its marks, its capital and its stop, as a sentence has. */
const close = (said: string): string => asWritten(setMarks(said.replace(FILLER, '')).replace(LABEL, '$1: '));
