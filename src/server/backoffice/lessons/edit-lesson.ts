import { rewriteLesson } from '#server/lessons/lesson-progress.api.ts';
import { findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';
import { reaisToCents } from '#shared/money.ts';
import { setStatus } from './set-status.ts';

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
}

/** The same in a transaction of the caller's. */
export async function editInside(
  tx: Tx,
  deps: AppDeps,
  session: Session,
  { lessonId, edit, ip }: EditAsked,
): Promise<LessonRow> {
  const before = await findLesson(tx, session, lessonId, { lock: true });
  const now = deps.clock.now();
  await rewriteLesson(tx, deps, before, fieldsOf(before, edit, session));
  if (edit.status !== undefined && edit.status !== before.status) {
    await setStatus(tx, deps, before, {
      to: edit.status,
      reason: edit.reason,
      by: { userId: session.userId, role: session.role, ip },
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

function fieldsOf(lesson: LessonRow, edit: LessonEdit, { user: author }: Session) {
  const { title, format, content, comments, price } = edit;
  return {
    ...(title === undefined ? {} : { title }),
    ...(format === undefined ? {} : { format }),
    ...(content === undefined ? {} : { content }),
    ...(comments === undefined ? {} : { comment: { text: comments, author } }),
    ...(price === undefined ? {} : { priceCents: reaisToCents(price) }),
    ...sizeOf(lesson, edit),
  };
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
