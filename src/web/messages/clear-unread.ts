import type { QueryClient } from '@tanstack/react-query';
import type { Unread } from '#shared/messages/messages.contract.ts';

export const UNREAD_KEY = ['messages', 'unread'] as const;

/** What waits once the messages of one lesson are read. */
export function withoutLesson(unread: Unread, lessonId: string): Unread {
  const gone = unread.lessons.find((lesson) => lesson.lessonId === lessonId);
  if (!gone) return unread;
  return {
    total: Math.max(0, unread.total - gone.count),
    lessons: unread.lessons.filter((lesson) => lesson !== gone),
  };
}

/** Takes a lesson's mark away as soon as its conversation is open; the next count says whether that was true. */
export async function clearUnread(client: QueryClient, lessonId: string): Promise<void> {
  // A count on its way was taken before the conversation was read.
  await client.cancelQueries({ queryKey: UNREAD_KEY });
  client.setQueryData<Unread>(UNREAD_KEY, (unread) => unread && withoutLesson(unread, lessonId));
}
