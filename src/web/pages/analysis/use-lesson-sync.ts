import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LessonSync } from '#web/analysis/lesson-panel.ts';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';
import { readAgain } from '#web/platform/read-again.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';

/** Keeps the lesson on screen, the lists and the totals true after a change. */
export function useLessonSync(id: string): LessonSync {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = lessonQuery(id);
    const reload = async () => {
      try {
        await readAgain(client, queryKey, deliveriesQuery(id).queryKey);
        return client.getQueryData(queryKey) ?? null;
      } catch {
        // Whoever shows the lesson says so; whoever asked tries again.
        return null;
      }
    };
    return {
      accept: (lesson) => {
        // The answer of a call may be overtaken by a later reading. Either way what is true is read once more.
        client.setQueryData(queryKey, (shown) =>
          shown && shown.updatedAt > lesson.updatedAt ? shown : lesson,
        );
        void client.invalidateQueries({ queryKey: LESSONS_KEY, refetchType: 'none' });
        void reload();
      },
      reload,
    };
  }, [client, id]);
}
