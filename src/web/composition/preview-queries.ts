import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  changeLook,
  getLessonPreview,
  type LessonPreview,
} from '#shared/composition/lesson-preview.contract.ts';
import type { BodyInputOf } from '#shared/http/endpoint.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { AWAITING_TEACHER, isPaid, type LessonStatus, UNDERWAY } from '#shared/lessons/lesson-status.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { readAgain } from '#web/platform/read-again.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { LOOK_TEXTS } from './preview-texts.ts';

/** What a preview depends on: another analysis has other pages, and a paid lesson has clean pictures. */
export type PreviewedLesson = Pick<Lesson, 'id' | 'analysisVersion' | 'status'>;
export type Look = BodyInputOf<typeof changeLook>;

/** From the finished analysis on. */
const SHOWN: readonly LessonStatus[] = [...AWAITING_TEACHER, ...UNDERWAY, 'completed'];

/** The slides or pages of a lesson; an answer that was overtaken by a newer one is dropped. */
export const lessonPreviewQuery = ({ id, analysisVersion, status }: PreviewedLesson) =>
  queryOptions({
    queryKey: [...LESSONS_KEY, 'preview', id, analysisVersion, isPaid(status)],
    queryFn: async ({ signal, client, queryKey }): Promise<LessonPreview> => {
      const answer = await callApi(getLessonPreview, { params: { id }, signal });
      return newerOf(client.getQueryData(queryKey), answer);
    },
  });

/** A proxy may repeat what it said before: pages give way to newer ones, or to the news that there are none. */
function newerOf(shown: LessonPreview | undefined, answer: LessonPreview): LessonPreview {
  return shown && answer.state !== 'none' && answer.version < shown.version ? shown : answer;
}

/** The preview of a lesson as the page shows it, and how to ask for it anew. */
export interface PreviewReading {
  lesson: PreviewedLesson;
  preview: LessonPreview | undefined;
  error: unknown;
  isFetching: boolean;
  /** Answers the version that is shown then; null where nothing came. */
  reload: () => Promise<number | null>;
}

/**
 * Reads the preview of a lesson. Null where none is to be shown: before the analysis, where the server knows of none for
 * this person, and of a delivery whose file came from elsewhere; undefined while that is not known.
 */
export function useLessonPreview(lesson: Lesson | undefined): PreviewReading | null | undefined {
  const client = useQueryClient();
  const isShown = lesson !== undefined && lesson.aiAnalysis !== null && SHOWN.includes(lesson.status);
  const query = lessonPreviewQuery(lesson ?? { id: '', analysisVersion: 0, status: 'submitted' });
  const { data, error, isFetching } = useQuery({ ...query, enabled: isShown, refetchOnMount: 'always' });
  const deliveredAt = lesson?.completedAt ?? null;
  const known = useRef(deliveredAt);
  useEffect(() => {
    // Another delivery of the lesson that is looked at: what it showed is not what was handed over.
    if (known.current !== deliveredAt)
      void client.invalidateQueries({ queryKey: [...LESSONS_KEY, 'preview'] });
    known.current = deliveredAt;
  }, [client, deliveredAt]);
  if (!isShown || (!data && isRefusal(error))) return null;
  const isDelivered = lesson.status === 'completed' || deliveredAt !== null;
  if (isDelivered && !data && !error) return undefined;
  if (isDelivered && data?.state !== 'ready' && data?.state !== 'making') return null;
  return {
    lesson,
    preview: data,
    error,
    isFetching,
    reload: async () => {
      await readAgain(client, query.queryKey);
      return client.getQueryData<LessonPreview>(query.queryKey)?.version ?? null;
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 403);

/** Another theme or other colours: the answer is the new preview. `variables` is what is being asked for. */
export function useChangeLook(lesson: PreviewedLesson) {
  const client = useQueryClient();
  const { queryKey } = lessonPreviewQuery(lesson);
  return useMutation({
    mutationFn: (look: Look) => callApi(changeLook, { params: { id: lesson.id }, body: look }),
    // What is on its way was asked for before the change.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      showToast({ title: LOOK_TEXTS.failed, description: messageOf(error), tone: 'error' });
    },
  });
}
