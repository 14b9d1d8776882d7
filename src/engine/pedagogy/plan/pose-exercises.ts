import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { joinNames } from '#engine/pedagogy/outline/join-names.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';
import { topicOf } from './name-question.ts';

const MOST_POINTS = 6;
const LONGEST = 400;
/** Nothing is asked by a bare number, a mark or a field to fill in. */
const ASKS_NOTHING = /^[\s\d._():–-]*$|_{4,}\s*$|^\p{L}+,?$/u;

/** True where most of the pieces ask or answer: a page of a test, a worksheet. */
export function isMostlyPractice(pieces: readonly Piece[]): boolean {
  const matter = pieces.filter(({ kind }) => kind !== 'heading');
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const asking = matter.filter(({ role }) => isPracticeRole(role));
  return asking.length > 0 && weigh(asking) * 2 >= weigh(matter);
}

/**
 * The exercises of the pieces as they stand, options under what they answer, for a slide or page of practice. Worked
 * answers are not shown beside their question.
 */
export function poseExercises(pieces: readonly Piece[]): Grounded[] {
  return pieces
    .filter(({ kind }) => kind !== 'heading' && kind !== 'image')
    .flatMap(({ statements }) => statements)
    .filter((statement) => isPosed(statement))
    .map((statement) => ({ text: plainMath(statement.text), basis: [statement] }))
    .filter(({ text }) => !hasRawMath(text))
    .slice(0, MOST_POINTS);
}

function isPosed({ role, text }: Statement): boolean {
  return isPracticeRole(role) && role !== 'answer' && text.length <= LONGEST && !ASKS_NOTHING.test(text);
}

/** A slide or page of practice from a group of pieces; null for a group that mostly teaches. */
export function draftPractice(lesson: Lesson, pieces: Piece[]): DraftItem | null {
  const points = isMostlyPractice(pieces) ? poseExercises(pieces) : [];
  return points.length === 0 ? null : { purpose: 'pratica', title: titleOf(lesson, pieces), points, pieces };
}

const NUMBERED = /^(?:\W*(?:quest[ãa]o|exerc[íi]cio|problema)\s*(?:n?º\s*)?)?\W*(\d{1,3})\s?[).º–-]/iu;

/** True for a piece that begins a question of its own, by its number or as one item of a numbered list. */
export function opensQuestion({ role, text, block, statements }: Piece): boolean {
  if (role !== 'exercise') return false;
  const isItem = block.type === 'list' && block.isOrdered && block.items[0]?.text === statements[0]?.text;
  return isItem || NUMBERED.test(text);
}

/** `Carga tributária (questões 7 e 8)`: what the questions are about, and which they are; '' where neither tells. */
function titleOf(lesson: Lesson, pieces: readonly Piece[]): string {
  const numbers = pieces
    .filter(({ role }) => role === 'exercise')
    .flatMap(({ statements }) => statements.map(({ text }) => NUMBERED.exec(text)?.[1] ?? ''))
    .filter((number) => number !== '')
    .map(Number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const which =
    first === undefined || last === undefined || last < first
      ? ''
      : first === last
        ? `questão ${first}`
        : `questões ${first} ${last === first + 1 ? 'e' : 'a'} ${last}`;
  const about = subjectOf(lesson, pieces);
  if (about === '') return which === '' ? '' : upperFirst(which);
  const whole = `${upperFirst(about)} (${which})`;
  return which === '' || whole.length > LONGEST_TITLE ? upperFirst(about) : whole;
}

/** The two terms that most of the group is about; people and firms of a problem are no subject. */
function subjectOf(lesson: Lesson, pieces: readonly Piece[]): string {
  const heading = pieces.findLast(({ kind, text }) => kind === 'heading' && !NAMELESS.test(text));
  if (heading !== undefined && pieces.indexOf(heading) <= 1) return cleanTitle(heading.text, (word) => word);
  const topics = joinTopics(lesson, pieces);
  if (topics !== '') return topics;
  const asked = pieces.flatMap(({ statements }) => statements).filter(({ role }) => role === 'exercise');
  const terms = lesson.terms
    .termsOf(pieces.filter(({ kind }) => kind !== 'heading'))
    .filter(({ phrase, stems, total }) => !/\p{Lu}\p{Ll}/u.test(phrase) && (stems.length > 1 || total > 1));
  // What the question names is its subject; its options name much else.
  const named = terms.filter(({ stems }) => asked.some((one) => stems.every((stem) => one.stems.has(stem))));
  const [best, second] = named.length > 0 ? named : terms;
  if (best === undefined) return '';
  const both = second === undefined ? best.phrase : `${best.phrase} e ${second.phrase}`;
  const isNew = second?.stems.every((stem) => !best.stems.includes(stem)) ?? false;
  return isNew && both.length <= LONGEST_SUBJECT ? both : best.phrase;
}

/** What the questions of the group are about and the parts that open in it, side by side; '' where nothing says. */
function joinTopics(lesson: Lesson, pieces: readonly Piece[]): string {
  const questions: Piece[][] = [];
  for (const piece of pieces)
    if (opensQuestion(piece) || piece.kind === 'heading' || questions.length === 0) questions.push([piece]);
    else questions.at(-1)?.push(piece);
  const topics = questions.flatMap((own) => {
    const [first] = own;
    const weight = own.reduce((sum, piece) => sum + piece.weight, 0);
    if (first?.kind === 'heading' && own.length > 1 && !NAMELESS.test(first.text))
      return [{ title: cleanTitle(first.text, lesson.spell), weight: weight + PART_WEIGHT, isPart: true }];
    const sentences = own.flatMap(({ statements }) => statements.filter(({ role }) => role === 'exercise'));
    const title = topicOf(sentences.map(({ text }) => text));
    return title === '' ? [] : [{ title, weight, isPart: false }];
  });
  const distinct = topics.filter(
    ({ title }, at) => topics.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at,
  );
  // A part with a name of its own outweighs a question.
  const [part] = distinct.filter(({ isPart }) => isPart);
  if (part !== undefined) return joinNames(distinct, lesson.spell) || part.title;
  return joinNames(distinct, lesson.spell, LONGEST_TITLE - WHICH) || (distinct[0]?.title ?? '');
}

/** Room for `(questões 43 a 45)`. */
const WHICH = 24;
const LONGEST_SUBJECT = 44;
const PART_WEIGHT = 10_000;
/** Headings that say that something is asked, not what. */
const NAMELESS =
  /^\W*(?:quest(?:ão|ões)|exerc[íi]cios?|atividades?|prova|avalia[çc][ãa]o|teste|respostas?|parte|bloco|proposto|instru[çc][õo]es|\d)/iu;
