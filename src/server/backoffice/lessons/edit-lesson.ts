import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';
import { reaisToCents } from '#shared/money.ts';
import { changePrice } from '#server/lessons/order/change-price.ts';
import { appendEntry } from '#server/lessons/comments/comment-log.ts';
import { findLesson } from '#server/lessons/lesson-access.api.ts';
import { type LessonRow, lessonsTable } from '#server/lessons/lessons.table.ts';
import { type LaterRooms, setStatus } from '#server/lessons/set-status.ts';

export type { LaterRooms } from '#server/lessons/set-status.ts';

/** What an admin may change of a lesson; what is absent stays. */
export interface LessonEdit {
  title?: string | undefined;
  slideCount?: number | null | undefined;
  pageCount?: number | null | undefined;
  /** Reais. */
  price?: number | undefined;
  status?: LessonStatus | undefined;
  format?: OutputFormat | undefined;
  content?: string | undefined;
  /** Appended to the log like a teacher's. */
  comments?: string | undefined;
  reason?: string | undefined;
}

const AUDITED = [
  'title',
  'size',
  'format',
  'content',
  'comments',
] as const satisfies readonly (keyof LessonRow)[];

/**
 * An admin edits a lesson: fields, price and status together or not at all, with what was before and after.
 * @throws Problem `lesson_not_found`, `wrong_state` for a price that was paid, `payment_needed`, `refund_needed`,
 *   400 for a size the service does not have or a status forced without a reason
 */
export function editLesson(deps: AppDeps, session: Session, asked: EditAsked): Promise<LessonRow> {
  return deps.database.db.transaction((tx) => editInside(tx, deps, session, asked));
}

interface EditAsked {
  lessonId: string;
  edit: LessonEdit;
  ip: string;
  later: LaterRooms;
}

/** The same in a transaction of the caller's. */
export async function editInside(
  tx: Tx,
  deps: AppDeps,
  session: Session,
  { lessonId, edit, ip, later }: EditAsked,
): Promise<LessonRow> {
  const before = await findLesson(tx, session, lessonId, { lock: true });
  const now = deps.clock.now();
  await writeFields(tx, before, { edit, session, now });
  if (edit.price !== undefined) {
    await changePrice(tx, deps, { lessonId, priceCents: reaisToCents(edit.price) });
  }
  if (edit.status !== undefined && edit.status !== before.status) {
    await setStatus(tx, deps, before, {
      to: edit.status,
      reason: edit.reason,
      adminId: session.userId,
      later,
    });
  }
  const after = await findLesson(tx, session, lessonId);
  const by = { session, ip, reason: edit.reason ?? null, now };
  await auditChange(tx, 'lesson.edit', AUDITED, { before, after, by });
  // A price is a decision over money: it is looked for as one.
  await auditChange(tx, 'money.price', ['priceCents'], { before, after, by });
  return after;
}

/** A change of the status is kept with its transition, and is not written down twice. */
async function auditChange(
  tx: Tx,
  action: 'lesson.edit' | 'money.price',
  fields: readonly (keyof LessonRow)[],
  {
    before,
    after,
    by: { session, ip, reason, now },
  }: {
    before: LessonRow;
    after: LessonRow;
    by: { session: Session; ip: string; reason: string | null; now: Date };
  },
): Promise<void> {
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const valuesOf = (row: LessonRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
  await recordAudit(
    tx,
    {
      actorId: session.userId,
      actorRole: session.role,
      action,
      subjectType: 'lesson',
      subjectId: after.id,
      before: valuesOf(before),
      after: valuesOf(after),
      reason,
      ip,
    },
    now,
  );
}

async function writeFields(
  tx: Tx,
  lesson: LessonRow,
  { edit, session, now }: { edit: LessonEdit; session: Session; now: Date },
): Promise<void> {
  const { title, format, content, comments } = edit;
  const set = {
    ...(title === undefined ? {} : { title, titleSearch: foldSearchText(title) }),
    ...(format === undefined ? {} : { format }),
    ...(content === undefined ? {} : { content }),
    ...(comments === undefined
      ? {}
      : { comments: appendEntry(lesson.comments, comments, session.user, now) }),
    ...sizeOf(lesson, edit),
  };
  if (Object.keys(set).length === 0) return;
  await tx
    .update(lessonsTable)
    .set({ ...set, updatedAt: now })
    .where(eq(lessonsTable.id, lesson.id));
}

/** Forms send both counts; the one of the other service is empty or left out. */
function sizeOf({ serviceType }: LessonRow, { slideCount, pageCount }: LessonEdit): { size?: number } {
  const [own, path, other] =
    serviceType === 'presentation'
      ? [slideCount, 'pageCount', pageCount]
      : [pageCount, 'slideCount', slideCount];
  if (own === undefined || own === null) {
    if (other === undefined || other === null) return {};
    const message =
      serviceType === 'presentation'
        ? 'Esta aula é uma apresentação: informe os slides'
        : 'Esta aula é uma apostila: informe as páginas';
    throw Problem.ofIssues([{ path, message }]);
  }
  return { size: own };
}
