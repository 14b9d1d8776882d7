import { type SQL, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { ListSort } from '#server/platform/http/lists/sorted-list.ts';
import { productionsTable } from '#server/production/production.table.ts';
import type { ProductionSort } from '#shared/production/production.schemas.ts';

/** The lesson that these orders look at: a list that is sorted joins it under this name. */
export const sortedLesson = lessonsAs('sorted_lesson');

const { status, completedAt, assignedAt, id } = productionsTable;
const secondsOf = (instant: unknown): SQL => sql`extract(epoch from ${instant})::numeric`;
/** Seconds that no instant of ours reaches: whatever stands a step higher comes after all that stands lower. */
const STEP = sql.raw('100000000000');
const LAST = sql.raw('99999999999');

const isOpen = sql`(${sortedLesson.status} = 'in_production' and ${status} <> 'completed')`;
const due = secondsOf(sortedLesson.deadline);
/** Of what is over, the latest first. */
const age = sql`(${LAST} - ${secondsOf(sql`coalesce(${completedAt}, ${assignedAt})`)})`;
const overdueFirst = sql`case when ${isOpen} then coalesce(${due}, ${LAST}) else ${STEP} + ${age} end`;
const stage = sql`case when ${isOpen} then case ${status} when 'assigned' then 0 else 1 end
  when ${sortedLesson.status} = 'cancelled' then 3 else 2 end`;

const ORDERS: Record<ProductionSort, Omit<ListSort, 'name' | 'id'>> = {
  // Whichever way round: what is over is not due, and comes after all that is.
  due: { by: overdueFirst, type: 'number' },
  '-due': {
    by: sql`case when ${isOpen} then coalesce(${LAST} - ${due}, ${LAST}) else ${STEP} + ${age} end`,
    type: 'number',
  },
  ...bothWays('title', { by: sql`${sortedLesson.titleSearch}`, type: 'text' }),
  ...bothWays('size', { by: sql`${sortedLesson.size}::numeric`, type: 'number' }),
  // Within one stage by urgency.
  ...bothWays('status', { by: sql`${stage} * 10 * ${STEP} + ${overdueFirst}`, type: 'number' }),
};

function bothWays<Key extends string>(key: Key, order: Omit<ListSort, 'name' | 'id'>) {
  return { [key]: order, [`-${key}`]: { ...order, isDescending: true } } as Record<
    Key | `-${Key}`,
    Omit<ListSort, 'name' | 'id'>
  >;
}

/** The order of a list of productions that was asked for. */
export const orderOf = (name: ProductionSort): ListSort => ({ name, id, ...ORDERS[name] });
