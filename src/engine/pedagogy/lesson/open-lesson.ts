import { applyAdjustments } from '#engine/pedagogy/adjustments/apply-adjustments.ts';
import { readRequests } from '#engine/pedagogy/adjustments/read-requests.ts';
import { classifyPassage, type PassageClass } from '#engine/pedagogy/language/discourse/discourse.ts';
import { buildVectorSpace } from '#engine/pedagogy/language/similarity.ts';
import { type AnalysisInput, DEFAULT_LESSON_MINUTES } from '#engine/pedagogy/material/analysis-input.ts';
import { collectMaterial, type Material } from '#engine/pedagogy/material/collect-material.ts';
import { firstOrders } from '#engine/pedagogy/material/first-orders.ts';
import { asksBesideKeyed, groupKeyed } from '#engine/pedagogy/material/keyed-questions.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { weighTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { arrangeParts } from '#engine/pedagogy/outline/arrange-parts.ts';
import { findSections } from '#engine/pedagogy/outline/find-sections.ts';
import { headGroups } from '#engine/pedagogy/outline/head-groups.ts';
import { learnSpelling } from '#engine/pedagogy/outline/learn-spelling.ts';
import { raiseLeads } from '#engine/pedagogy/outline/led-to.ts';
import { dictatedTitle, restoreTitle } from '#engine/pedagogy/outline/restore-title.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import { settleHeadings } from '#engine/pedagogy/outline/settle-headings.ts';
import type { Strategy } from '#engine/pedagogy/understanding/genre/strategy.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { chooseFrame, contentSlots, makeRoom, slidesOf } from './choose-frame.ts';
import { findCores } from './find-cores.ts';
import { findDefinitions } from './find-definitions.ts';
import { findReview } from './find-review.ts';
import { fitFrame } from './fit-frame.ts';
import type { Lesson } from './lesson.ts';
import { findPoints } from './points/find-points.ts';
import { tellReckonings } from './points/tell-reckonings.ts';

/** Reads the whole order once: material, vocabulary, sections, the teacher's adjustments. */
export function openLesson(order: AnalysisInput): Lesson {
  const input = { ...order, title: dictatedTitle(order.title, order.content) };
  const unit = input.serviceType === 'booklet' ? 'page' : 'slide';
  const read = readRequests(collectMaterial(input), input.adjustments, input.title);
  const whole = read.material;
  whole.asides.unshift(...settleHeadings(whole.pieces, whole.understanding?.genre === 'coletanea'));
  const terms = weighTerms(whole, input.title);
  const written = [...whole.pieces, ...whole.exercises, ...whole.asides];
  const spell = learnSpelling(written);
  whole.pieces = headGroups(raiseLeads(whole.pieces, whole.asides), terms, spell, input.title);
  const usual = chooseFrame(unit, input.size, {
    hasReferences: whole.references.length > 0,
    // How it is answered gives way to a question for which there would be no place.
    hasOrders:
      firstOrders(whole).length >= FEWEST_ORDERS &&
      readQuestions(whole.pieces).length <= input.size - AROUND_QUESTIONS,
    course: whole.strategy.course,
  });
  const found = findSections(whole.pieces, terms, spell, {
    ...boundSections(usual, input.size),
    // Of a form or a piece of work an introduction is a part to be written.
    namesFrames: whole.strategy.ownParts?.test('introducao') ?? false,
    whole: input.title,
  });
  const { sections, material } = arrangeParts(found, whole, input.outline ?? [], spell);
  const adjustments = applyAdjustments(read, sections);
  const { frame: fitted, frameWishes } = fitFrame(usual, input.size, sections.length, adjustments);
  const telling = sections
    .flatMap((section) => section.pieces)
    .filter((piece) => maySay(piece, material.strategy));
  const points = tellReckonings(telling, findPoints(telling, input.title));
  const tasks = material.exercises.flatMap(({ statements }) => statements);
  const setsTasks = tasks.length > 1 || tasks.some(({ text }) => !/^[^:]*\?$/u.test(text.trim()));
  const keyed = groupKeyed(material).length + (asksBesideKeyed(material) ? 1 : 0);
  const wanted = sections.reduce((sum, section) => sum + slidesOf(section, points), 0);
  const frame =
    unit === 'slide'
      ? makeRoom(fitted, input.size, {
          sections: sections.length,
          wanted: Math.max(wanted, material.records.length + 1),
          entries: material.understanding?.genre === 'curriculo_norma' ? material.records.length : 0,
          asked: readQuestions(material.exercises).length,
          keyed,
          setsTasks,
          hasAims: material.objectives.length > 0,
          reviews: findReview(material) !== null,
        })
      : fitted;
  const classes = new Map<Piece, PassageClass>();
  return {
    input: { ...input, title: restoreTitle(input.title, written, spell) },
    unit,
    minutes: minutesOf(input, material),
    material,
    terms: {
      ...terms,
      asked: findAsked(material.exercises, sections),
      cores: findCores(sections, points, terms.terms),
    },
    spell,
    sections,
    frame,
    adjustments,
    frameWishes,
    definitions: findDefinitions(sections, terms, points, spell),
    points,
    classOf: (piece) => {
      const known = classes.get(piece) ?? classifyPassage(piece.text, piece.block);
      classes.set(piece, known);
      return known;
    },
  };
}

/**
 * How long what is planned takes: the class of the order, else that of the material, as many times as the material has classes.
 * An order that gives the time of all of them is taken at its word.
 */
function minutesOf({ lessonMinutes }: AnalysisInput, { course: { time, steps } }: Material): number {
  const told = new Set(steps.flatMap(({ lesson }) => lesson ?? [])).size;
  const classes = Math.max(1, told, time?.classes ?? 1);
  const timed = steps.every(({ minutes }) => minutes !== null)
    ? steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
    : 0;
  const each = time?.minutes ?? DEFAULT_LESSON_MINUTES;
  if (lessonMinutes !== null)
    return classes > 1 && lessonMinutes <= each ? classes * lessonMinutes : lessonMinutes;
  return time === null && timed > 0 ? timed : classes * each;
}

/** What a test or a piece of work orders is done, not learnt; a field to fill in or a source says nothing. */
function maySay({ role, tale }: Piece, { course }: Strategy): boolean {
  if (tale !== undefined) return false;
  return role !== 'blank' && role !== 'reference' && (role !== 'instruction' || course === 'explain');
}

/** Cover, orders, key. */
const AROUND_QUESTIONS = 3;
const FEWEST_ORDERS = 2;
/** Never more sections than content slots, so that each has at least one. */
function boundSections(frame: ReturnType<typeof chooseFrame>, size: number): { least: number; most: number } {
  let most = frame.sections.most;
  while (most > 1 && contentSlots(frame, size, most) < most) most -= 1;
  return { least: Math.min(frame.sections.least, most), most };
}

/** Statements that may answer one question, and how near to it they must be: by a word that hardly any other has, or several. */
const MOST = 2;
const NEAR = 0.2;
const FEWEST_WORDS = 3;
/** A book asks of all that it tells: there nothing stands out by it. */
const MOST_QUESTIONS = 60;

/**
 * What the material's own questions are answered by: to ask a class for what no slide told is worse than to leave a trifle out. A
 * statement is read with the heading that it stands under, tf-idf by tf-idf.
 */
function findAsked(exercises: readonly Piece[], sections: readonly Section[]): ReadonlySet<Statement> {
  const questions = exercises.flatMap(({ statements }) =>
    statements.filter(({ role, words }) => role === 'exercise' && words >= FEWEST_WORDS),
  );
  if (questions.length === 0 || questions.length > MOST_QUESTIONS) return new Set();
  const told: { statement: Statement; text: string }[] = [];
  for (const { pieces } of sections) {
    let head = '';
    for (const piece of pieces) {
      if (piece.kind === 'heading') head = piece.text;
      else if (piece.kind === 'text' || piece.kind === 'list')
        for (const statement of piece.statements)
          if (isContentRole(statement.role)) told.push({ statement, text: `${head} ${statement.text}` });
    }
  }
  const space = buildVectorSpace(told.map(({ text }) => text));
  return new Set(
    questions.flatMap(({ text }) =>
      space
        .nearest(text, MOST)
        .filter(({ similarity }) => similarity >= NEAR)
        .flatMap(({ index }) => told[index]?.statement ?? []),
    ),
  );
}
