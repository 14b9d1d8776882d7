import { type SQL, sql } from 'drizzle-orm';
import { orderByUrgency } from '#server/lessons/lessons.api.ts';
import type { ListSort } from '#server/platform/http/lists/sorted-list.ts';
import type { LessonSort } from '#shared/backoffice/lesson-sorts.ts';
import { STATUS_NAMES } from '#shared/lessons/lesson-status.ts';
import type { LessonAlias } from './filter-lessons.ts';

type Order = Pick<ListSort, 'by' | 'type'>;

/** In the order that a project goes through them, and within one by urgency. */
const byStage = (lesson: LessonAlias): SQL => {
  const stages = sql.raw(`'{${STATUS_NAMES.join(',')}}'::text[]`);
  return sql`array_position(${stages}, ${lesson.status}) * 1000000000000 + ${orderByUrgency(lesson, 'soonest')}`;
};

const ORDERS: Record<LessonSort, (lesson: LessonAlias) => Order> = {
  due: (lesson) => ({ by: orderByUrgency(lesson, 'soonest'), type: 'number' }),
  '-due': (lesson) => ({ by: orderByUrgency(lesson, 'latest'), type: 'number' }),
  ...bothWays('title', ({ titleSearch }) => ({ by: sql`${titleSearch}`, type: 'text' })),
  ...bothWays('status', (lesson) => ({ by: byStage(lesson), type: 'number' })),
  ...bothWays('price', ({ priceCents }) => ({ by: sql`${priceCents}::numeric`, type: 'number' })),
  ...bothWays('created', ({ createdAt }) => ({ by: sql`${createdAt}`, type: 'instant' })),
};

function bothWays<Key extends string>(key: Key, order: (lesson: LessonAlias) => Order) {
  return { [key]: order, [`-${key}`]: order } as Record<Key | `-${Key}`, typeof order>;
}

/** The order of an admin's list of lessons, on whichever alias of them; without a wish the newest first. */
export const lessonOrder = (lesson: LessonAlias, name: LessonSort = '-created'): ListSort => ({
  name,
  ...ORDERS[name](lesson),
  id: lesson.id,
  // The latest deadlines first are an order of their own: what is over stays last.
  isDescending: name.startsWith('-') && name !== '-due',
});
