import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listNumbers, listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { opensQuestion } from '#engine/pedagogy/material/read-questions.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { joinNames, type PartName } from '#engine/pedagogy/outline/join-names.ts';
import { isNameless } from '#engine/pedagogy/outline/nameless.ts';
import { isNoName } from '#engine/pedagogy/outline/no-name.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { joinByColon } from './name-headings.ts';
import { headOfPractice, nameDeed, nameHomework } from './name-plan-practice.ts';
import { statedTopic, topicOf } from './name-question.ts';
import { answerOwn } from './own-answers.ts';
import { isPoorName } from './poor-names.ts';
import { type Strand, strandsOf, subjectsOf } from './strands.ts';

/**
 * `Carga tributária (questões 7 e 8)`: what the questions are about, and which are shown; '' where neither tells. In a test
 * of several subjects a question that tells no part of one is named by those of its group.
 */
export function namePractice(
  lesson: Lesson,
  group: readonly Piece[],
  shown: readonly Piece[] = group,
): string {
  const deed = nameHomework(lesson, shown) || nameDeed(lesson, shown);
  if (deed !== '') return deed;
  const parts = joinParts(lesson, group);
  if (parts !== '') return parts;
  const isTelling = subjectsOf(lesson).size < 2 || SAYS_PART.test(joinTopics(lesson, shown));
  const pieces = isTelling || shown[0]?.kind === 'heading' ? shown : group;
  const numbers = shown
    .filter(({ role }) => role === 'exercise')
    .flatMap(({ statements }) => statements.map(({ text }) => NUMBERED.exec(text)?.[1] ?? ''))
    .filter((number) => number !== '');
  const known = [...new Set(numbers.map(Number))];
  const isRising = known.every((number, at) => at === 0 || number > (known[at - 1] ?? 0));
  const which =
    known.length === 0 || !isRising
      ? ''
      : `${known.length === 1 ? 'questão' : 'questões'} ${listNumbers(known)}`;
  const about = subjectOf(lesson, pieces);
  if (about === '') return which === '' ? headOfPractice(lesson, group) : upperFirst(which);
  if (which === '') return upperFirst(about);
  // Which they are is needed to find them: of a name too long the first part is enough.
  const [area = '', inner = about] = about.split(/:\s(.+)/su);
  const first = inner.split(/,\s|\se\s/u)[0] ?? inner;
  const names = [about, ...(inner === about ? [] : [`${area}: ${first}`]), inner, first];
  const whole = names.map((name) => `${upperFirst(name)} (${which})`);
  return whole.find((title) => title.length <= LONGEST_TITLE) ?? upperFirst(about);
}

/** The parts of a plan's practice side by side, of which a slide shows the one or the other; '' for fewer than two. */
function joinParts(lesson: Lesson, group: readonly Piece[]): string {
  if (lesson.material.strategy.course === 'practise') return '';
  const names: PartName[] = [];
  for (const { kind, text, weight } of group) {
    if (kind === 'heading')
      names.push({ title: namesPart(lesson, text) ? cleanTitle(text, lesson.spell) : '', weight: 0 });
    const last = names.at(-1);
    if (last !== undefined && kind !== 'heading') last.weight += weight;
  }
  return joinNames(
    names.filter(({ title, weight }) => title !== '' && weight > 0),
    lesson.spell,
  );
}

/** `Matemática: medidas` */
const SAYS_PART = /^\p{Lu}\p{L}+: /u;

/** `kg de melancia`, `alunos da sala`: what a problem counts. */
const MEASURED =
  /^(?:kg|g|mg|km|m|cm|mm|l|ml|reais|litros?|metros?|quilos?|gramas?|horas?|dias?|anos?|alun[oa]s?)\s/iu;

/** One word that a single question has is the shirt or the notebook that it is told of, no subject. */
const isSubject = (lesson: Lesson, name: string, stems: readonly string[]): boolean =>
  stems.length > 1
    ? !MEASURED.test(name)
    : /^\p{Lu}/u.test(name) ||
      answerOwn(lesson).filter(({ question }) =>
        question.own.some(({ statements }) =>
          statements.some((one) => stems.every((stem) => one.stems.has(stem))),
        ),
      ).length > 1;

/** The two terms that most of the group is about; people and firms of a problem are no subject. */
function subjectOf(lesson: Lesson, pieces: readonly Piece[]): string {
  const heading = pieces.findLast(({ kind, text }) => kind === 'heading' && namesPart(lesson, text));
  const isOnTop = heading !== undefined && pieces.indexOf(heading) <= 1;
  if (isOnTop && !headsText(pieces, heading)) return cleanTitle(heading.text, (word) => word);
  const topics = joinTopics(lesson, pieces);
  if (topics !== '') return topics;
  const asked = pieces.flatMap(({ statements }) => statements).filter(({ role }) => role === 'exercise');
  const terms = lesson.terms
    .termsOf(pieces.filter(({ kind }) => kind !== 'heading'))
    .filter(({ phrase, stems, total }) => !/\p{Lu}\p{Ll}/u.test(phrase) && (stems.length > 1 || total > 1))
    .filter(({ phrase, stems }) => isSubject(lesson, phrase, stems))
    .filter(({ phrase }) => !isPoorName(phrase));
  // What the question names is its subject; its options name much else.
  const named = terms.filter(({ stems }) => asked.some((one) => stems.every((stem) => one.stems.has(stem))));
  const [best, second] = named.length > 0 ? named : terms;
  // `Marque V ou F:` names nothing, and what one of the statements names is not what all are about.
  const judged = asked.filter(({ text }) => TRUE_OR_FALSE.test(text)).length;
  if (named.length === 0 && judged > 0) return judged === asked.length ? 'Verdadeiro ou falso' : '';
  if (best === undefined) return '';
  const both = second === undefined ? best.phrase : `${best.phrase} e ${second.phrase}`;
  const isNew = second?.stems.every((stem) => !best.stems.includes(stem)) ?? false;
  return isNew && both.length <= LONGEST_SUBJECT ? both : best.phrase;
}

const TRUE_OR_FALSE =
  /^\P{L}*(?:\([^()]*\)\s*)?(?:marque|assinale|coloque|escreva|indique|responda|classifique|julgue)?\P{L}*(?:com |em |por )?\(?(?:V|verdadeiro)(?!\p{L}).{0,30}(?<!\p{L})(?:F|falso)(?!\p{L}).{0,30}$/iu;

/** The title of a text that is read before its questions says what is read, not what is asked. */
function headsText(pieces: readonly Piece[], heading: Piece): boolean {
  const next = pieces[pieces.indexOf(heading) + 1];
  return next !== undefined && (next.role === 'narrative' || next.tale !== undefined);
}

/** In a plan or handout that closes with a test, that is a part like any other. */
function namesPart({ material }: Lesson, text: string): boolean {
  if (material.strategy.course === 'explain' && /^\W*avalia[çc][ãa]o\W*$/iu.test(text)) return true;
  // `3. Mata ciliar` has a name behind its number.
  const name = cleanTitle(text, (word) => word);
  return !NAMELESS.test(name) && !isNameless(name);
}

/** What the questions of the group are about and the parts that open in it, side by side; '' where nothing says. */
export function joinTopics(lesson: Lesson, pieces: readonly Piece[], room = LONGEST_TITLE - WHICH): string {
  const isMixed = subjectsOf(lesson).size > 1;
  const distinct = mergeTails(gather(topicsIn(lesson, pieces)));
  // A part with a name of its own outweighs a question.
  const part = distinct.find(({ subject }) => subject === 'part');
  if (part !== undefined) return joinNames(distinct, lesson.spell) || part.title;
  if (isMixed) return nameSubjects(lesson, distinct);
  const [first] = distinct;
  const area = distinct.find((topic) => topic.area !== undefined)?.area;
  const joined = joinNames(distinct, lesson.spell, room) || (first?.title ?? '');
  const isOfArea = area !== undefined && distinct.every((topic) => topic.area === area);
  return isOfArea ? (joinByColon(upperFirst(area), joined, lesson.spell)[0] ?? joined) : joined;
}

/** What the questions say they ask about, one by one; what they only name may be something else. */
export function topicsAsked(lesson: Lesson, pieces: readonly Piece[]): string[] {
  const topics = topicsIn(lesson, pieces).filter(({ isNamed }) => !isNamed);
  return [...new Set(topics.map(({ title }) => title.toLowerCase()))];
}

function topicsIn(lesson: Lesson, pieces: readonly Piece[]): Topic[] {
  const subjects = subjectsOf(lesson);
  const isMixed = subjects.size > 1;
  return questionsOf(pieces).flatMap((own): Topic[] => {
    const [first] = own;
    const weight = own.reduce((sum, piece) => sum + piece.weight, 0);
    if (
      first?.kind === 'heading' &&
      own.length > 1 &&
      namesPart(lesson, first.text) &&
      !headsText(own, first)
    )
      return [{ title: cleanTitle(first.text, lesson.spell), weight: weight + PART_WEIGHT, subject: 'part' }];
    return topicsOf(own, subjects, isMixed)
      .filter(({ title, isNamed }) => !isNamed || isSubject(lesson, title, contentStems(title)))
      .map((topic, at) => ({ ...topic, weight: (topic.isNamed ? weight / 2 : weight) / (at + 1) }));
  });
}

/** A part of a test or list is told by what most of it asks; a part that mostly tells keeps its name. */
export function namePart(lesson: Lesson, { title, pieces, isTitleTold }: Lesson['sections'][number]): string {
  if (isTitleTold || lesson.material.strategy.course !== 'practise') return title;
  const matter = pieces.filter(({ kind }) => kind !== 'heading');
  const asking = matter.filter(({ role }) => isPracticeRole(role));
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  // A list in parts of its own names is not named by the things of its problems.
  const [first] = pieces;
  if (first?.kind === 'heading' && asking.length === matter.length && namesPart(lesson, first.text))
    return title;
  // What only looks as if it asked is told by its heading.
  const isAsked = asking.some(({ statements }) =>
    statements.some(({ text }) => NUMBERED.test(text) || text.includes('?')),
  );
  return isAsked && weigh(asking) * 2 > weigh(matter)
    ? upperFirst(joinTopics(lesson, asking, LONGEST_TITLE)) || title
    : title;
}

interface Topic {
  title: string;
  weight: number;
  subject: Strand['subject'] | 'part' | null;
  /** Only named by the question, which may be about something else. */
  isNamed?: boolean;
  /** The part of the subject that the title itself does not say. */
  area?: string;
}

function questionsOf(pieces: readonly Piece[]): Piece[][] {
  const questions: Piece[][] = [];
  for (const piece of pieces)
    if (opensQuestion(piece) || piece.kind === 'heading' || questions.length === 0) questions.push([piece]);
    else questions.at(-1)?.push(piece);
  return questions;
}

/** What a question says it is about, else the part of its subject that it belongs to, else what it first names. */
function topicsOf(
  own: readonly Piece[],
  subjects: ReadonlySet<string>,
  isMixed: boolean,
): Omit<Topic, 'weight'>[] {
  const sentences = own.flatMap(({ statements }) =>
    statements.filter(({ role }) => role === 'exercise').map(({ text }) => text),
  );
  // What is judged or chosen says much that the question is not about; torn columns leave questions among it.
  const stems = own.flatMap(({ statements }) =>
    statements.filter(({ role, text }) => role === 'exercise' || NUMBERED.test(text)),
  );
  const strands = strandsOf(stems.map(({ text }) => text).join('\n'), subjects);
  const stated = statedTopic(sentences);
  const topic = stated || topicOf(sentences);
  const named = isNoName(topic) ? '' : topic;
  const isOfStrand = named !== '' && strands.some(({ mark }) => mark.test(named));
  const [only] = strands;
  if (isOfStrand && !isMixed && only?.isAnywhere) return [{ title: named, subject: null, area: only.name }];
  if (strands.length > 0 && (isMixed || !(stated || isOfStrand)))
    return strands.slice(0, MOST_STRANDS).map(({ name, subject }) => ({ title: name, subject }));
  return named === '' ? [] : [{ title: named, subject: null, isNamed: stated === '' }];
}

const MOST_STRANDS = 2;

/** Each topic once, with the weight of all its questions. */
function gather(topics: readonly Topic[]): Topic[] {
  return [...Map.groupBy(topics, ({ title }) => title.toLowerCase()).values()].flatMap((same) => {
    const weight = same.reduce((sum, one) => sum + one.weight, 0);
    return same.slice(0, 1).map((one) => ({ ...one, weight }));
  });
}

/** `adição de frações`, `divisão de frações` → `adição e divisão de frações` */
function mergeTails(topics: readonly Topic[]): Topic[] {
  const tailOf = ({ title }: Topic): string => /^\p{L}+( de .+)$/u.exec(title)?.[1] ?? '';
  return [...Map.groupBy(topics, (topic) => tailOf(topic) || topic.title).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length < 2) return same;
    const tail = tailOf(first);
    const heads = same.map(({ title }) => title.slice(0, -tail.length));
    const weight = same.reduce((sum, one) => sum + one.weight, 0);
    return [{ ...first, title: `${listWords(heads)}${tail}`, weight }];
  });
}

/** `Matemática: geometria e medidas`, of a test that asks about more than one subject. */
function nameSubjects(lesson: Lesson, topics: readonly Topic[]): string {
  const known = topics.filter(({ subject }) => subject !== null);
  const bySubject = [...Map.groupBy(known, ({ subject }) => subject).entries()];
  const parts = bySubject.map(([subject, own]) => {
    const room =
      (LONGEST_TITLE - WHICH) / bySubject.length -
      `${subject}: `.length +
      (bySubject.length > 1 ? WHICH / 2 : 0);
    const heaviest = [...own].sort((a, b) => b.weight - a.weight);
    return `${subject}: ${joinNames(own, lesson.spell, room) || heaviest[0]?.title}`;
  });
  return parts.length > 0 ? parts.join('; ') : (topics[0]?.title ?? '');
}

/** Room for `(questões 43 a 45)`. */
const WHICH = 24;
const LONGEST_SUBJECT = 44;
const PART_WEIGHT = 10_000;
/** Headings that say that something is asked, not what. */
const NAMELESS =
  /^\W*(?:quest(?:ão|ões)|exerc[íi]cios?|atividades?|prova|avalia[çc][ãa]o|teste|respostas?|parte|bloco|proposto|instru[çc][õo]es|figura|tabela|gr[áa]fico|imagem|texto|\d)/iu;
