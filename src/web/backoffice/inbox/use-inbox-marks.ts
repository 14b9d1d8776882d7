import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type InboxItem, markInboxItem, unmarkInboxItem } from '#shared/backoffice/inbox.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { nameItem } from './describe-item.ts';
import { INBOX_KEY } from './inbox-queries.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';

type Key = Pick<InboxItem, 'kind' | 'subject' | 'occurrence'>;
const keyOf = ({ kind, subject, occurrence }: Key): Key => ({ kind, subject, occurrence });

/** What was said last, and the way to take it back. */
export interface LastMark {
  key: Key;
  words: string;
}

/**
 * Saying of items that they are done or put off. The row goes at once and comes back where the server refuses;
 * `last` can be taken back until the next, also while it is still on its way: a key is quicker than a line.
 */
export function useInboxMarks() {
  const client = useQueryClient();
  const me = useSession().user?.id;
  const [last, setLast] = useState<LastMark | null>(null);
  const onWay = useRef<Promise<unknown>>(Promise.resolve());
  const renew = () => client.invalidateQueries({ queryKey: INBOX_KEY });
  const tellFault = (error: unknown) =>
    showToast({ title: TEXTS.markError, description: messageOf(error), tone: 'error' });
  const marking = useMutation({
    mutationFn: ({ item, until }: { item: InboxItem; until?: string }) =>
      callApi(markInboxItem, { body: { ...keyOf(item), ...(until && { until }) } }),
    onMutate: ({ item, until }) => {
      const name = nameItem(item);
      setLast({ key: keyOf(item), words: until ? TEXTS.isSnoozed(name) : TEXTS.isDone(name) });
    },
    onSuccess: ({ state, by }) => {
      if (state === 'done' && by && by.id !== me) {
        showToast({ title: TEXTS.doneBefore(by.name), tone: 'info' });
      }
    },
    onError: (error) => {
      setLast(null);
      tellFault(error);
    },
    onSettled: renew,
  });
  const undoing = useMutation({
    mutationFn: async (key: Key) => {
      await onWay.current;
      return callApi(unmarkInboxItem, { body: key });
    },
    onSuccess: () => {
      setLast(null);
      showToast({ title: TEXTS.undone, tone: 'success' });
    },
    onError: tellFault,
    onSettled: renew,
  });
  return {
    last,
    mark: (item: InboxItem, until?: Date) => {
      const marked = marking.mutateAsync({ item, ...(until && { until: until.toISOString() }) });
      // Its refusal is told where it is marked.
      onWay.current = marked.catch(() => undefined);
    },
    undo: (key: Key | undefined = last?.key) => key && !undoing.isPending && undoing.mutate(keyOf(key)),
    /** What is on its way to be marked: it is not shown meanwhile. */
    leaving: marking.isPending ? marking.variables.item : null,
    renew,
  };
}
export type InboxMarks = ReturnType<typeof useInboxMarks>;
