import { useReducer, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonSync } from '#web/analysis/lesson-panel.ts';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { useLessonNews } from '#web/platform/events/use-lesson-news.ts';
import { type LiveAnalysis, mergeLessonEvent, NOTHING_HEARD } from './live-analysis.ts';

/** Asks the stream for all it knows of the lesson: whoever comes late sees the parts that are ready. */
const FROM_THE_START = '0';
/** Somebody watches and waits. */
const NET_MS = 10_000;

/** Follows an analysis by its events; the lesson is read anew for every status heard. */
export function useLiveAnalysis({ id }: Pick<Lesson, 'id'>, reload: LessonSync['reload']) {
  const [live, hear] = useReducer(mergeLessonEvent, NOTHING_HEARD);
  const heard = useRef<LiveAnalysis['status']>(null);
  const stream = useLessonNews(id, {
    lastEventId: FROM_THE_START,
    netMs: NET_MS,
    isNews: (event) => {
      hear(event);
      const told = readLessonEvent(event);
      if (told?.type !== 'status') return false;
      heard.current = told.data;
      return true;
    },
    read: async () => {
      const lesson = await reload();
      const last = heard.current;
      if (!lesson || !last) return lesson !== null;
      return lesson.status === last.status && lesson.analysisError === last.analysisError;
    },
  });
  return { live, isLost: stream === 'waiting' || stream === 'closed' };
}
