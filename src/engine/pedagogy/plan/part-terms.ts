import { isPersonName } from '#engine/pedagogy/language/person-names.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

const MOST_NAMED = 3;

/** Beside what is told: what is asked or written for a machine names much that the part is not about. */
const isTold = ({ kind, role }: Piece): boolean =>
  kind !== 'code' && role !== 'code' && !isPracticeRole(role);
/** A noun of one sentence is no subject of a part. */
export const LEAST_USES = 2;

/** A word alone is told only where the lesson turns on it. */
const LEADING = 15;

/** False for half a name (`James`), a quality (`vazia`), a word of another language. */
const isNoun = (word: string): boolean =>
  /\p{Lu}{2}/u.test(word) ||
  (word === word.toLowerCase() && loadDictionary().has(word) && tagSentence(word)[0]?.tag === 'NOUN');

/** A noun with what belongs to it: not `respira à noite`, `misturas em homogêneas`, `verdade mula`. */
export function namesThing(phrase: string): boolean {
  const tags = tagSentence(phrase).map(({ tag, text }) => (/^\p{Lu}/u.test(text) ? 'PROPN' : tag));
  return /^(?:(?:NOUN|PROPN)(?: PROPN)*(?: ADJ)*)(?: (?:ADP(?: DET)*|DET)(?: DET| ADJ)* (?:NOUN|PROPN)(?: PROPN)*(?: ADJ)*)*$/.test(
    tags.join(' '),
  );
}

const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((stem) => others.includes(stem)) || others.every((stem) => some.includes(stem));

/** `trata de a, b e c`: null where the section does not name two terms of its own so often. */
export function termsIn(lesson: Lesson, index: number, least: number): Grounded | null {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []).filter(isTold);
  const title = lesson.sections[index]?.title.toLowerCase() ?? '';
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const usesOf = ({ stems }: LessonTerm): Statement[] =>
    statements.filter((one) => stems.every((key) => one.stems.has(key)));
  const leading = new Set(lesson.terms.terms.slice(0, LEADING));
  const terms = ownTermsOf(lesson, pieces)
    .filter(({ phrase }) => !title.includes(phrase.toLowerCase()) && !isPersonName(phrase))
    .filter((term) =>
      term.stems.length > 1 ? namesThing(term.phrase) : leading.has(term) && isNoun(term.phrase),
    )
    .filter((term) => usesOf(term).length >= least)
    .filter(({ stems }, at, all) => !all.slice(0, at).some((other) => isWithin(stems, other.stems)))
    .slice(0, MOST_NAMED);
  if (terms.length < 2) return null;
  const basis = terms.flatMap((term) => usesOf(term).slice(0, 1));
  return { text: `trata de ${listWords(terms.map(({ phrase }) => phrase))}`, basis: [...new Set(basis)] };
}
