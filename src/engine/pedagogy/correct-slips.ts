import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { isForeign } from './language/is-foreign.ts';
import { isShouted, likeWritten } from './language/like-written.ts';
import { writeNames } from './language/proper-names.ts';
import { isInHaste, writeOut } from './language/short-forms.ts';
import { loadDictionary } from './language/spelling/dictionary.ts';
import { isUsualWord } from './language/spelling/usual-words.ts';
import { normalise } from './language/stem.ts';
import { countedLetters, partFormulas, writePowers } from './language/typed-powers.ts';
import { wholeWords } from './language/whole-words.ts';
import { withoutMarks } from './language/without-aside.ts';
import { wordsOf } from './language/words.ts';
import { makeDistinct } from './outline/clean-title.ts';

type Slip = Pick<AiAnalysis['typos'][number], 'written' | 'right'>;

/** A word this long has hardly a second meaning that its slip could have been. */
const LONG = 8;

/**
 * The analysis with the slips of the material put right in all that is composed: titles, points, topics, questions, objectives,
 * activities. What is quoted stays as the teacher wrote it: passages, the list of slips, sentences to simplify, advice that
 * names a place by its words.
 */
export function correctSlips(analysis: AiAnalysis): AiAnalysis {
  const mend = mendSlips(analysis);
  const { structure, topics, keyPhrases, objectives, quiz, schedule, visuals } = analysis;
  const { visualSuggestions, engagementSuggestions, summary } = analysis;
  return {
    ...analysis,
    structure: nameApart(beginLarge(mendTexts(structure, mend))),
    ...mendTexts({ topics, objectives, quiz, schedule, visualSuggestions, summary }, mend),
    keyPhrases: keyPhrases.map((one) => ({ ...one, phrase: mend(one.phrase) })),
    engagementSuggestions: engagementSuggestions.map(mend),
    visuals: visuals.map((one) => ({ ...one, text: mend(one.text) })),
  };
}

/** Puts the sure ones of an analysis' slips right in a text, writes out what was typed short and leaves out marks of typing. */
export function mendSlips({
  typos,
  passages,
}: Pick<AiAnalysis, 'typos' | 'passages'>): (text: string) => string {
  const isHasty = passages.some(({ quote, from }) => from === 'content' || isInHaste(quote));
  const own = new Set(passages.flatMap(({ quote }) => wordsOf(quote)).map((word) => word.toLowerCase()));
  const slips = typos.filter((slip) => isSure(slip, own));
  // What is cited of a typed note may leave out the line that was written short.
  const spell = isHasty ? spellOut(own, passages) : (text: string) => text;
  const counted = countedLetters(passages.map(({ quote }) => quote));
  const finish = (text: string): string => writePowers(partFormulas(writeNames(spell(text))), counted);
  if (slips.length === 0) return keepVerses((text) => finish(withoutMarks(text)));
  const bySlip = new Map(
    slips.map(({ written, right }) => [
      written.toLowerCase(),
      isShouted(written) ? right.toLowerCase() : right,
    ]),
  );
  // One pass over each text: a correction is never corrected again.
  const pattern = wholeWords([...bySlip.keys()]);
  const put = (text: string): string =>
    text.replace(pattern, (found) => likeWritten(bySlip.get(found.toLowerCase()) ?? found, found));
  return keepVerses((text) => finish(put(withoutMarks(text))));
}

/** What is set line by line and reckons nothing is sung or said so: `corre pra ver passar`. */
const keepVerses =
  (mend: (text: string) => string): ((text: string) => string) =>
  (text) =>
    /\n/.test(text) && !/[=→]/.test(text) ? text : mend(text);

const MORE_LETTERS = 3;

/**
 * What is written short: by what such forms stand for everywhere, and by the one word of the material that begins so, where the
 * sentence goes on behind its stop (`fotoss. = respiração`; `I stayed home.` ends). */
function spellOut(own: ReadonlySet<string>, passages: AiAnalysis['passages']): (text: string) => string {
  const words = [...own].filter((word) => !word.endsWith('s') || !own.has(word.slice(0, -1)));
  const whole = new Map<string, string>();
  for (const { quote } of passages)
    for (const [, form = ''] of quote.matchAll(/(?<![\p{L}.])(\p{Ll}{4,8})\.(?=\s*[^\s\p{Lu}])/gu)) {
      const meant = words.filter(
        (word) => word.startsWith(form) && word.length >= form.length + MORE_LETTERS,
      );
      const [only] = meant;
      // A word is cut behind a consonant; `We stayed home.` ends in a word of its own.
      const isCut = /[^aeiou]$/u.test(form) && !loadDictionary().has(form) && !isForeign(quote);
      if (only !== undefined && meant.length === 1 && isCut) whole.set(form, only);
    }
  if (whole.size === 0) return writeOut;
  const pattern = new RegExp(`(?<![\\p{L}.])(${[...whole.keys()].join('|')})(?![\\p{L}-])\\.?`, 'giu');
  return (text) =>
    writeOut(text).replace(pattern, (found, form: string) =>
      likeWritten(whole.get(form.toLowerCase()) ?? found, form),
    );
}

/**
 * An accent, words that only fit together otherwise, a long word with a letter missing; a short word could have been meant, and one
 * with a letter more could be a word of another language, unless the material has the right one too.
 */
function isSure({ written, right }: Slip, own: ReadonlySet<string>): boolean {
  if (normalise(written) === normalise(right) || written.includes(' ')) return true;
  if (written.includes('-')) return false;
  const isLong = written.length >= LONG && right.length >= written.length;
  return own.has(right.toLowerCase()) || isLong || isOneLetterOff(written, right);
}

const LONG_ENOUGH = 7;

/** `Duvidir`: no word, and with another letter inside a usual one. */
function isOneLetterOff(written: string, right: string): boolean {
  const [bare, meant] = [written.toLowerCase(), right.toLowerCase()];
  const off = [...bare].filter((letter, at) => letter !== meant[at]).length;
  const isInside = bare[0] === meant[0] && bare.at(-1) === meant.at(-1);
  return (
    bare.length >= LONG_ENOUGH && bare.length === meant.length && off === 1 && isInside && isUsualWord(meant)
  );
}

/** `potência: P = U · i`, `reescreva a frase`: who types everything small begins a point so; a sign or a program keeps its letter. */
const SMALL_WORD = /^\p{Ll}{3,}(?:[:,]\s|\s\p{L}{2})(?![\s\S]*[{}<>]|\S*[(_=])/u;

const beginLarge = (structure: AiAnalysis['structure']): AiAnalysis['structure'] => ({
  ...structure,
  plan: structure.plan.map((item) => ({
    ...item,
    points: item.points.map((text) =>
      SMALL_WORD.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text,
    ),
  })),
});

/** Titles that only a slip told apart are told apart by their order, as the plan does it. */
function nameApart(structure: AiAnalysis['structure']): AiAnalysis['structure'] {
  const taken = new Set<string>();
  const plan = structure.plan.map((item) => ({ ...item, title: makeDistinct(item.title, taken) }));
  const sections = structure.sections.map((section, index) => ({
    ...section,
    slides: plan.filter((item) => item.section === index).map(({ title }) => title),
  }));
  return { ...structure, plan, sections };
}

/** Every text inside a value that we made; keys, numbers and ids of passages hold no words. */
function mendTexts<T>(value: T, mend: (text: string) => string): T {
  if (typeof value === 'string') return mend(value) as T;
  if (Array.isArray(value)) return value.map((one) => mendTexts(one, mend)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, KEPT.has(key) ? own : mendTexts(own, mend)]),
  ) as T;
}

const KEPT: ReadonlySet<string> = new Set(['blockIds', 'passageIds', 'passageId', 'purpose', 'kind', 'unit']);
