import { useEffect, useRef, useState } from 'react';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import type { StreamState } from './event-stream.ts';
import { stayCurrent, type Watch } from './stay-current.ts';

/**
 * Keeps a screen as new as its lesson, by the lesson's events (see stayCurrent). Answers how the server is heard.
 */
export function useLessonNews(
  lessonId: string,
  { lastEventId, netMs, ...watch }: Pick<Watch, 'isNews' | 'read' | 'lastEventId' | 'netMs'>,
): StreamState {
  const [stream, setStream] = useState<StreamState>('connecting');
  const latest = useRef(watch);
  useEffect(() => {
    latest.current = watch;
  });
  useEffect(
    () =>
      stayCurrent({
        url: buildUrl(lessonEvents.path, { id: lessonId }),
        isNews: (event) => latest.current.isNews(event),
        read: () => latest.current.read(),
        onState: setStream,
        ...(lastEventId && { lastEventId }),
        ...(netMs && { netMs }),
      }),
    [lessonId, lastEventId, netMs],
  );
  return stream;
}
