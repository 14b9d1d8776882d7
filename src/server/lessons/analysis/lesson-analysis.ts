import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { findFile } from '#server/files/files.api.ts';
import { lessonAnalysesTable, lessonSourcesTable } from '#server/lessons/analyses.table.ts';
import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { type LessonRow, lessonTopic, listAdjustments } from '#server/lessons/lessons.api.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { lessonMail } from '#server/lessons/mails/lesson-mails.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { LessonEventData } from '#shared/lesson-events.ts';

/** Longer than the longest scan takes with all its tries. */
const STALLED_MS = 2 * 3_600_000;
const WORKER = { role: 'worker', userId: null } as const;

/** Which analysis is meant; another text, file or adjustment makes it stale. */
export interface AnalysisKey {
  lessonId: string;
  version: number;
}

/** What an analysis starts from. */
export interface AnalysisTask {
  lesson: LessonRow;
  adjustments: { text: string }[];
  /** What was read of this material before, gzipped JSON; else the file to read; else typed text alone. */
  source: { document: Buffer } | { storageKey: string } | null;
}

/**
 * Takes an analysis up: the lesson turns to `analyzing`, or already is after a crash or for a new
 * version. Null where nothing is left to do: done, given up, cancelled or replaced by a later one.
 */
export async function takeUpAnalysis(deps: AppDeps, key: AnalysisKey): Promise<AnalysisTask | null> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await lockLesson(tx, key);
    if (!lesson) return null;
    if (lesson.status === 'submitted' && lesson.analysisError === null) {
      await changeLessonStatus(tx, {
        lessonId: key.lessonId,
        event: 'start_analysis',
        actor: WORKER,
        now: deps.clock.now(),
      });
    } else if (lesson.status !== 'analyzing') return null;
    return {
      lesson,
      adjustments: await listAdjustments(tx, lesson),
      source: await findSource(tx, lesson),
    };
  });
}

/** Keeps the analysis as a version and has the teacher told. A stale one is dropped without a trace. */
export async function keepAnalysis(
  deps: AppDeps,
  key: AnalysisKey,
  found: { analysis: AiAnalysis; document: Buffer | null; understood: Buffer },
): Promise<void> {
  const { lessonId, version } = key;
  await deps.database.db.transaction(async (tx) => {
    const lesson = await lockLesson(tx, key);
    if (lesson?.status !== 'analyzing') return;
    const now = deps.clock.now();
    const { materialVersion } = lesson;
    const { name, version: engineVersion } = found.analysis.engine;
    await tx.insert(lessonAnalysesTable).values({
      lessonId,
      version,
      materialVersion,
      analysis: found.analysis,
      engine: `${name} ${engineVersion}`,
      understood: found.understood,
      createdAt: now,
    });
    if (found.document) {
      await tx
        .insert(lessonSourcesTable)
        .values({ lessonId, materialVersion, document: found.document, createdAt: now })
        .onConflictDoNothing();
    }
    await changeLessonStatus(tx, {
      lessonId,
      event: 'finish_analysis',
      actor: WORKER,
      now,
      set: { analysisVersion: version, analysisError: null },
    });
    await enqueueMail(tx, deps, lessonMail, { kind: 'analysis_ready', lessonId });
  });
}

/**
 * Gives an analysis up for good: the teacher reads `message` and can send other material; support is told. Where an
 * admin had it read once more nobody is written to: it waits in the inbox again, and the teacher knows already.
 */
export async function giveUpAnalysis(deps: AppDeps, key: AnalysisKey, message: string): Promise<void> {
  const { lessonId } = key;
  await deps.database.db.transaction(async (tx) => {
    const lesson = await lockLesson(tx, key);
    if (lesson?.status !== 'analyzing') return;
    const isRetry = (await findLastEvent(tx, lessonId)) === 'retry_analysis';
    await changeLessonStatus(tx, {
      lessonId,
      event: 'fail_analysis',
      actor: WORKER,
      now: deps.clock.now(),
      reason: message,
      set: { analysisError: message },
    });
    if (isRetry) return;
    await enqueueMail(tx, deps, lessonMail, { kind: 'analysis_failed', lessonId });
    await enqueueMail(tx, deps, lessonMail, { kind: 'analysis_failed_support', lessonId });
  });
}

async function findLastEvent(tx: Tx, lesson: string): Promise<string | undefined> {
  const { event, lessonId, createdAt, id } = lessonTransitionsTable;
  const [last] = await tx
    .select({ event })
    .from(lessonTransitionsTable)
    .where(eq(lessonId, lesson))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return last?.event;
}

/** Analyses asked for so long ago that whoever was to make them must be gone; at most 100 at a time. */
export async function listStalledAnalyses(db: DbOrTx, now: Date): Promise<LessonRow[]> {
  const { status, analysisError, updatedAt } = lessonsTable;
  const isWaiting = or(eq(status, 'analyzing'), and(eq(status, 'submitted'), isNull(analysisError)));
  return db
    .select()
    .from(lessonsTable)
    .where(and(isWaiting, lt(updatedAt, new Date(now.getTime() - STALLED_MS))))
    .limit(100);
}

/** Tells whoever watches the lesson how far its analysis is. */
export async function publishProgress(
  db: DbOrTx,
  lessonId: string,
  data: LessonEventData<'progress'>,
): Promise<void> {
  await publishEvent(db, { topic: lessonTopic(lessonId), type: 'progress', data });
}

/** The lesson, locked, if this is still the analysis asked for. */
async function lockLesson(tx: Tx, { lessonId, version }: AnalysisKey): Promise<LessonRow | null> {
  const [lesson] = await tx
    .select()
    .from(lessonsTable)
    .where(and(eq(lessonsTable.id, lessonId), eq(lessonsTable.requestedAnalysis, version)))
    .for('update');
  return lesson ?? null;
}

async function findSource(tx: Tx, lesson: LessonRow): Promise<AnalysisTask['source']> {
  if (lesson.sourceFileId === null) return null;
  const [read] = await tx
    .select({ document: lessonSourcesTable.document })
    .from(lessonSourcesTable)
    .where(
      and(
        eq(lessonSourcesTable.lessonId, lesson.id),
        eq(lessonSourcesTable.materialVersion, lesson.materialVersion),
      ),
    );
  if (read) return read;
  const file = await findFile(tx, lesson.sourceFileId);
  if (!file) throw new Error('the lesson names a file that is not there');
  return { storageKey: file.storageKey };
}
