import { useQueries, useQuery } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { AWAITING_TEACHER } from '#shared/lessons/lesson-status.ts';
import { lessonListQuery } from '#web/lessons/lesson-queries.ts';
import { nextActionOf } from '#web/lessons/list/next-action.ts';
import { unreadQuery } from '#web/messages/use-unread.ts';
import { HOME_TEXTS } from './home-texts.ts';

/** What the chalkboard offers: a sentence, and the button that does it. */
export interface NextStep {
  lead: string;
  action: string;
  /** The lesson that it is about; null for the conversation of one that is not at hand. */
  lessonId: string;
  opens: 'lesson' | 'conversation';
}

/** Statuses in which a lesson can stand still until the teacher acts, in the order in which they are offered. */
const WAITING = ['submitted', ...AWAITING_TEACHER] as const;
/** Readings that failed stand among those under way. */
const MOST_ASKED = 50;

/**
 * The one thing to do next: what stands still without the teacher, then an unread message, then a delivery not yet looked
 * at. Only when none of the newest waits are the older ones asked for, so that most homes need no further call.
 * @param recent the newest lessons and how many there are; undefined until they are known
 */
export function useNextStep(
  recent: { items: readonly Lesson[]; total: number } | undefined,
): NextStep | null {
  const unread = useQuery(unreadQuery()).data?.lessons[0];
  const near = recent && firstWaiting(recent.items);
  const isFarther = recent !== undefined && !near && recent.total > recent.items.length;
  const ask = (status: string, limit: number) => ({
    ...lessonListQuery({ status, limit }),
    enabled: isFarther,
  });
  const failed = useQuery(ask('submitted', MOST_ASKED));
  const toDecide = useQueries({ queries: AWAITING_TEACHER.map((status) => ask(status, 1)) });
  const waiting =
    near ?? firstWaiting([failed, ...toDecide].flatMap(({ data }) => (isFarther && data?.items) || []));
  if (waiting) return describeWaiting(waiting);
  if (unread) {
    const title = recent?.items.find(({ id }) => id === unread.lessonId)?.title;
    return {
      lead: HOME_TEXTS.unreadLead(unread.count, title),
      action: HOME_TEXTS.unreadAction,
      lessonId: unread.lessonId,
      opens: 'conversation',
    };
  }
  const ready = recent?.items.find(
    ({ status, allowedActions }) => status === 'completed' && allowedActions.includes('rate'),
  );
  if (!ready) return null;
  return {
    lead: HOME_TEXTS.readyLead(ready.title),
    action: HOME_TEXTS.readyAction,
    lessonId: ready.id,
    opens: 'lesson',
  };
}

function firstWaiting(lessons: readonly Lesson[]): Lesson | null {
  for (const status of WAITING) {
    const found = lessons.find((lesson) => lesson.status === status && nextActionOf(lesson).isWaiting);
    if (found) return found;
  }
  return null;
}

function describeWaiting({ id, status, title }: Lesson): NextStep {
  const words = {
    submitted: [HOME_TEXTS.failedLead(title), HOME_TEXTS.failedAction],
    waiting_approval: [HOME_TEXTS.approveLead(title), HOME_TEXTS.approveAction],
    waiting_payment: [HOME_TEXTS.payLead(title), HOME_TEXTS.payAction],
  } as const satisfies Record<(typeof WAITING)[number], readonly [string, string]>;
  const [lead, action] = words[status as keyof typeof words];
  return { lead, action, lessonId: id, opens: 'lesson' };
}
