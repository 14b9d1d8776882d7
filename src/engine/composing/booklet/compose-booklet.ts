import { withoutNumber } from '#engine/composing/deck/forms/form.ts';
import { writeSubstances } from '#engine/composing/write-chemistry.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isNameless, isNotice } from '#engine/pedagogy/outline/nameless.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BookletBlock, Picture } from '#shared/composition/blocks.ts';
import { BOOKLET_VERSION, type Booklet, type Chapter } from '#shared/composition/booklet.ts';
import type { PaletteName, TemplateName } from '#shared/composition/themes.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import { addMarginNotes } from './add-margin-notes.ts';
import { askParts, askSections, askSteps, askTables } from './ask-sections.ts';
import { chooseBookletLook } from './choose-look.ts';
import { chooseSources, listSources } from './choose-sources.ts';
import { chooseUnits } from './choose-units.ts';
import { drawTold } from './draw-told.ts';
import { type DraftChapter, gatherChapters } from './gather-chapters.ts';
import type { Exercise } from './gather-exercises.ts';
import type { Part } from './gather-parts.ts';
import { writeActivity } from './gather-tasks.ts';
import { listEntries } from './list-entries.ts';
import { askEntries, askTogether, correctJudged, numberExercises, orderOf } from './pose-questions.ts';
import { joinTables } from './shape-units.ts';
import type { Tools } from './tools.ts';

export interface BookletWishes {
  template?: TemplateName;
  palette?: PaletteName;
  author?: string;
}

/**
 * Gives the booklet of any share of the material, 0 (the first paragraph of each chapter) to 1 (all of it), one for all
 * chapters or one for each. Chapters named in `asking`, from 0, ask more than is usual.
 */
export type BookletOf = (share: number | readonly number[], asking?: ReadonlySet<number>) => Booklet;

const LONGEST_BOOK_TITLE = 120;
/** Below this, chapters follow one another on the page and what is asked stands at the end. */
const SHORT_BOOKLET = 16;
/** Under this share of the material there is hardly room for its text. */
const LITTLE = 0.05;
/** Exercises of one difficulty in a chapter; of the material's own so much more as the chapter has of its text. */
const MOST_OF_A_LEVEL = { short: 2, usual: 4, more: 6 };
/** What a chapter asks at least, where its parts say something that can be asked; a text that was cut keeps more of its pages. */
const LEAST_ASKED = { short: 2, cutShort: 1, usual: 4, cut: 2 };
/** From so many of the material's own a chapter on, half of them answered, a short booklet asks those alone. */
const ENOUGH_OWN = 2;
/** A glossary of fewer looks forgotten; the margin still says them. */
const LEAST_TERMS = 3;
/** The chapter's own title is 1. */
const LOWEST_HEADING = 3;

/**
 * A booklet from the approved plan and the material, in the material's words and order; what it lacks becomes no text.
 * How much of it stands in the booklet is left open: the pages decide.
 */
export function composeBooklet(
  lesson: Lesson,
  analysis: AiAnalysis,
  pictures: readonly Picture[] = [],
  wishes: BookletWishes = {},
): BookletOf {
  const { input, material } = lesson;
  const { chapters, tools } = gatherChapters(lesson, analysis, pictures);
  const { template, palette } = chooseBookletLook(input.level, analysis.component, wishes);
  const level = input.level === null ? null : EDUCATION_LEVELS[input.level];
  const phrases = analysis.keyPhrases.map(({ phrase }) => phrase.toLowerCase());
  const isPractice = material.strategy.course === 'practise';
  const isSchool = template === 'caderno';
  const base = {
    version: BOOKLET_VERSION as Booklet['version'],
    kind: 'booklet' as const,
    title: upperFirst(clip(tools.say(input.title), LONGEST_BOOK_TITLE)),
    subtitle: null,
    tag: [analysis.component, level].filter((part) => part !== null).join(' · ') || null,
    author: wishes.author ?? null,
    component: analysis.component,
    template,
    palette,
    pages: input.size,
    codes: isSchool ? [...new Set(analysis.skillCodes.map(({ code }) => code))] : [],
    pictures: [...pictures],
  };
  const listed = listSources(lesson, tools);
  const own = chapters.flatMap(({ exercises }) => exercises);
  const answered = own.filter(({ answer, right }) => answer !== null || right !== null).length;
  const asksEnough = own.length >= ENOUGH_OWN * chapters.length && answered * 2 >= own.length;
  return (share, asking = new Set()) => {
    // Gathered at the end of a short booklet, lists to relate or tables to fill in would follow one another.
    const orders = new Set<string>();
    const kept = chapters.map((chapter, index) => {
      const composed = composeChapter(chapter, index, {
        share: typeof share === 'number' ? share : (share[index] ?? 1),
        phrases,
        isPractice,
        asksMore: asking.has(index),
        poses: input.size >= SHORT_BOOKLET || !asksEnough,
        size: input.size,
        orders,
        isCollection: material.understanding?.genre === 'coletanea',
      });
      if (input.size < SHORT_BOOKLET) for (const one of composed.exercises) orders.add(orderOf(one));
      return composed;
    });
    const isGathered = input.size < SHORT_BOOKLET && !isPractice;
    const joined = isPractice
      ? kept
      : isGathered
        ? askTogether(kept)
        : kept.flatMap((one) => askTogether([one]));
    const numbered = numberExercises(joined, isGathered);
    const terms = writeGlossary(lesson, numbered, tools).slice(0, 2 * input.size);
    const sources = chooseSources(listed, numbered, input.size);
    const glossary = terms.length < LEAST_TERMS ? [] : terms;
    return {
      ...base,
      ...writeSubstances({ chapters: addMarginNotes(drawTold(numbered), terms), glossary }),
      sources,
    };
  };
}

interface Cut {
  share: number;
  phrases: readonly string[];
  /** A test or a list is practised in its own order, not sorted by difficulty. */
  isPractice: boolean;
  asksMore: boolean;
  /** Questions of ours stand beside those of the material. */
  poses: boolean;
  size: number;
  /** What was ordered in other chapters: a list to relate, a table to fill in. */
  orders: ReadonlySet<string>;
  /** A text under each title. */
  isCollection: boolean;
}

function composeChapter(
  draft: DraftChapter,
  index: number,
  { share, phrases, isPractice, asksMore, poses, size, orders, isCollection }: Cut,
): Chapter {
  const parts = chooseUnits(draft.parts, share, phrases, draft.title);
  const matter = withoutTitleAgain(writeBlocks(parts), draft.title);
  // A short booklet keeps its pages for the text.
  const hasActivity = size >= SHORT_BOOKLET && !isPractice;
  const blocks = hasActivity ? [...matter, ...writeActivity(draft.tasks, matter, draft.title)] : matter;
  const posed = draft.pose(JSON.stringify(matter));
  const together = [askEntries, askSteps, askTables].flatMap((ask) => ask(matter).slice(0, 1));
  const more = isPractice
    ? posed.exercises.map(correctJudged)
    : [...together.filter((one) => !orders.has(orderOf(one))), ...posed.exercises];
  const asked = [...draft.exercises, ...more];
  const [whole, cut] =
    size >= SHORT_BOOKLET ? [LEAST_ASKED.usual, LEAST_ASKED.cut] : [LEAST_ASKED.short, LEAST_ASKED.cutShort];
  const least = share < 1 ? cut : whole;
  const lacking = asksMore ? Number.POSITIVE_INFINITY : poses ? Math.max(0, least - asked.length) : 0;
  if (!isPractice && isCollection && asksMore) more.push(...askParts(matter, draft.title, more));
  if (!isPractice && !isCollection)
    more.push(...askSections(matter, draft.title, asked, 2 * index).slice(0, lacking));
  const usual = size >= SHORT_BOOKLET ? MOST_OF_A_LEVEL.usual : share > LITTLE ? MOST_OF_A_LEVEL.short : 1;
  const most = asksMore ? usual + MOST_OF_A_LEVEL.more : usual;
  const mostPosed = poses ? most : most - usual;
  const askLevel = (level: number): Exercise[] => {
    const own = draft.exercises.filter(({ difficulty }) => difficulty === level);
    const kept = own.slice(0, Math.max(most, Math.ceil(share * own.length)));
    const ours = more.filter(({ difficulty }) => difficulty === level);
    return [...kept, ...ours.slice(0, Math.max(0, mostPosed - kept.length))];
  };
  return {
    id: `c${index + 1}`,
    title: withoutNumber(draft.title, index),
    question: posed.question,
    lead: null,
    topics: matter
      .flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block.text] : []))
      .filter((name) => !isNameless(name) && !isNotice(name))
      .slice(0, 6),
    outcomes: draft.outcomes.slice(0, 5),
    blocks,
    exercises: (isPractice
      ? [...draft.exercises, ...more].slice(0, Math.ceil(share * (draft.exercises.length + more.length)))
      : [1, 2, 3].flatMap(askLevel)
    ).map((exercise) => ({ ...exercise, number: 0 })),
  };
}

/** Headings of two levels, the highest of the chapter first; one whose text is left out goes with it. */
function writeBlocks(parts: readonly Part[]): BookletBlock[] {
  const kept = parts.filter(({ units }, at) => units.length > 0 || isFilledBelow(parts, at));
  const entries = listEntries(kept);
  const above: number[] = [];
  const blocks = kept.flatMap(({ title, level, units }, at): BookletBlock[] => {
    const entry = entries.get(at);
    if (entry !== undefined) return entry;
    while ((above.at(-1) ?? 0) >= level && above.length > 0) above.pop();
    if (title !== null) above.push(level);
    const heading: BookletBlock[] =
      title === null
        ? []
        : [{ type: 'heading', level: Math.min(above.length + 1, LOWEST_HEADING), text: title }];
    return [...heading, ...joinTables(units.flatMap((unit) => unit.blocks))];
  });
  // Deep headings stand on one level: of two that follow one another the upper has lost its text, or says the same.
  const said = blocks.filter(
    (block, at) => !(block.type === 'heading' && isSameHeading(block.text, blocks[at - 1])),
  );
  return said.filter((block, at) => {
    if (block.type !== 'heading') return true;
    const next = said[at + 1];
    return next !== undefined && (next.type !== 'heading' || next.level > block.level);
  });
}

/** The only section of a chapter that its title names already: what stands below it is the chapter's. */
function withoutTitleAgain(blocks: BookletBlock[], title: string): BookletBlock[] {
  const at = blocks.findIndex(({ type }) => type === 'heading');
  const first = blocks[at];
  const sections = blocks.filter((block) => block.type === 'heading' && block.level === 2);
  if (first?.type !== 'heading' || sections.length !== 1) return blocks;
  const named = new Set(normalise(title).match(WORD));
  const isNamed = (normalise(first.text).match(WORD) ?? []).every((word) => named.has(word));
  if (!isNamed) return blocks;
  return blocks.toSpliced(at, 1).map((block) => (block.type === 'heading' ? { ...block, level: 2 } : block));
}

const WORD = /[\p{L}\p{N}]+/gu;
const isSameHeading = (text: string, block: BookletBlock | undefined): boolean =>
  block?.type === 'heading' && normalise(block.text) === normalise(text);

function isFilledBelow(parts: readonly Part[], at: number): boolean {
  const level = parts[at]?.level ?? 0;
  const below = parts.slice(at + 1);
  const end = below.findIndex((part) => part.level <= level);
  return below.slice(0, end < 0 ? below.length : end).some(({ units }) => units.length > 0);
}

/** Terms that the material defines and the booklet uses, from A to Z. */
function writeGlossary(lesson: Lesson, chapters: readonly Chapter[], { say }: Tools): Booklet['glossary'] {
  const words = JSON.stringify(chapters.map(({ blocks }) => blocks)).toLowerCase();
  return lesson.definitions
    .flatMap((definition) => {
      const term = upperFirst(say(definition.term));
      const saying = sayingOf(definition);
      if (saying === null || !words.includes(term.toLowerCase())) return [];
      return [{ term, text: say(saying), passageIds: [] }];
    })
    .sort((a, b) => a.term.localeCompare(b.term, 'pt-BR'));
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

/** How many places of the booklet are marked for a person to complete, the answers that nobody gave among them. */
export function countPlaces({ chapters }: Booklet): number {
  return chapters.flatMap(({ blocks, exercises }) => [
    ...blocks.filter(({ type }) => type === 'place'),
    ...exercises.filter(({ answer, right }) => answer === null && right === null),
  ]).length;
}
