import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { and, desc, eq } from 'drizzle-orm';
import {
  ANALYSIS,
  COMPOSE_MODE,
  COMPOSITION,
  type ComposingAssignment,
  type ComposingOutcome,
} from '#engine/composing/children/composing-task.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import { namesOf } from '#server/accounts/accounts.api.ts';
import type { AnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import { type LessonRow, lessonTopic, lockLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { ToldComposition } from './compositions.queries.ts';
import { type CompositionRow, compositionsTable } from './compositions.table.ts';
import { layOutMaterial } from './lay-out-material.ts';
import { type LessonPictures, NO_PICTURES } from './lesson-pictures.ts';
import { requestJudgement } from './request-composition.ts';

export type Look = NonNullable<ComposingAssignment['look']>;

export interface ComposingWish {
  look: Look | null;
  /** Who chose the look; null for the machine. */
  by: string | null;
  /** Null while they are still to be taken out of the file: a first look goes without. */
  pictures: LessonPictures | null;
  /** The version that was the newest when the wish was made; one that came since is not put behind. */
  after?: number;
  signal: AbortSignal;
}

/**
 * Composes the analysed order in a child and keeps it as the next version. Answers null where the lesson went on
 * meanwhile to another analysis, or to a version after the one named: then nothing is kept.
 * @throws ReadingProblem where the child was stopped by its limits, Problem `look_refused` where what somebody chose cannot be
 */
export async function composeVersion(
  deps: AppDeps,
  lesson: LessonRow,
  analysed: AnalysedOrder,
  wish: ComposingWish,
): Promise<ToldComposition | null> {
  const made = await composeInChild(deps, lesson, analysed, wish);
  if (!('refusal' in made)) return keepVersion(deps, lesson, made.kept, wish.after);
  // A look somebody tries does not take away the one that is there.
  if (wish.by !== null) throw new Problem('look_refused', { message: made.refusal });
  return keepVersion(deps, lesson, { ...REFUSED, refusal: made.refusal }, wish.after);
}

type Composed = { kept: Kept; analysis: AiAnalysis };

/**
 * Has a child compose an analysed order, and analyse it anew where it comes without an analysis.
 * @throws ReadingProblem where the child was stopped by its limits
 */
export async function composeInChild(
  deps: AppDeps,
  lesson: LessonRow,
  { order, analysis, ...material }: Omit<AnalysedOrder, 'analysis'> & { analysis: AiAnalysis | null },
  { look, by, pictures: taken, signal }: ComposingWish,
): Promise<Composed | { refusal: string }> {
  const folder = join(deps.storage.spoolDir, `compose-${randomUUID()}`);
  const lessonPictures = taken ?? NO_PICTURES;
  try {
    const paths = await layOutMaterial(folder, material, lessonPictures);
    const author = (await namesOf(deps.database.db, [lesson.ownerId])).get(lesson.ownerId) ?? null;
    const assignment: ComposingAssignment = {
      ...{ order, analysis, ...paths, author, look, folder },
      pictures: lessonPictures.pictures,
    };
    const path = join(folder, 'assignment.json');
    await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
    const options = { signal, owner: lesson.ownerId, lane: 'light' } as const;
    const outcome = (await deps.composingPool.run(COMPOSE_MODE, path, options)) as ComposingOutcome;
    if ('refusal' in outcome) return { refusal: outcome.refusal };
    const composed = await readFile(join(folder, COMPOSITION));
    const composition = JSON.parse(composed.toString()) as Composition;
    const kept: Kept = {
      ...{ pages: outcome.pages, ...lookOf(composition), refusal: null },
      findings: outcome.findings,
      composition: gzipSync(composed),
      ...{ isLookChosen: look !== null, isPartial: taken === null, isEdited: false, createdBy: by },
    };
    const made = analysis ?? (JSON.parse(await readFile(join(folder, ANALYSIS), 'utf8')) as AiAnalysis);
    return { kept, analysis: made };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Kept = Omit<
  CompositionRow,
  | 'lessonId'
  | 'version'
  | 'analysisVersion'
  | 'materialVersion'
  | 'createdAt'
  | 'deliveredAt'
  | 'ownDeliveryFailedAt'
  | 'isJudged'
>;
export const REFUSED: Omit<Kept, 'refusal'> = {
  ...{ composition: null, pages: [], findings: [], theme: null, palette: null },
  ...{ isLookChosen: false, isPartial: false, isEdited: false, createdBy: null },
};

function lookOf(composition: Composition): Look {
  if (composition.kind === 'deck')
    return { theme: composition.deck.theme, palette: composition.deck.palette };
  return { theme: composition.booklet.template, palette: composition.booklet.palette };
}

/** Keeps a version and tells the open pages of the lesson, unless another analysis or version is shown by now. */
export async function keepVersion(
  deps: AppDeps,
  { id: lessonId, analysisVersion, materialVersion }: LessonRow,
  kept: Kept,
  after?: number,
): Promise<ToldComposition | null> {
  const { database, clock } = deps;
  return database.db.transaction(async (tx) => {
    const lesson = await lockLesson(tx, lessonId);
    if (lesson.analysisVersion !== analysisVersion) return null;
    const [last] = await tx
      .select({ version: compositionsTable.version })
      .from(compositionsTable)
      .where(eq(compositionsTable.lessonId, lessonId))
      .orderBy(desc(compositionsTable.version))
      .limit(1);
    if (after !== undefined && (last?.version ?? 0) !== after) return null;
    const version = (last?.version ?? 0) + 1;
    const [row] = await tx
      .insert(compositionsTable)
      .values({ ...kept, lessonId, version, analysisVersion, materialVersion, createdAt: clock.now() })
      .returning();
    await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'preview', data: { version } });
    // Who edits it opens what is judged for the studio; a first look is opened by nobody there.
    if (lesson.paidAt !== null && !kept.isPartial) await requestJudgement(tx, deps, lesson);
    return row ?? null;
  });
}

/** A first look becomes what there is, where its pictures cannot be had. Answers whether there was one. */
export async function settleFirstLook(
  { database }: Pick<AppDeps, 'database'>,
  { id: lessonId, analysisVersion }: Pick<LessonRow, 'id' | 'analysisVersion'>,
): Promise<boolean> {
  const table = compositionsTable;
  return database.db.transaction(async (tx) => {
    const settled = await tx
      .update(table)
      .set({ isPartial: false })
      .where(
        and(
          eq(table.lessonId, lessonId),
          eq(table.analysisVersion, analysisVersion),
          eq(table.isPartial, true),
        ),
      )
      .returning({ version: table.version });
    const version = Math.max(0, ...settled.map((row) => row.version));
    if (version > 0)
      await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'preview', data: { version } });
    return version > 0;
  });
}
