import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPOSITION, PICTURES } from '#engine/composing/children/composing-task.ts';
import {
  type BookletVersion,
  EDIT_MODE,
  type EditingAssignment,
  type EditingOutcome,
  type LaidLesson,
  LESSON,
  type ProposalWish,
} from '#engine/composing/children/editing-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { findUploadedPictures } from '#server/composition/draft-pictures.queries.ts';
import { layOutMaterial } from '#server/composition/lay-out-material.ts';
import { knownPictures, NO_PICTURES } from '#server/composition/lesson-pictures.ts';
import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { DeckVersion } from './studio-lesson.ts';

type Drawn = Extract<EditingOutcome, { kind: 'drawn' }>;
/**
 * What came of drawing an edited deck: its composition as JSON, and the pictures that were asked for by their key. Without
 * findings where those are to be asked for.
 */
export interface DrawnEdit extends Omit<Drawn, 'pictures' | 'kind'> {
  composition: Buffer;
  pictures: Map<string, Buffer>;
}

/** Lessons laid out on the disk at once: those that are being edited. */
const MOST_LAID_OUT = 24;
interface LaidOut {
  folder: string;
  /** Keys of the pictures that lie there. */
  pictures: Set<string>;
}

/** One for each product, by its database: the studio and the jobs of a process lay a lesson out once. */
const opened = new WeakMap<AppDeps['database'], DeckEditor>();
export function deckEditorOf(deps: AppDeps): DeckEditor {
  const editor = opened.get(deps.database) ?? openDeckEditor(deps);
  opened.set(deps.database, editor);
  return editor;
}

/**
 * Has the composing child draw, judge and mend decks that are edited. A lesson's order, analysis and pictures lie in a
 * folder for as long as it is edited, so that an edit hands over no more than its deck.
 */
function openDeckEditor(deps: AppDeps) {
  const { database, storage, composingPool, log } = deps;
  const laid = new Map<string, Promise<LaidOut>>();
  deps.onStop(async () => {
    await Promise.allSettled([...laid.values()].map(drop));
  });

  const layOut = async (lesson: LessonRow): Promise<LaidOut> => {
    const analysed = await findAnalysedOrder(database.db, lesson);
    if (!analysed) throw new Problem('draft_not_found');
    const known = (await knownPictures(database.db, lesson, analysed)) ?? NO_PICTURES;
    const folder = join(storage.spoolDir, `studio-${randomUUID()}`);
    const paths = await layOutMaterial(folder, analysed, known);
    const { order, analysis } = analysed;
    const told: LaidLesson = { order, analysis, pictures: known.pictures, author: null, ...paths };
    await writeFile(join(folder, LESSON), JSON.stringify(told), { mode: 0o600 });
    return { folder, pictures: new Set(known.bytes.keys()) };
  };

  const placeOf = (lesson: LessonRow): Promise<LaidOut> => {
    const key = `${lesson.id}:${lesson.analysisVersion}:${lesson.materialVersion}`;
    const place = laid.get(key) ?? layOut(lesson);
    place.catch(() => laid.delete(key));
    laid.delete(key);
    laid.set(key, place);
    for (const [oldest, unused] of laid) {
      if (laid.size <= MOST_LAID_OUT) break;
      laid.delete(oldest);
      void drop(unused);
    }
    return place;
  };

  /** Pictures that were uploaded since the lesson was laid out. */
  const bringPictures = async ({ folder, pictures }: LaidOut, lessonId: string, deck: DraftDeck) => {
    const lacking = deck.pictures.map(({ key }) => key).filter((key) => !pictures.has(key));
    for (const { key, bytes } of await findUploadedPictures(database.db, lessonId, lacking)) {
      await writeFile(join(folder, PICTURES, key), bytes, { mode: 0o600 });
      pictures.add(key);
    }
  };

  const ask = async (lesson: LessonRow, assignment: Omit<EditingAssignment, 'lesson'>) => {
    const place = await placeOf(lesson);
    await bringPictures(place, lesson.id, assignment.deck);
    const path = join(assignment.folder, 'assignment.json');
    const told: EditingAssignment = { ...assignment, lesson: place.folder };
    await writeFile(path, JSON.stringify(told), { mode: 0o600 });
    const run = () =>
      composingPool.run(EDIT_MODE, path, { owner: lesson.ownerId, lane: 'light' }) as Promise<EditingOutcome>;
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ReadingProblem) || error.code !== 'unsafe') throw error;
      // A child that ended may have ended for something else: one more try tells.
      log.warn({ err: error, lessonId: lesson.id }, 'a child ended while a draft was edited');
      return run();
    }
  };

  const within = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = join(storage.spoolDir, `edit-${randomUUID()}`);
    await mkdir(folder, { mode: 0o700 });
    try {
      return await work(folder);
    } catch (error) {
      if (error instanceof ReadingProblem) throw new Problem('draft_refused', { cause: error });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    /** The bytes of a picture that slides of the lesson may show; null where it has none under this key. */
    readPicture: async (lesson: LessonRow, key: string): Promise<Buffer | null> => {
      const { folder, pictures } = await placeOf(lesson);
      if (pictures.has(key)) return readFile(join(folder, PICTURES, key));
      const [uploaded] = await findUploadedPictures(database.db, lesson.id, [key]);
      return uploaded?.bytes ?? null;
    },
    /**
     * Draws and judges a deck, with pictures of these slides; of a booklet the page that shows what changed, not judged yet.
     * @param version the one that was edited
     * @throws Problem `draft_refused` for one that cannot be drawn
     */
    draw: (
      lesson: LessonRow,
      version: Pick<DeckVersion, 'made' | 'composition'>,
      { deck, pictures }: { deck: DraftDeck; pictures: string[] },
    ): Promise<DrawnEdit> =>
      within(async (folder) => {
        const before = bookletBefore(version);
        const outcome = await ask(lesson, { deck, before, folder, wish: { kind: 'draw', pictures } });
        if (outcome.kind !== 'drawn') throw refuseUndrawable(deck, outcome);
        const { pages, findings, pictures: names } = outcome;
        const drawn = new Map<string, Buffer>();
        for (const { key, name } of names) drawn.set(key, await readFile(join(folder, name)));
        return { pages, findings, pictures: drawn, composition: await readFile(join(folder, COMPOSITION)) };
      }),
    /** What the linter says of a version that was drawn before. */
    judge: (lesson: LessonRow, { made, composition, deck }: DeckVersion) =>
      within(async (folder) => {
        const before = bookletBefore({ made, composition });
        const outcome = await ask(lesson, { deck, before, folder, wish: { kind: 'judge' } });
        if (outcome.kind !== 'judged') throw refuseUndrawable(deck, outcome);
        return outcome.findings;
      }),
    /**
     * Proposes one slide of a version; null where there is nothing to propose.
     * @throws Problem `draft_refused` for a deck that cannot be drawn
     */
    propose: (lesson: LessonRow, version: DeckVersion, wish: ProposalWish) =>
      within(async (folder) => {
        const { deck } = version;
        const before = bookletBefore(version);
        const outcome = await ask(lesson, { deck, before, folder, wish });
        if (outcome.kind !== 'proposed') throw refuseUndrawable(deck, outcome);
        return outcome.slide;
      }),
  };
}
export type DeckEditor = ReturnType<typeof openDeckEditor>;

function bookletBefore({
  made,
  composition,
}: Pick<DeckVersion, 'made' | 'composition'>): BookletVersion | null {
  if (composition.kind === 'deck') return null;
  const { booklet, desk } = composition;
  const setting = desk?.asComposed ?? composition.setting;
  return { booklet, setting, keys: made.pages.flatMap(({ key }) => key ?? []) };
}

function refuseUndrawable({ slides, kind }: DraftDeck, outcome: EditingOutcome): Problem {
  const id = outcome.kind === 'undrawable' ? outcome.slideId : null;
  const index = slides.findIndex((slide) => slide.id === id);
  const whole = kind === 'deck' ? 'A apresentação' : 'A apostila';
  const which = index < 0 ? whole : `O slide ${index + 1}`;
  return new Problem('draft_refused', {
    message: `${which} não pode ser desenhado assim. Desfaça a última mudança e tente de outro jeito.`,
  });
}

const drop = async (place: Promise<LaidOut>): Promise<void> => {
  const known = await place.catch(() => null);
  if (known) await rm(known.folder, { recursive: true, force: true });
};
