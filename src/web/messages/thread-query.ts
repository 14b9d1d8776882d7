import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listMessages } from '#shared/messages/messages.contract.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { addOlder, joinThreads, type ReadPage, readEnd, type Thread } from './thread.ts';

/** Asked again at this pace too, in case a proxy cuts the stream. */
const POLL_MS = 15_000;

/** One way to read a conversation, page by page, newest first. */
export interface ThreadSource {
  queryKey: readonly string[];
  read: (signal: AbortSignal | undefined) => ReadPage;
  pollMs: number;
}

/** Asking for the newest messages marks the other side's as read. */
const threadSource = (lessonId: string): ThreadSource => ({
  queryKey: ['messages', lessonId],
  read: (signal) => (cursor) =>
    callApiList(listMessages, {
      params: { id: lessonId },
      ...(cursor && { query: { cursor } }),
      ...(signal && { signal }),
    }),
  pollMs: POLL_MS,
});

/** The stored messages of a conversation, as far back as they were asked for; a renewal reads its end alone. */
export const queryOfSource = ({ queryKey, read, pollMs }: ThreadSource) =>
  queryOptions<Thread, Error, Thread, readonly string[]>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = () => client.getQueryData<Thread>(queryKey);
      const end = await readEnd(read(signal), known());
      // What came meanwhile by other ways, older pages and own messages, stays.
      return joinThreads(known(), end);
    },
    staleTime: 0,
    refetchInterval: pollMs,
  });
export const threadQuery = (lessonId: string) => queryOfSource(threadSource(lessonId));

export interface OlderPages {
  load: () => void;
  isLoading: boolean;
  error: unknown;
}

/** The way back to older messages. One page at a time; one that comes after all was read anew is dropped. */
export function useOlderPages(source: ThreadSource): OlderPages {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (cursor: string) => {
      const page = await source.read(undefined)(cursor);
      client.setQueryData<Thread>(source.queryKey, (known) =>
        known?.olderCursor === cursor ? addOlder(known, page) : known,
      );
    },
  });
  const load = () => {
    const cursor = client.getQueryData<Thread>(source.queryKey)?.olderCursor;
    if (cursor && !isPending) mutate(cursor);
  };
  return { load, isLoading: isPending, error };
}
export const useOlderMessages = (lessonId: string): OlderPages => useOlderPages(threadSource(lessonId));
