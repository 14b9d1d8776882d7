import { and, eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { downloadPath } from '#server/files/files.api.ts';
import { presentListed } from '#server/lessons/lesson-progress.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { findLesson, lessonsAs, listAdjustments } from '#server/lessons/lessons.api.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { replaceUntil } from '#server/production/delivery/replace-until.ts';
import {
  type ProductionRow,
  productionRoundsTable,
  productionsTable,
  ratingsTable,
} from '#server/production/production.table.ts';
import { findProduction } from '#server/production/production-access.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { dueStateOf } from '#shared/production/due-state.ts';
import type { OpenedProduction, Production } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';

const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');
const editors = peopleAs('editor');

/**
 * One production with what its teacher asked for before approving.
 * @throws Problem `production_not_found`
 */
export async function openProduction(
  db: Db,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<OpenedProduction> {
  const { lessonId } = await findProduction(db, viewer, id);
  const lesson = await findLesson(db, viewer, lessonId);
  const [production, adjustments] = await Promise.all([
    presentProduction(db, { id, viewer, now }),
    listAdjustments(db, lesson),
  ]);
  return { ...production, adjustments: adjustments.map(({ text }) => text) };
}

/** One production already found, as the wire knows it. */
export async function presentProduction(
  db: DbOrTx,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Date },
): Promise<Production> {
  const [parts] = await selectParts(db).where(eq(productionsTable.id, id));
  if (!parts) throw new Error('a production without its lesson');
  return toProduction(parts, viewer, now);
}

interface ProductionParts {
  production: ProductionRow;
  lesson: LessonRow;
  owner: Lesson['user'];
  /** Null once the work was taken from its editor or the account is gone. */
  editor: { id: string; firstName: string; lastName: string } | null;
  revisionText: string | null;
  stars: number | null;
  /** Of the present round. */
  round: Pick<typeof productionRoundsTable.$inferSelect, 'deliveredAt' | 'deliveredBy' | 'units'> | null;
}

/** The production as the wire knows it. */
export function toProduction(parts: ProductionParts, viewer: Viewer, now: Date): Production {
  const { production, lesson, owner, editor, revisionText, round } = parts;
  const { deadline } = lesson;
  const isDue = lesson.status === 'in_production' && lesson.onHoldSince === null && deadline !== null;
  return {
    id: production.id,
    status: production.status,
    progress: PRODUCTION_STATUSES[production.status].progress,
    deadline: deadline?.toISOString() ?? null,
    dueState: isDue ? dueStateOf(deadline, now) : null,
    lesson: presentListed({ row: lesson, owner }, viewer, now),
    editor,
    deliveryUrl: production.deliveryFileId && downloadPath(production.deliveryFileId),
    deliveryUnits: production.deliveryFileId === null ? null : (round?.units ?? null),
    replaceUntil: replaceUntil({ lesson, production, round }, viewer, now)?.toISOString() ?? null,
    editorNotes: production.editorNotes,
    round: production.round,
    stars: parts.stars,
    revisionText,
    assignedAt: production.assignedAt.toISOString(),
    startedAt: production.startedAt?.toISOString() ?? null,
    completedAt: production.completedAt?.toISOString() ?? null,
  };
}

/** What `toProduction` is made of, for whichever productions are asked for. */
export const selectParts = (db: DbOrTx) =>
  db
    .select({
      production: productionsTable,
      lesson: lessons,
      owner: {
        id: owners.id,
        firstName: owners.firstName,
        lastName: owners.lastName,
        email: owners.email,
      },
      editor: { id: editors.id, firstName: editors.firstName, lastName: editors.lastName },
      revisionText: productionRoundsTable.revisionText,
      stars: ratingsTable.stars,
      round: {
        // Never null, and first: the joined row counts as missing where its first column is.
        openedAt: productionRoundsTable.openedAt,
        deliveredAt: productionRoundsTable.deliveredAt,
        deliveredBy: productionRoundsTable.deliveredBy,
        units: productionRoundsTable.units,
      },
    })
    .from(productionsTable)
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .innerJoin(owners, eq(owners.id, lessons.ownerId))
    .leftJoin(editors, eq(editors.id, productionsTable.editorId))
    .leftJoin(
      productionRoundsTable,
      and(
        eq(productionRoundsTable.productionId, productionsTable.id),
        eq(productionRoundsTable.round, productionsTable.round),
      ),
    )
    .leftJoin(
      ratingsTable,
      and(
        eq(ratingsTable.lessonId, productionsTable.lessonId),
        eq(ratingsTable.round, productionsTable.round),
      ),
    )
    .$dynamic();
