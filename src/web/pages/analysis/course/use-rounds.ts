import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';

/** The rounds of a lesson, asked for anew whenever the lesson has changed. */
export function useRounds({ id, updatedAt }: Pick<Lesson, 'id' | 'updatedAt'>) {
  const client = useQueryClient();
  const rounds = useQuery(deliveriesQuery(id));
  useEffect(() => {
    // A lesson of another moment, not another lesson: what is shown stays until the answer is there.
    void updatedAt;
    void client.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
  }, [client, id, updatedAt]);
  return rounds;
}
