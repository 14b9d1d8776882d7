import { type LessonStatus, staffLabelOf } from '#shared/lessons/lesson-status.ts';
import { formatNumber } from '#shared/text/format.ts';
import type { BarRow } from './bar-rows.tsx';

export const sumOf = (counts: Record<LessonStatus, number>, statuses: readonly LessonStatus[]): number =>
  statuses.reduce((sum, status) => sum + counts[status], 0);

/** A bar for each status, leading to the lessons in it. */
export function statusRows(
  counts: Record<LessonStatus, number>,
  statuses: readonly LessonStatus[],
): BarRow[] {
  return statuses.map((status) => ({
    id: status,
    label: staffLabelOf(status),
    value: counts[status],
    text: formatNumber(counts[status]),
    link: { to: '/admin-functional', search: { status } },
  }));
}
