import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { findFile } from '#server/files/files.api.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { type OutlineEntry, tellParts } from '#shared/analysis/outline/outline.ts';
import { lessonAnalysesTable, lessonSourcesTable } from './analyses.table.ts';
import { type LessonRow, lessonTopic, listAdjustments } from './lessons.api.ts';
import { lessonsTable } from './lessons.table.ts';

/** What an analysis is made from, without the file. */
export type OrderText = Omit<AnalysisInput, 'source'>;

/** The order in the words of the engine. */
export function describeOrder(lesson: LessonRow, adjustments: readonly { text: string }[]): OrderText {
  const { content, title, serviceType, size, lessonMinutes, learningObjectives, genre } = lesson;
  return {
    content,
    title,
    serviceType,
    size,
    level: lesson.educationLevel,
    lessonMinutes,
    learningObjectives,
    ...(genre !== null && { genre }),
    adjustments: adjustments.map(({ text }) => text),
  };
}

export interface AnalysedOrder {
  order: OrderText;
  analysis: AiAnalysis;
  /** What was read of the file, gzipped JSON, and where the file lies; null where the lesson was typed. */
  file: { document: Buffer; storageKey: string } | null;
  /** What was understood of the material with the analysis, gzipped JSON; null where that was not kept. */
  understood: Buffer | null;
}

/** The order with the analysis shown now and what that stands on; null before there is one. */
export async function findAnalysedOrder(db: DbOrTx, lesson: LessonRow): Promise<AnalysedOrder | null> {
  const { id, analysisVersion, materialVersion, sourceFileId } = lesson;
  // A changed outline is of the same material, understood with the analysis that it began from.
  const [table, base] = [lessonAnalysesTable, alias(lessonAnalysesTable, 'base')];
  const [made] = await db
    .select({
      analysis: table.analysis,
      isOutlined: isNotNull(table.outline),
      understood: base.understood,
    })
    .from(table)
    .leftJoin(
      base,
      and(eq(base.lessonId, id), eq(base.version, sql`coalesce(${table.baseVersion}, ${table.version})`)),
    )
    .where(and(eq(table.lessonId, id), eq(table.version, analysisVersion)));
  if (!made) return null;
  const shown =
    made.isOutlined && lesson.serviceType === 'booklet' ? await findShownOutline(db, lesson) : null;
  const [read] = await db
    .select({ document: lessonSourcesTable.document })
    .from(lessonSourcesTable)
    .where(and(eq(lessonSourcesTable.lessonId, id), eq(lessonSourcesTable.materialVersion, materialVersion)));
  const stored = sourceFileId === null ? null : await findFile(db, sourceFileId);
  return {
    order: {
      ...describeOrder(lesson, await listAdjustments(db, lesson)),
      ...(shown?.entries && { outline: tellParts(shown.base, shown.entries) }),
    },
    analysis: made.analysis,
    file: read && stored ? { document: read.document, storageKey: stored.storageKey } : null,
    understood: made.understood,
  };
}

/** The analysis that a lesson shows, and what its outline was proposed as. */
export interface ShownOutline {
  /** As the engine proposed it. */
  base: AiAnalysis;
  baseVersion: number;
  /** What the teacher made of it; null where nothing was changed. */
  entries: OutlineEntry[] | null;
}

/** Null before there is an analysis. */
export async function findShownOutline(
  db: DbOrTx,
  { id, analysisVersion }: Pick<LessonRow, 'id' | 'analysisVersion'>,
): Promise<ShownOutline | null> {
  const find = async (version: number) => {
    const table = lessonAnalysesTable;
    const [row] = await db
      .select({ analysis: table.analysis, outline: table.outline, baseVersion: table.baseVersion })
      .from(table)
      .where(and(eq(table.lessonId, id), eq(table.version, version)));
    return row ?? null;
  };
  const shown = await find(analysisVersion);
  if (!shown) return null;
  if (shown.baseVersion === null)
    return { base: shown.analysis, baseVersion: analysisVersion, entries: null };
  const base = await find(shown.baseVersion);
  return base && { base: base.analysis, baseVersion: shown.baseVersion, entries: shown.outline };
}

/**
 * Keeps an edited outline with the analysis that follows from it as the next version, and shows that; open pages are
 * told to look. The lesson must be locked, and its analysis be the one that was edited.
 */
export async function keepOutline(
  tx: Tx,
  lesson: LessonRow,
  edited: { analysis: AiAnalysis; entries: OutlineEntry[]; baseVersion: number; now: Date },
): Promise<LessonRow> {
  const { id: lessonId, materialVersion } = lesson;
  const { analysis, entries: outline, baseVersion, now: createdAt } = edited;
  const version = lesson.requestedAnalysis + 1;
  const engine = `${analysis.engine.name} ${analysis.engine.version}`;
  await tx
    .insert(lessonAnalysesTable)
    .values({ lessonId, version, materialVersion, analysis, engine, outline, baseVersion, createdAt });
  const [shown] = await tx
    .update(lessonsTable)
    .set({ analysisVersion: version, requestedAnalysis: version, updatedAt: createdAt })
    .where(eq(lessonsTable.id, lessonId))
    .returning();
  if (!shown) throw new Problem('lesson_not_found');
  const data = { status: shown.status, analysisError: shown.analysisError };
  await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'status', data });
  return shown;
}
