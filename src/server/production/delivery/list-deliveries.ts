import { and, desc, eq } from 'drizzle-orm';
import { findFindings, nameDraftFile } from '#server/composition/composition.api.ts';
import { downloadPath, findFile } from '#server/files/files.api.ts';
import { factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import {
  productionRoundsTable,
  productionsTable,
  type RoundRow,
  ratingsTable,
} from '#server/production/production.table.ts';
import type { DraftFinding } from '#shared/composition/draft.contract.ts';
import { canSeeFile } from '#shared/files/file-access.ts';
import { MOST_TOLD } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { DeliveryReport } from '#shared/production/delivery-report.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';

/**
 * Every round of a lesson, the latest first. A file shows only to whom it is open; notes are the teacher's to read
 * once they are delivered.
 * @throws Problem `lesson_not_found`
 */
export async function listDeliveries(db: Db, viewer: Viewer, lessonId: string): Promise<Delivery[]> {
  const lesson = await findLesson(db, viewer, lessonId);
  const rows = await db
    .select({ round: productionRoundsTable, rating: ratingsTable })
    .from(productionRoundsTable)
    .innerJoin(productionsTable, eq(productionsTable.id, productionRoundsTable.productionId))
    .leftJoin(
      ratingsTable,
      and(
        eq(ratingsTable.lessonId, productionsTable.lessonId),
        eq(ratingsTable.round, productionRoundsTable.round),
      ),
    )
    .where(eq(productionsTable.lessonId, lesson.id))
    .orderBy(desc(productionRoundsTable.round))
    .limit(MOST_TOLD);
  const versions = rows.flatMap(({ round }) => round.draftVersion ?? []);
  const findings = await findFindings(db, lesson.id, versions);
  return Promise.all(
    rows.map(async ({ round, rating }) => ({
      round: round.round,
      revisionText: round.revisionText,
      openedAt: round.openedAt.toISOString(),
      deliveredAt: round.deliveredAt?.toISOString() ?? null,
      ...(await describeFile(db, viewer, lesson, round)),
      report: viewer.role === 'teacher' ? null : reportOf(lesson, round, findings),
      editorNotes: round.notes,
      rating: rating && {
        stars: rating.stars,
        comment: rating.comment,
        createdAt: rating.createdAt.toISOString(),
      },
    })),
  );
}

async function describeFile(db: Db, viewer: Viewer, lesson: LessonRow, { fileId, copies }: RoundRow) {
  const file = fileId === null ? null : await findFile(db, fileId);
  if (!file || file.status === 'deleted' || !canSeeFile(viewer, factsOf(lesson), file)) {
    return { deliveryUrl: null, fileName: null, fileBytes: null, copies: [] };
  }
  return {
    ...{ deliveryUrl: downloadPath(file.id), fileName: file.originalName, fileBytes: file.sizeBytes },
    copies: (copies ?? []).map(({ format, bytes }) => ({
      format,
      bytes,
      name: nameDraftFile(lesson, format),
    })),
  };
}

/** That of an uploaded file was kept with it; a draft has the findings of its version. */
function reportOf(
  { serviceType }: LessonRow,
  { report, draftVersion }: RoundRow,
  findings: ReadonlyMap<number, DraftFinding[]>,
): DeliveryReport | null {
  const told = draftVersion === null ? undefined : findings.get(draftVersion);
  if (!told) return report;
  return { findings: told, unit: serviceType === 'booklet' ? 'page' : 'slide', comparison: null };
}
