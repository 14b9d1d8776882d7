import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { numberOfQuestion } from '#engine/pedagogy/material/keyed-questions.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { type Question, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { joinTopics, topicsAsked } from './name-practice.ts';
import { picturesOf } from './pictures-asked.ts';
import { type PosedQuestion, poseQuestion } from './pose-question.ts';
import { asksOfSubjects } from './strands.ts';
import { readTexts, type TextRead, textOf } from './texts-read.ts';

/** `Proposta de redação`, set besides the counted questions. */
export const OF_ITS_OWN = 'à parte';
const PRICES = {
  unposed: 10_000,
  annulled: 1000,
  broken: 60,
  unread: 14,
  lost: 10,
  beside: 3,
  reading: 2,
  long: 4,
};
/** From here on a question is shown only where everything has room. */
export const DEAR = PRICES.broken;
/** A question longer than this goes on on a second slide. */
export const LONGEST = { letters: 1300, lines: 17 };
const ROUND = 5;

/** A question of a test or list that a slide may show. */
export interface Unit {
  section: number;
  question: Question;
  /** Null for what asks nothing that a slide can show. */
  posed: PosedQuestion | null;
  number: number | null;
  topic: string;
  /** `Matemática`, in a test of several subjects; '' elsewhere. */
  subject: string;
  /** Headings right above it. */
  above: Piece[];
  /** What of a text of the test it asks about. */
  read: TextRead | null;
  /** Pages or slides of the file whose picture it asks to look at; null where it asks for none, [] where none was found. */
  pictures: number[] | null;
  /** Less is shown first. */
  price: number;
}

/** Every question of the lesson's parts in its order. */
export function listUnits(lesson: Lesson): Unit[] {
  const texts = readTexts(lesson);
  let subject = '';
  // A text may stand in the part before its last questions.
  const pieces = lesson.sections.flatMap((section) => section.pieces);
  const questions = readQuestions(pieces);
  const readers = Map.groupBy(questions, ({ support }) => support);
  return questions.flatMap((question): Unit[] => {
    const section = lesson.sections.findIndex((one) => one.pieces.includes(question.own[0] as Piece));
    // `Leia o texto.` over a whole test is read for all that follows.
    const [lead] = question.support;
    const isOfOne =
      lead !== undefined && (NUMBERED.test(lead.text) || /quest[ãa]o(?!\p{L})/iu.test(lead.text));
    const isShared = !isOfOne || (readers.get(question.support)?.length ?? 0) > 1;
    const posed = poseQuestion(question, { isWhole: true, isShared });
    const [first] = question.own;
    if (first === undefined) return [];
    const start = pieces.indexOf([...question.support, ...question.own][0] ?? first);
    const from = pieces.slice(0, start).findLastIndex(({ kind }) => kind !== 'heading') + 1;
    const number = numberOfQuestion(question);
    const [, name = '', part = ''] = /^(\p{Lu}\p{L}+): (.+)$/u.exec(joinTopics(lesson, question.own)) ?? [];
    const isMixed = asksOfSubjects(lesson);
    // What says no part of a subject goes with its neighbours.
    if (isMixed && name !== '') subject = name;
    const above = pieces.slice(from, start);
    const [main = ''] = part.split(/,\s|\se\s/u);
    const topic = isMixed ? `${subject} ${main}` : (topicsAsked(lesson, question.own)[0] ?? '');
    const told = posed === null ? null : textOf(texts, question);
    const read = told ?? readSupport(posed?.unread ?? [], topic, number);
    const isUnread = told !== null && told.passages.length === 0 && !told.isSelfContained;
    const pictures = posed === null ? null : picturesOf(lesson, question, posed);
    const price =
      (number !== null && lesson.material.given.annulled?.has(number) ? PRICES.annulled : 0) +
      (posed === null ? PRICES.unposed : 0) +
      (posed?.isBroken ? PRICES.broken : 0) +
      (isUnread ? PRICES.unread : 0) +
      (pictures !== null ? (pictures.length > 0 ? PRICES.beside : PRICES.lost) : 0) +
      (posed?.namesLook ? PRICES.lost : 0) +
      (read !== null && read.passages.length > 0 ? PRICES.reading : 0) +
      (posed !== null && posed.length > LONGEST.letters ? PRICES.long : 0);
    const own = number === null && above.length > 0 ? OF_ITS_OWN : subject;
    return [{ section, question, posed, number, topic, subject: own, above, read, pictures, price }];
  });
}

/** `(...) No entanto, …` of a text that is told in passages. */
const LEANS = /^\W*(?:no entanto|entretanto|por[ée]m|contudo|al[ée]m disso|assim|portanto),\s+/iu;

/** A text that stands right before its questions and has no room beside one of them. */
function readSupport(unread: readonly Piece[], topic: string, number: number | null): TextRead | null {
  const told = unread.filter(({ kind, role }) => kind === 'heading' || isContentRole(role));
  const [first] = told;
  if (first === undefined || told.every(({ kind }) => kind === 'heading')) return null;
  const title =
    topic !== ''
      ? `Texto de apoio: ${topic}`
      : number === null
        ? 'Texto de apoio'
        : `Texto da questão ${number}`;
  const passages = told.flatMap(({ kind, text, statements }) =>
    kind === 'list'
      ? statements.map((one) => ({ text: one.text, basis: [one] }))
      : [{ text: upperFirst(text.replace(LEANS, '')), basis: statements }],
  );
  return { name: `${first.order}`, title, passages, isSelfContained: false };
}

/** By worth: of each topic the best first, a second of a topic behind the first of all. */
export function rankUnits(units: readonly Unit[]): Unit[] {
  const rounds = new Map<Unit, number>();
  for (const same of Map.groupBy(units, ({ section, topic }) => topic || `${section}`).values())
    for (const [at, unit] of spread(same).entries()) rounds.set(unit, at);
  const sizes = Map.groupBy(units, ({ topic }) => topic);
  // Of what much is asked about one is shown first.
  const worth = (unit: Unit): number =>
    unit.price + (rounds.get(unit) ?? 0) * ROUND - Math.min(ROUND - 1, sizes.get(unit.topic)?.length ?? 0);
  const sorted = [...units].sort(
    (one, other) => worth(one) - worth(other) || scatter(units.indexOf(one)) - scatter(units.indexOf(other)),
  );
  // Each subject of a test by its share in it.
  const shares = [...Map.groupBy(sorted, ({ subject }) => subject).values()].flatMap((same) =>
    same.map((unit, at) => ({ unit, share: unit.price >= PRICES.broken ? unit.price : at / same.length })),
  );
  return shares.sort((one, other) => one.share - other.share).map(({ unit }) => unit);
}

/** 0, 16, 8, 24, 4 …: whatever is cut off their end, those that stay stand far apart. */
function scatter(index: number): number {
  let [rest, turned] = [index, 0];
  for (let bit = 0; bit < 8; bit += 1) [rest, turned] = [rest >> 1, turned * 2 + (rest & 1)];
  return turned;
}

/** The cheapest first; of those that cost the same the first, the last, then what stands between. */
function spread(units: readonly Unit[]): Unit[] {
  const runs = [...Map.groupBy(units, ({ price }) => price)].sort(([one], [other]) => one - other);
  return runs.flatMap(([, same]) => {
    const middle = same.slice(1, -1);
    return [...same.slice(0, 1), ...(same.length > 1 ? same.slice(-1) : []), ...middle];
  });
}
