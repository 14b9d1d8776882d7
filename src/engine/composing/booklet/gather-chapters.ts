import { isCaption } from '#engine/composing/deck/place-pictures.ts';
import { keepTags } from '#engine/composing/deck/write-readable.ts';
import { mendSlips } from '#engine/pedagogy/correct-slips.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { buildVectorSpace, contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { nearestBefore, placeOf } from '#engine/pedagogy/outline/arrange-parts.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { namePart } from '#engine/pedagogy/plan/name-practice.ts';
import { writeQuiz, writeQuizOf } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture, Statement } from '#shared/composition/blocks.ts';
import { isNamed, labelOf, nameTexts } from './claim-figures.ts';
import { type Exercise, gatherExercises } from './gather-exercises.ts';
import { gatherParts, type Part } from './gather-parts.ts';
import { gatherTasks } from './gather-tasks.ts';
import { findOrnaments, findPagesOfScreens } from './judge-pictures.ts';
import { findAnswered } from './list-lines.ts';
import { fromQuiz } from './pose-questions.ts';
import type { Tools } from './tools.ts';
import { findWrittenKey } from './written-key.ts';

/** All that the material gives a chapter, before anything is left out for want of room. */
export interface DraftChapter {
  title: string;
  parts: Part[];
  /** Those that the material asks itself. */
  exercises: Exercise[];
  /** What can be asked of the text that is left, given as JSON; `question` opens the chapter and is answered by it. */
  pose(told: string): { question: string | null; exercises: Exercise[] };
  /** What the plan proposes to do with it. */
  tasks: Statement[];
  outcomes: string[];
}

/** Signs at the beginning of a sentence that find it. */
const FOUND_BY = 40;

/** The chapters are the sections of the approved plan, in the order of the material. */
export function gatherChapters(
  lesson: Lesson,
  analysis: AiAnalysis,
  pictures: readonly Picture[],
): { chapters: DraftChapter[]; tools: Tools } {
  const tools = openTools(lesson, analysis, pictures);
  const quiz = writeQuiz(lesson);
  const { material } = lesson;
  const isOfKey = ({ blockRef }: Piece): boolean => tools.writtenKey.blocks.has(blockRef);
  const sections = lesson.sections.map((section) => ({
    ...section,
    pieces: section.pieces.filter((piece) => !isOfKey(piece)),
  }));
  const all = sections.flatMap((section) => section.pieces);
  const ownExercises = material.exercises.filter((piece) => !isOfKey(piece));
  const home = (piece: Piece): number => {
    const near = nearestBefore(all, piece);
    return near === undefined ? 0 : sections.findIndex((section) => section.pieces.includes(near));
  };
  const blocks = lesson.input.source?.blocks ?? [];
  const ornaments = findOrnaments({ blocks, told: [...all, ...ownExercises], tools });
  const screens = findPagesOfScreens(blocks, tools);
  const images = [...material.pieces, ...material.asides].filter(
    ({ kind, blockRef }) => kind === 'image' && !ornaments.has(blockRef),
  );
  const outcomes = outcomesOf(analysis);
  const lastTold = Math.max(...all.filter(({ role }) => isContentRole(role)).map(placeOf));
  /** What the material asks behind all that it tells. */
  const closing: Exercise[] = [];
  const keys = new Map<string, string>();
  const keyOf = (text: string): string => {
    const key = keys.get(text) ?? JSON.stringify(tools.say(text).slice(0, FOUND_BY)).slice(1, -1);
    keys.set(text, key);
    return key;
  };
  const chapters = sections.map((section, index): DraftChapter => {
    const pieces = section.pieces.filter(({ kind, page }) => kind !== 'image' && !screens.has(page ?? 0));
    for (const image of images.filter((one) => home(one) === index)) {
      const before = nearestBefore(pieces, image);
      pieces.splice(before === undefined ? 0 : pieces.lastIndexOf(before) + 1, 0, image);
    }
    const posed = [...pieces, ...ownExercises.filter((piece) => home(piece) === index)];
    // A figure is asked about where it stands, unless a teacher put the pieces in another order.
    const places = pieces.map(placeOf);
    const isInOrder = places.every((place, at) => (places[at - 1] ?? 0) <= place);
    const asked = isInOrder && tools.isPractice ? posed.toSorted((a, b) => placeOf(a) - placeOf(b)) : posed;
    const tail = tools.isPractice ? [] : asked.filter((piece) => placeOf(piece) > lastTold);
    const { exercises, claimed } = gatherExercises(
      asked.filter((piece) => !tail.includes(piece)),
      tools,
    );
    closing.push(...gatherExercises(tail, tools).exercises);
    // A picture of a test that no question asks about and no line names is an ornament.
    const isCaptioned = ({ block }: Piece): boolean => {
      const caption = tools.captions.get(block.id)?.text;
      const label = labelOf(caption);
      return (
        caption !== undefined &&
        (label !== caption.trim() ||
          pieces.some(
            ({ text, role }) => isContentRole(role) && text.trim() !== label && isNamed(text, label),
          ))
      );
    };
    const isShown = (piece: Piece): boolean =>
      !claimed.has(piece.blockRef) && (piece.kind !== 'image' || !tools.isPractice || isCaptioned(piece));
    const refs = new Set(pieces.map(({ blockRef }) => blockRef));
    // As the approved plan calls it.
    const title = tools.mend(namePart(lesson, lesson.sections[index] ?? section));
    return {
      title,
      parts: withoutOwnTitle(gatherParts(pieces.filter(isShown), tools), section.title),
      exercises,
      pose: (told) => {
        const quiz = writeQuizOf(lesson, index, ({ text }) => told.includes(keyOf(text)));
        const question = quiz.find(({ text }) => /^(?:Por que|Para que) /u.test(text)) ?? null;
        const exercises = quiz
          .filter((one) => one !== question)
          .map((one) => fromQuiz(one, tools, one.basis.flatMap(({ piece }) => tools.cite(piece)).slice(0, 1)))
          .filter((one) => !tellsItself(one) && !ownAsked.some((own) => asksLess(one, own)));
        return { question: question === null ? null : tools.say(question.text), exercises };
      },
      tasks: [],
      outcomes: outcomes.filter(({ refs: own }) => own.some((ref) => refs.has(ref))).map(({ text }) => text),
    };
  });
  spreadExercises(closing, chapters);
  const asked = chapters.flatMap(({ exercises }) => exercises);
  for (const [index, chapter] of chapters.entries())
    chapter.tasks = gatherTasks(analysis, chapter.title, quiz[index] ?? [], asked);
  const ownAsked = asked.map(({ kind, text }) => ({ kind, stems: new Set(contentStems(text)) }));
  const isFilled = ({ parts, exercises }: DraftChapter): boolean =>
    exercises.length > 0 || parts.some(({ units }) => units.length > 0);
  return { chapters: nameIntroduction(chapters.filter(isFilled), tools), tools };
}

/** Of so many chapters the first, called as the whole, leads into it. */
const LEAST_CHAPTERS = 3;

function nameIntroduction(chapters: DraftChapter[], { isWhole }: Tools): DraftChapter[] {
  const [first, ...others] = chapters;
  const leadsIn =
    first !== undefined &&
    chapters.length >= LEAST_CHAPTERS &&
    isWhole(first.title) &&
    first.parts.every(({ title }) => title === null);
  return leadsIn ? [{ ...first, title: 'Introdução' }, ...others] : chapters;
}

const ORDER_TO_FILL = /^complete[^“:]*:/iu;

/** All that it names is named by what the material asks itself, which asks it already or tells what is missing. */
function asksLess(
  { kind, text }: Exercise,
  own: { kind: Exercise['kind']; stems: ReadonlySet<string> },
): boolean {
  const stems = contentStems(text.replace(ORDER_TO_FILL, ''));
  const isComparable = kind === 'aberta' ? own.kind === 'aberta' : kind === 'lacuna';
  return isComparable && stems.length > 0 && stems.every((stem) => own.stems.has(stem));
}

/** One chapter is so much nearer than the next that what is asked belongs to it. */
const CLEARLY = 1.2;

/** What is asked behind all chapters is asked where its matter is told; what tells of none in particular stays at the end. */
function spreadExercises(closing: readonly Exercise[], chapters: readonly DraftChapter[]): void {
  const told = chapters.map(({ title, parts }) => `${title} ${JSON.stringify(parts)}`);
  const space = buildVectorSpace(told);
  for (const exercise of closing) {
    const [first, second] = space.nearest([exercise.text, ...exercise.options].join(' '), 2);
    const isClear = first !== undefined && first.similarity > CLEARLY * (second?.similarity ?? 0);
    (isClear ? chapters[first.index] : chapters.at(-1))?.exercises.push(exercise);
  }
}

/** A gap whose word stands elsewhere in the sentence asks nothing. */
function tellsItself({ kind, text, answer }: Exercise): boolean {
  const bare = (said: string): string =>
    ` ${normalise(said)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return kind === 'lacuna' && answer !== null && bare(text).includes(bare(answer));
}

function openTools(lesson: Lesson, analysis: AiAnalysis, pictures: readonly Picture[]): Tools {
  const mend = keepTags(mendSlips(analysis));
  const passages = Map.groupBy(analysis.passages, ({ blockId }) => blockId);
  const whole = normalise(lesson.input.title);
  const say = (text: string): string =>
    mend(plainMath(text)).replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return {
    mend,
    say,
    spell: lesson.spell,
    cite: (piece) => (passages.get(piece.blockRef) ?? []).map(({ id }) => id),
    shows: (role) =>
      lesson.material.strategy.course === 'explain' && lesson.material.strategy.alsoShown.includes(role),
    writtenKey: findWrittenKey(lesson),
    defined: new Map(
      lesson.definitions.flatMap((one) => {
        const saying = sayingOf(one);
        return saying === null ? [] : [[say(one.term).toLowerCase(), say(saying)] as const];
      }),
    ),
    isPractice: lesson.material.strategy.course === 'practise',
    isWhole: (title) => normalise(title) === whole,
    pictures: new Map(pictures.flatMap((one) => (one.blockId === null ? [] : [[one.blockId, one]]))),
    answered: findAnswered(lesson.input.source?.blocks ?? []),
    captions: findCaptions(lesson.input.source?.blocks ?? [], pictures),
    named: nameTexts(lesson.input.source?.blocks ?? [], new Set(pictures.map(({ blockId }) => blockId))),
  };
}

/** Controls, signs of one font alone and what turns the direction of a line. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\ufffe\uffff\ufffd\u202a-\u202e\u2066-\u2069]/gu;

/** The line below a picture that names it, else the one above. */
function findCaptions(
  blocks: readonly Block[],
  pictures: readonly Picture[],
): Map<string, { id: string; text: string }> {
  const shown = new Set(pictures.map(({ blockId }) => blockId));
  const taken = new Set<string>();
  return new Map(
    blocks.flatMap(({ id }, at) => {
      const caption = [blocks[at + 1], blocks[at - 1]].filter(isCaption).find((one) => !taken.has(one.id));
      if (!shown.has(id) || caption === undefined) return [];
      taken.add(caption.id);
      return [[id, caption] as const];
    }),
  );
}

/** The heading that the chapter is named by stands on its opener already. */
function withoutOwnTitle(parts: Part[], title: string): Part[] {
  const at = parts.findIndex((part) => part.title !== null);
  const first = parts[at];
  if (first === undefined || normalise(first.title ?? '') !== normalise(title)) return parts;
  return parts.with(at, { ...first, title: null });
}

/** What the plan says readers learn, with the blocks it stands on. */
function outcomesOf({ structure, evidence, passages }: AiAnalysis): { text: string; refs: string[] }[] {
  const blockOf = new Map(passages.map(({ id, blockId }) => [id, blockId]));
  return structure.plan
    .filter(({ purpose }) => purpose === 'objetivos')
    .flatMap(({ number, points }) =>
      points.map((text, place) => ({
        text,
        refs: (evidence[`/structure/plan/${number - 1}/points/${place}`] ?? []).map(
          (id) => blockOf.get(id) ?? '',
        ),
      })),
    );
}
