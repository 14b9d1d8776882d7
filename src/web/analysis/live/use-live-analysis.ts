import { useEffect, useReducer, useRef, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { followEvents, type StreamState } from '#web/platform/event-stream.ts';
import { mergeLessonEvent, NOTHING_HEARD } from './live-analysis.ts';

const POLL_MS = 5000;
/** Asks the stream for all it knows of the lesson: whoever comes late sees the parts that are ready. */
const FROM_THE_START = '0';

/**
 * Follows an analysis by its events. `reload` is called when the lesson has moved on, and every five
 * seconds while there is no stream (a proxy that cuts it, a lost connection).
 */
export function useLiveAnalysis(lesson: Lesson, reload: () => void) {
  const [live, hear] = useReducer(mergeLessonEvent, NOTHING_HEARD);
  const [stream, setStream] = useState<StreamState>('connecting');
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });

  const { id } = lesson;
  useEffect(() => {
    const url = buildUrl(lessonEvents.path, { id });
    return followEvents(url, { onEvent: hear, onState: setStream, lastEventId: FROM_THE_START });
  }, [id]);

  const heardStatus = live.status?.status ?? lesson.status;
  const heardError = live.status?.analysisError ?? null;
  const hasMovedOn = heardStatus !== lesson.status || (live.status && heardError !== lesson.analysisError);
  useEffect(() => {
    if (hasMovedOn) latestReload.current();
  }, [hasMovedOn]);

  const isStreaming = stream === 'open';
  useEffect(() => {
    if (isStreaming) return;
    const timer = setInterval(() => latestReload.current(), POLL_MS);
    return () => clearInterval(timer);
  }, [isStreaming]);

  const isLost = stream === 'waiting' || stream === 'closed';
  return { live, isLost };
}
