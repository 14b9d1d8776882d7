import { type LessonEventData, lessonEventSchemas } from '#shared/lessons/lesson-events.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { followEvents } from '#web/platform/event-stream.ts';

/** Hears of new messages and of what was read in one lesson. Answers the function that stops it. */
export function followConversation(
  lessonId: string,
  { onMessage, onRead }: { onMessage: () => void; onRead: (read: LessonEventData<'read'>) => void },
): () => void {
  return followEvents(buildUrl(lessonEvents.path, { id: lessonId }), {
    onEvent: ({ type, data }) => {
      if (type === 'message') onMessage();
      if (type === 'read') onRead(lessonEventSchemas.read.parse(JSON.parse(data)));
    },
  });
}
