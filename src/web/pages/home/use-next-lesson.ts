import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonListQuery } from '#web/lessons/lesson-queries.ts';

/** What waits for the person, in the order in which it is offered. */
const WAITING = ['waiting_approval', 'waiting_payment'] as const;

/**
 * The lesson that the board offers: the newest to approve, else to pay. Only when none of the newest waits are the
 * older ones asked for, so that most homes need no further call.
 * @param recent the newest lessons and how many there are; undefined until they are known
 */
export function useNextLesson(
  recent: { items: readonly Lesson[]; total: number } | undefined,
): Lesson | null {
  const near = recent && firstWaiting(recent.items);
  const isFarther = recent !== undefined && !near && recent.total > recent.items.length;
  const ask = (status: string) => ({ ...lessonListQuery({ status, limit: 1 }), enabled: isFarther });
  const toApprove = useQuery(ask(WAITING[0]));
  const toPay = useQuery(ask(WAITING[1]));
  if (near || !isFarther) return near ?? null;
  return firstWaiting([...(toApprove.data?.items ?? []), ...(toPay.data?.items ?? [])]);
}

function firstWaiting(lessons: readonly Lesson[]): Lesson | null {
  for (const status of WAITING) {
    const found = lessons.find((lesson) => lesson.status === status);
    if (found) return found;
  }
  return null;
}
