import { eq } from 'drizzle-orm';
import { requestAnalysis } from '#server/lessons/analysis/request-analysis.ts';
import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import {
  describeWrongState,
  factsOf,
  findLesson,
  type LessonRow,
  lessonTopic,
} from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { type DeliveryType, type ServiceType, totalPrice } from '#shared/catalog/catalog.ts';
import { canDo } from '#shared/lessons/lesson-policy.ts';
import { type OutputFormat, usualFormat } from '#shared/lessons/order.ts';
import { reaisToCents } from '#shared/money.ts';
import { repriceOrder } from './change-price.ts';

/** What is absent stays; of slides and pages only the one of the service counts. */
export interface WantedOrder {
  serviceType?: ServiceType | undefined;
  slideCount?: number | null | undefined;
  pageCount?: number | null | undefined;
  deliveryType?: DeliveryType | undefined;
  format?: OutputFormat | undefined;
  /** Reais, as the screen showed it. */
  price?: number | undefined;
}

type Order = Pick<LessonRow, 'serviceType' | 'size' | 'deliveryType' | 'format'>;
const FIELDS = ['serviceType', 'size', 'deliveryType', 'format'] as const satisfies (keyof Order)[];

/**
 * The teacher orders something else before paying. Another size is analysed anew, also after the approval, which was
 * of the old plan; where the analysis failed for good there is none to make again. Delivery and format keep the
 * approval. Whatever changed has a price version of its own, so that no charge and no acceptance of before pays for
 * it. The order as it stands already is answered as it is.
 * @throws Problem `lesson_not_found`, `wrong_state`, `price_changed`, 400 for a size of the other service alone
 */
export async function changeOrder(
  deps: AppDeps,
  session: Session,
  { lessonId, wanted, ip }: { lessonId: string; wanted: WantedOrder; ip: string },
): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const before = await findLesson(tx, session, lessonId, { lock: true });
    if (!canDo('size', session, factsOf(before))) throw describeWrongState(before.status);
    const order = orderOf(before, wanted);
    const changed = FIELDS.filter((field) => order[field] !== before[field]);
    const priceCents = priceOf(before, order, changed);
    if (wanted.price !== undefined && reaisToCents(wanted.price) !== priceCents)
      throw new Problem('price_changed');
    if (changed.length === 0) return before;
    const now = deps.clock.now();
    await repriceOrder(tx, deps, before, priceCents);
    const isResized = changed.includes('size') || changed.includes('serviceType');
    if (isResized && before.analysisError === null) await analyseAgain(tx, deps, session, before, order, now);
    else await keepOrder(tx, lessonId, order, now);
    const after = await findLesson(tx, session, lessonId);
    if (after.status === before.status)
      await publishEvent(tx, {
        topic: lessonTopic(lessonId),
        type: 'status',
        data: { status: after.status, analysisError: after.analysisError },
      });
    const valuesOf = (row: LessonRow) =>
      Object.fromEntries([...changed, 'priceCents' as const].map((field) => [field, row[field]]));
    await recordAudit(
      tx,
      {
        actorId: session.userId,
        actorRole: session.role,
        action: 'lesson.change_order',
        subjectType: 'lesson',
        subjectId: lessonId,
        before: valuesOf(before),
        after: valuesOf(after),
        ip,
      },
      now,
    );
    return after;
  });
}

function orderOf(lesson: LessonRow, wanted: WantedOrder): Order {
  const serviceType = wanted.serviceType ?? lesson.serviceType;
  const [own, other, path, missing] =
    serviceType === 'presentation'
      ? [wanted.slideCount, wanted.pageCount, 'slideCount', 'Escolha quantos slides a apresentação deve ter']
      : [wanted.pageCount, wanted.slideCount, 'pageCount', 'Escolha quantas páginas a apostila deve ter'];
  const isOtherAlone = typeof own !== 'number' && typeof other === 'number';
  if (typeof own !== 'number' && (serviceType !== lesson.serviceType || isOtherAlone))
    throw Problem.ofIssues([{ path, message: missing }]);
  return {
    serviceType,
    size: own ?? lesson.size,
    deliveryType: wanted.deliveryType ?? lesson.deliveryType,
    format: wanted.format ?? (serviceType === lesson.serviceType ? lesson.format : usualFormat(serviceType)),
  };
}

/** A price of its own, given by an admin, stays while nothing changes that has a price. */
function priceOf(lesson: LessonRow, order: Order, changed: readonly (keyof Order)[]): number {
  const isPriced = changed.some((field) => field !== 'format');
  return isPriced ? reaisToCents(totalPrice(order, order.deliveryType)) : lesson.priceCents;
}

async function analyseAgain(
  tx: Tx,
  deps: AppDeps,
  session: Session,
  before: LessonRow,
  order: Order,
  now: Date,
): Promise<void> {
  const version = before.requestedAnalysis + 1;
  const after = await changeLessonStatus(tx, {
    lessonId: before.id,
    event: 'change_size',
    actor: { role: 'teacher', userId: session.userId },
    now,
    set: { ...order, requestedAnalysis: version },
  });
  await requestAnalysis(tx, deps, after);
}

async function keepOrder(tx: Tx, lessonId: string, order: Order, now: Date): Promise<void> {
  await tx
    .update(lessonsTable)
    .set({ ...order, updatedAt: now })
    .where(eq(lessonsTable.id, lessonId));
}
