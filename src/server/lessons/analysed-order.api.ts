import { and, eq } from 'drizzle-orm';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { findFile } from '#server/files/files.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { lessonAnalysesTable, lessonSourcesTable } from './analyses.table.ts';
import { type LessonRow, listAdjustments } from './lessons.api.ts';

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
}

/** The order with the analysis shown now and what that stands on; null before there is one. */
export async function findAnalysedOrder(db: DbOrTx, lesson: LessonRow): Promise<AnalysedOrder | null> {
  const { id, analysisVersion, materialVersion, sourceFileId } = lesson;
  const [made] = await db
    .select({ analysis: lessonAnalysesTable.analysis })
    .from(lessonAnalysesTable)
    .where(and(eq(lessonAnalysesTable.lessonId, id), eq(lessonAnalysesTable.version, analysisVersion)));
  if (!made) return null;
  const [read] = await db
    .select({ document: lessonSourcesTable.document })
    .from(lessonSourcesTable)
    .where(and(eq(lessonSourcesTable.lessonId, id), eq(lessonSourcesTable.materialVersion, materialVersion)));
  const stored = sourceFileId === null ? null : await findFile(db, sourceFileId);
  return {
    order: describeOrder(lesson, await listAdjustments(db, lesson)),
    analysis: made.analysis,
    file: read && stored ? { document: read.document, storageKey: stored.storageKey } : null,
  };
}
