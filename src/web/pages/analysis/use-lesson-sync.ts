import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LessonSync } from '#web/analysis/lesson-panel.ts';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';

/** Keeps the lesson on screen, the lists and the totals true after a change. */
export function useLessonSync(id: string): LessonSync {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = lessonQuery(id);
    return {
      accept: (lesson) => {
        client.setQueryData(queryKey, lesson);
        void client.invalidateQueries({ queryKey: LESSONS_KEY, refetchType: 'none' });
      },
      reload: () => void client.invalidateQueries({ queryKey }),
    };
  }, [client, id]);
}
