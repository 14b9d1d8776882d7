import { lessonEventSchemas } from '#shared/lessons/lesson-events.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { StreamEvent } from '#web/platform/parse-events.ts';

/** What an event of the lesson means for its money; null for every other event and for a broken one. */
export function readLessonEvent({
  type,
  data,
}: Pick<StreamEvent, 'type' | 'data'>): { lessonStatus: LessonStatus | null; isPaid: boolean } | null {
  const value = readJson(data);
  if (type === 'status') {
    const told = lessonEventSchemas.status.safeParse(value);
    return told.success ? { lessonStatus: told.data.status, isPaid: false } : null;
  }
  if (type !== 'payment') return null;
  const told = lessonEventSchemas.payment.safeParse(value);
  return told.success ? { lessonStatus: null, isPaid: told.data.status === 'paid' } : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
