import { LESSON_STATUSES, type LessonStatus, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';
import { formatNumber } from '#web/platform/format.ts';
import type { BarRow } from '#web/backoffice/parts/bar-rows.tsx';

const CLOSED: ReadonlySet<LessonStatus> = new Set(['completed', 'cancelled']);

/** Statuses in which something is still to come, in the order of a lesson's life. */
export const OPEN_STATUSES = (Object.keys(LESSON_STATUSES) as LessonStatus[]).filter((s) => !CLOSED.has(s));
export const ALL_STATUSES = Object.keys(LESSON_STATUSES) as LessonStatus[];

export const sumOf = (counts: Record<LessonStatus, number>, statuses: readonly LessonStatus[]): number =>
  statuses.reduce((sum, status) => sum + counts[status], 0);

/** A bar for each status, leading to the projects in it. */
export function statusRows(
  counts: Record<LessonStatus, number>,
  statuses: readonly LessonStatus[],
): BarRow[] {
  return statuses.map((status) => ({
    id: status,
    label: status === 'completed' ? STAFF_COMPLETED_LABEL : LESSON_STATUSES[status].label,
    value: counts[status],
    text: formatNumber(counts[status]),
    link: { to: '/admin-functional', search: { status } },
  }));
}
