import { expect, it } from 'vitest';
import type { Message } from '#shared/messages/messages.contract.ts';
import { withoutLesson } from './clear-unread.ts';
import { markSeen } from './thread.ts';

it('an opened conversation takes its own mark off and leaves the others', () => {
  const unread = {
    total: 5,
    lessons: [
      { lessonId: 'a', count: 2 },
      { lessonId: 'b', count: 3 },
    ],
  };
  expect(withoutLesson(unread, 'a')).toEqual({ total: 3, lessons: [{ lessonId: 'b', count: 3 }] });
  expect(withoutLesson(unread, 'c')).toBe(unread);
});

it('what one side has read are the messages of the other', () => {
  const messages = (['teacher', 'editor', 'admin'] as const).map(
    (senderType) => ({ senderType, read: false }) as Message,
  );
  expect(markSeen(messages, 'production').map(({ read }) => read)).toEqual([true, false, false]);
  expect(markSeen(messages, 'teacher').map(({ read }) => read)).toEqual([false, true, true]);
});
