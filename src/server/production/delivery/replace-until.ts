import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { ProductionRow } from '#server/production/production.table.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { replaceableUntil } from '#shared/production/replacing.ts';

/**
 * Until when the viewer may replace the file of the present round: theirs to replace for a few minutes after they
 * handed it over, unless the teacher has rated it or asked for a revision. Null where they may not.
 */
export function replaceUntil(
  {
    lesson,
    production,
    round,
  }: {
    lesson: Pick<LessonRow, 'status' | 'ratedDelivery'>;
    production: Pick<ProductionRow, 'status' | 'round'>;
    round: { deliveredAt: Date | null; deliveredBy: string | null } | null;
  },
  { userId }: Viewer,
  now: Date,
): Date | null {
  if (lesson.status !== 'completed' || production.status !== 'completed') return null;
  if (!round?.deliveredAt || round.deliveredBy !== userId || lesson.ratedDelivery >= production.round)
    return null;
  const until = replaceableUntil(round.deliveredAt);
  return now < until ? until : null;
}
