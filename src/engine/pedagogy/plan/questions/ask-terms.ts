import { isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wholeWords } from '#engine/pedagogy/language/whole-words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { isOurs } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_TERMS = 8;
const FEWEST_WORDS = 8;
/** A sentence about something: article or name first, no order and no aim. */
const STATES =
  /^(?:[OA]s?|Uma?|Tod[oa]s?|Cada|(?!\p{L}+[aeio]r\s)\p{Lu}\p{L}+(?= (?:é|são|foi|tem|têm|pode|podem)\s))\s?/u;

/**
 * A sentence with one of the section's own terms left out: its subject, which the rest describes, or else with terms that
 * fit the same gap to choose from, since in the middle of a sentence more than one word may be right.
 */
export function askTerms(lesson: Lesson, points: readonly Point[], section: number): Question[] {
  const terms = lesson.terms
    .termsOf(matterOf(lesson.sections[section]?.pieces ?? []))
    .filter(isSpecial)
    .slice(0, MOST_TERMS);
  const used = new Set<string>();
  return points.flatMap((point): Question[] => {
    if (
      point.kind !== 'sentence' ||
      point.words < FEWEST_WORDS ||
      !STATES.test(point.text) ||
      TO_YOU.test(point.text) ||
      POINTS_BACK.test(point.text)
    )
      return [];
    const term = terms.find(
      ({ phrase }) =>
        !used.has(phrase) &&
        countOf(point.text, phrase) === 1 &&
        phrase.length > 3 &&
        isWholeGap(point.text, point.text.search(wholeWords([phrase])), phrase.length),
    );
    if (term === undefined) return [];
    const at = point.text.search(wholeWords([term.phrase]));
    // `Saci: é um menino`: the name before the colon is no gap but the heading.
    if (isPartOfName(point.text, at, term.phrase.length) || point.text[at + term.phrase.length] === ':')
      return [];
    const written = point.text.slice(at, at + term.phrase.length);
    const [before, after] = [point.text.slice(0, at), point.text.slice(at + written.length)];
    const isSubject = /^(?:[OA]s? |Uma? )?$/u.test(before);
    // `com a candidatura de Júlio Prestes`: one name alone is right.
    const isOpen = isSubject || FULL_NAME.test(written);
    const others = isOpen ? [] : findFits(lesson, { term, before, text: point.text }, section);
    if (isSubject ? !isTelling(after) : !isOpen && others.length < FEWEST_OTHERS) return [];
    used.add(term.phrase);
    return [
      {
        kind: isOpen ? 'lacuna' : 'multipla_escolha',
        text: `Complete: “${nestQuotes(`${before}____${after}`)}”.`,
        options: isOpen ? [] : mix([written, ...others]),
        answer: written,
        bloomLevel: 'lembrar',
        basis: point.basis.slice(0, 1),
        section,
      },
    ];
  });
}

const FULL_NAME = /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)+$/u;
const FEWEST_OTHERS = 2;
/** What a subject is told by: more than that it has or is something of many. */
const FEWEST_TELLING = 5;
const isTelling = (after: string): boolean =>
  after.trim().split(/\s+/u).length >= FEWEST_TELLING && !/ mais \p{L}+$/u.test(after);

/** `o fator para isso é …`: what is meant stood before. */
const POINTS_BACK =
  /(?<!\p{L})(?:isso|isto|aquilo|del[ea]s?|nel[ea]s?|porém|também|portanto|entretanto|contudo|além disso)(?!\p{L})/iu;
/** One of several named beside each other (`Ur, Uruk e ____`) could be any of its kind. */
const BESIDE = /(?:\(|(?<!\p{L})(?:e|ou|como|cada)\s)(?:[oa]s?\s|d[aeo]s?\s|n[ao]s?\s)?$/iu;

/**
 * Whether a gap takes a thing whole: `O ____ e pedregoso` (solo raso), `A ____ apolar` (ligação covalente) and `A ____ de
 * prática` (demonstração seguida) leave a piece of it standing.
 */
function isWholeGap(text: string, at: number, length: number): boolean {
  const [before, gap, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  if (
    BESIDE.test(before) ||
    isInExample(before) ||
    PREPOSED.test(gap) ||
    /^\s(?:e|ou)\s|^,\s(?:[oa]s?\s)?\p{L}+(?:\s\p{L}+)?\s(?:e|ou)\s/iu.test(after) ||
    /mesm[oa]|outr[oa]|\s\p{L}{1,2}$/iu.test(gap)
  )
    return false;
  const tokens = tagSentence(text);
  const last = tokens.findLast(({ start }) => start < at + length);
  const next = tokens.find(({ start }) => start >= at + length);
  if (tokens.some((token) => token.start >= at && token.start < at + length && isFiniteVerb(token)))
    return false;
  const goesOn = next?.tag === 'ADP' && (last?.tag === 'ADJ' || last?.form === 'part' || !gap.includes(' '));
  return !goesOn && next?.tag !== 'ADJ' && next?.form !== 'part';
}

/** `A marca pelo produto: Comprei um ____`, `“____ não tem fim”`: any word fits somebody's own sentence. */
function isInExample(before: string): boolean {
  const isQuoted = before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
  return isQuoted || (before.includes(': ') && isOurs(before.slice(before.lastIndexOf(': ') + 2)));
}

const TO_YOU = /(?<!\p{L})(?:vocês?|nós|nosso|nossa)(?!\p{L})/iu;

/** `Saci` in `Saci Pererê`: half a name is a riddle. */
function isPartOfName(text: string, at: number, length: number): boolean {
  return (
    /^\s\p{Lu}/u.test(text.slice(at + length)) ||
    (/\p{L}\s$/u.test(text.slice(0, at)) && /\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s)?$/u.test(text.slice(3, at)))
  );
}

/** `energia cinética` beside `energia solar`, `HTML` beside `CSS`: what shares neither its first word nor its shape is ruled out at a glance. */
function isLike(one: string, other: string): boolean {
  if (/\s/.test(one) || /\s/.test(other)) {
    const [[first], [second]] = [contentStems(one), contentStems(other)];
    return (first !== undefined && first === second) || (FULL_NAME.test(one) && FULL_NAME.test(other));
  }
  const shape = (name: string): string =>
    name
      .replace(/\p{Lu}/gu, 'A')
      .replace(/\p{Ll}+/gu, 'a')
      .replace(/A+/gu, 'A');
  return shape(one) === shape(other);
}

/** How often a text names a phrase as whole words. */
function countOf(text: string, phrase: string): number {
  return [...text.matchAll(wholeWords([phrase]))].length;
}

/** Words that take the same article, in all that joins with it. */
const SETS: readonly string[][] = [
  ['o', 'do', 'no', 'ao', 'pelo', 'um', 'num'],
  ['a', 'da', 'na', 'à', 'pela', 'uma', 'numa'],
  ['os', 'dos', 'nos', 'aos', 'pelos'],
  ['as', 'das', 'nas', 'às', 'pelas'],
];
const MOST_FITS = 3;
const FEWEST_NEAR = 3;
const MOST_PIECES = 200;

/** `máquina no início do turno`: a thing and where it is found are two. */
const PREPOSED = /\s(?:n[oa]s?|aos?|às?|em|para|com|por)\s/iu;

/** An everyday word alone could be any word: only names and terms of two words are asked for. */
function isSpecial({ phrase, stems }: Pick<LessonTerm, 'phrase' | 'stems'>): boolean {
  return stems.length > 1 || /\p{Lu}/u.test(phrase);
}

/**
 * Other terms of the lesson for the gap of one, those of its section first: as many words, a name for a name, used in the
 * material with the same article, so that no ending tells the right one.
 */
function findFits(
  lesson: Lesson,
  { term, before, text }: { term: LessonTerm; before: string; text: string },
  section: number,
): string[] {
  const article = /(?<!\p{L})(\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const set = SETS.find((words) => words.includes(article));
  if (set === undefined) return [];
  const own = matterOf(lesson.sections[section]?.pieces ?? []);
  const all = lesson.sections.flatMap(({ pieces }) => matterOf(pieces)).slice(0, MOST_PIECES);
  const said = all.map((piece) => piece.text).join(' ');
  const isName = /^\p{Lu}/u.test(term.phrase);
  const taken = contentStems(text);
  const fitting = (terms: readonly LessonTerm[]): string[] =>
    terms
      .filter(
        ({ phrase, stems }) =>
          isSpecial({ phrase, stems }) &&
          /^\p{Lu}/u.test(phrase) === isName &&
          stems.length === term.stems.length &&
          !stems.some((key) => taken.includes(key)) &&
          !PREPOSED.test(phrase) &&
          !/(?<!\p{L})(?:[IVXL]+|\d+)(?!\p{L})/u.test(phrase) &&
          isLike(phrase, term.phrase) &&
          set.some((word) => wholeWords([`${word} ${phrase}`]).test(said)),
      )
      .map(({ phrase }) => phrase);
  const near = fitting(lesson.terms.termsOf(own));
  // Terms of another part alone are out of the question at a glance.
  if (near.length < (isName ? FEWEST_OTHERS : FEWEST_NEAR)) return [];
  return [...new Set([...near, ...fitting(lesson.terms.termsOf(all))])].slice(0, MOST_FITS);
}
