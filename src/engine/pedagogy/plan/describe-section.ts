import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { isPersonName } from '#engine/pedagogy/language/person-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isAspect, isNameless } from '#engine/pedagogy/outline/nameless.ts';
import { matterOf, type Section } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { DraftItem } from './draft-item.ts';

const MOST_NAMED = 3;
const LONGEST = 200;

/** What a section does in the plan: the parts it passes through; for a section of one part its main terms. */
export function tellCourse(lesson: Lesson, index: number, items: readonly DraftItem[]): Grounded {
  const name = lesson.sections[index]?.title.toLowerCase() ?? '';
  const titles = items
    .filter(
      ({ purpose, title }) =>
        (purpose === 'conteudo' || purpose === 'exemplo') && title.toLowerCase() !== name,
    )
    .map(({ title }) => title)
    .filter((title) => !/\((?:continuação[^)]*|\d+)\)$|\?$/u.test(title));
  const [first] = titles;
  const last = titles.at(-1);
  const basis = items.flatMap(({ points }) => points.flatMap((point) => point.basis.slice(0, 1))).slice(0, 3);
  if (first !== undefined && last !== undefined && first !== last) {
    const named = titles.length <= MOST_NAMED ? `Passa por ${listWords(titles.map(quote))}` : '';
    const whole = `Vai de ${quote(first)} a ${quote(last)}`;
    const text = named !== '' && named.length <= LONGEST ? named : whole;
    if (text.length <= LONGEST) return { text: `${text}.`, basis };
  }
  return tellTerms(lesson, index);
}

function quote(title: string): string {
  return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const FEWEST_DATES = 4;

/** `O lobo é um dos animais …` tells of which kind, not what it is. */
const isDefined = ({ statement }: LessonDefinition): boolean =>
  !/(?<!\p{L})(?:é|são|foi|foram)(?: apenas| também)? um(?:a)? d[ao]s(?!\p{L})/u.test(statement.text);

/** What a section gives to learn: what it defines, compares, dates; else the terms it turns on. */
export function tellMatter(lesson: Lesson, index: number): Grounded {
  const section = lesson.sections[index];
  if (section === undefined) return { text: '', basis: [] };
  const said: string[] = [];
  const basis: Statement[] = [];
  const defined = lesson.definitions
    .filter((one) => one.section === index && isDefined(one))
    .slice(0, MOST_NAMED);
  if (defined.length > 0) {
    said.push(`define ${listWords(defined.map(({ term }) => quote(term)))}`);
    basis.push(...defined.map(({ statement }) => statement));
  }
  for (const piece of matterOf(section.pieces)) {
    const compared = findCompared(piece);
    if (compared === null) continue;
    said.push(`compara ${compared.terms[0]} e ${compared.terms[1]}`);
    basis.push(...compared.basis);
    break;
  }
  const dates = listDates(lesson, index);
  const [from, to] = [dates[0], dates.at(-1)];
  const told = matterOf(section.pieces).flatMap(({ statements }) => statements).length;
  // Years here and there, or told of one thing after another, make no chronicle of a part.
  const orders = dates.map(({ statement }) => statement.piece.order);
  const isForward = orders.every((order, at) => at === 0 || order >= (orders[at - 1] ?? 0));
  const isChronicle = isForward && dates.length >= FEWEST_DATES && dates.length * 2 >= told;
  if (isChronicle && from !== undefined && to !== undefined && from.text !== to.text) {
    said.push(`vai de ${from.text} a ${to.text}`);
    basis.push(from.statement, to.statement);
  }
  const parts = tellParts(lesson, section);
  if (said.length === 0 && parts.text !== '') return parts;
  const text = `${upperFirst(listWords(said))}.`;
  return said.length > 0 && text.length <= LONGEST
    ? { text, basis: [...new Set(basis)] }
    : tellTerms(lesson, index);
}

/** Beside what is told: what is asked or written for a machine names much that the part is not about. */
const isTold = ({ kind, role }: Piece): boolean =>
  kind !== 'code' && role !== 'code' && !isPracticeRole(role);
/** A noun of one sentence is no subject of a part. */
const LEAST_USES = 2;

/** A word alone is told only where the lesson turns on it. */
const LEADING = 15;

/** False for half a name (`James`), a quality (`vazia`), a word of another language. */
const isNoun = (word: string): boolean =>
  /\p{Lu}{2}/u.test(word) ||
  (word === word.toLowerCase() && loadDictionary().has(word) && tagSentence(word)[0]?.tag === 'NOUN');

const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((stem) => others.includes(stem)) || others.every((stem) => some.includes(stem));

const LONGEST_PART = 44;

/** `Passa por “A” e “B”`: the headings within a section that its title does not tell; '' for fewer than two. */
function tellParts(lesson: Lesson, { title, pieces }: Section): Grounded {
  const found = pieces
    .filter(({ kind, statements }) => kind === 'heading' && statements.length > 0)
    .map(({ text, statements }) => ({ head: cleanTitle(text, lesson.spell), statements }))
    .filter(
      ({ head }, at, all) =>
        all.findIndex((other) => other.head === head) === at &&
        !isNameless(head) &&
        !isAspect(head) &&
        !isGenericPhrase(head) &&
        !/[=_]|\p{L}\(|: \d|^exerc|^atividade|^continua/iu.test(head) &&
        head.length <= LONGEST_PART &&
        !contentStems(head).every((stem) => contentStems(title).includes(stem)),
    )
    .slice(0, MOST_NAMED);
  if (found.length < 2) return { text: '', basis: [] };
  return {
    text: `Passa por ${listWords(found.map(({ head }) => quote(head)))}.`,
    basis: found.flatMap(({ statements }) => statements.slice(0, 1)),
  };
}

/** `Trata de a, b e c`: empty where the section does not come back to two terms of its own. */
function tellTerms(lesson: Lesson, index: number): Grounded {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []).filter(isTold);
  const title = lesson.sections[index]?.title.toLowerCase() ?? '';
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const usesOf = ({ stems }: LessonTerm): Statement[] =>
    statements.filter((one) => stems.every((key) => one.stems.has(key)));
  const leading = new Set(lesson.terms.terms.slice(0, LEADING));
  const terms = ownTermsOf(lesson, pieces)
    .filter(({ phrase }) => !title.includes(phrase.toLowerCase()) && !isPersonName(phrase))
    .filter((term) => term.stems.length > 1 || (leading.has(term) && isNoun(term.phrase)))
    .filter((term) => usesOf(term).length >= LEAST_USES)
    .filter(({ stems }, at, all) => !all.slice(0, at).some((other) => isWithin(stems, other.stems)))
    .slice(0, MOST_NAMED);
  if (terms.length < 2) return { text: '', basis: [] };
  const basis = terms.flatMap((term) => usesOf(term).slice(0, 1));
  return { text: `Trata de ${listWords(terms.map(({ phrase }) => phrase))}.`, basis: [...new Set(basis)] };
}
