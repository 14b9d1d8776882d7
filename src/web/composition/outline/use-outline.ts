import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeOutline, getOutline, type Outline } from '#shared/analysis/outline/outline.contract.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { countOwn, type OutlineItem, resetItems } from './outline-edits.ts';
import { OUTLINE_TEXTS as TEXTS } from './outline-texts.ts';

export const outlineQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['outline', lessonId],
    queryFn: ({ signal }) => callApi(getOutline, { params: { id: lessonId }, signal }),
    staleTime: 0,
    // What is being edited is not changed under the hands.
    refetchOnWindowFocus: false,
  });

/** What was left with a slide too few or too many, to be gone on with. */
interface Unfinished {
  version: number;
  items: OutlineItem[];
}
const unfinishedKey = (lessonId: string) => ['outline-unfinished', lessonId] as const;

/** Long enough for the next change of somebody who makes several. */
const SAVE_AFTER_MS = 500;

/**
 * An outline being edited: what fits the ordered size is saved by itself, one save after the other, each from the version
 * that the one before made. Every change can be undone, also those that were saved.
 */
export function useOutline(lessonId: string, loaded: Outline) {
  const client = useQueryClient();
  const left = client.getQueryData<Unfinished | null>(unfinishedKey(lessonId));
  const [items, setItems] = useState<OutlineItem[]>(
    left?.version === loaded.version ? left.items : loaded.items,
  );
  const [past, setPast] = useState<OutlineItem[][]>([]);
  const [savedItems, setSavedItems] = useState(loaded.items);
  const version = useRef(loaded.version);
  // How many pages chapters make is for the server to say.
  const isFull = loaded.unit === 'page' || countOwn(items) === loaded.size;
  const isSaved = items === savedItems;
  const latest = useRef({ items, savedItems: loaded.items, isFull });
  latest.current.items = items;
  latest.current.isFull = isFull;

  const running = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (sent: OutlineItem[]): Promise<Outline> => {
    const kept = await callApi(changeOutline, {
      params: { id: lessonId },
      body: {
        version: version.current,
        items: sent.map(({ id, title, section, use }) => ({ id, title, section, use })),
      },
    });
    version.current = kept.version;
    latest.current.savedItems = sent;
    return kept;
  };
  const save = useMutation({
    mutationFn: (sent: OutlineItem[]) => {
      const sending = send(sent);
      running.current = sending.catch(() => undefined);
      return sending;
    },
    onSuccess: (kept, sent) => {
      setSavedItems(sent);
      client.setQueryData(outlineQuery(lessonId).queryKey, kept);
      return client.invalidateQueries({ queryKey: LESSONS_KEY });
    },
    onError: (error) => {
      const present = error instanceof ApiProblem ? (error.data.outline as Outline | undefined) : undefined;
      if (present === undefined) return;
      version.current = present.version;
      latest.current.savedItems = present.items;
      setItems(present.items);
      setSavedItems(present.items);
      setPast([]);
      client.setQueryData(outlineQuery(lessonId).queryKey, present);
      showToast({ title: TEXTS.outdated, description: TEXTS.outdatedText, tone: 'error' });
    },
  });
  const { mutate, isPending, isError } = save;
  useEffect(() => {
    if (isSaved || !isFull || isPending || isError) return;
    const timer = setTimeout(() => mutate(items), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [items, isSaved, isFull, isPending, isError, mutate]);

  useEffect(() => {
    return () => {
      // Closed before the last change was sent: it goes after the one on its way. What does not fit the size waits here.
      void running.current.then(() => {
        const { items: last, savedItems: kept, isFull: fits } = latest.current;
        const isLeft = last !== kept;
        if (isLeft && fits) mutate(last);
        const unfinished = isLeft && !fits ? { version: version.current, items: last } : null;
        client.setQueryData(unfinishedKey(lessonId), unfinished);
      });
    };
  }, [client, lessonId, mutate]);

  const change = (next: OutlineItem[]) => {
    if (isError) save.reset();
    setPast((before) => [...before, items]);
    setItems(next);
  };
  return {
    items,
    change,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      if (isError) save.reset();
      setPast(past.slice(0, -1));
      setItems(last);
    },
    canUndo: past.length > 0,
    reset: () => change(resetItems(items)),
    missing: loaded.unit === 'page' ? 0 : loaded.size - countOwn(items),
    state: isError
      ? ('failed' as const)
      : isPending
        ? ('saving' as const)
        : isSaved
          ? ('saved' as const)
          : ('unsaved' as const),
    problem: isError ? messageOf(save.error) : null,
    retry: () => mutate(items),
  };
}
