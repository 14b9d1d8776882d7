import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getNotificationChoices,
  type NotificationChoice,
  type NotificationChoices,
  setNotificationChoices,
} from '#shared/accounts/notifications.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { NOTIFICATION_TEXTS as TEXTS } from './notification-texts.ts';

const choicesQuery = () =>
  queryOptions({
    queryKey: ['account', 'notifications'],
    queryFn: ({ signal }) => callApi(getNotificationChoices, { signal }),
    staleTime: 0,
  });

/** The choices as they are shown, each change saved at once; `last` is the one that can be taken back. */
export function useNotificationChoices() {
  const queryClient = useQueryClient();
  const { queryKey } = choicesQuery();
  const choices = useQuery(choicesQuery());
  const [last, setLast] = useState<NotificationChoice | null>(null);
  const save = useMutation({
    mutationKey: queryKey,
    // One after the other: a later change must not reach the server before an earlier one.
    scope: { id: queryKey.join() },
    mutationFn: (body: NotificationChoices) => callApi(setNotificationChoices, { body }),
    onError(error) {
      setLast(null);
      showToast({ title: TEXTS.saveError, description: messageOf(error), tone: 'error' });
    },
    onSettled: () => {
      // The last of several asks what is true; an earlier one would show a later change as undone.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        return queryClient.invalidateQueries({ queryKey });
    },
  });
  const toggle = (choice: NotificationChoice) => {
    const now = queryClient.getQueryData(queryKey);
    if (!now) return;
    const next = { ...now, [choice]: !now[choice] };
    queryClient.setQueryData(queryKey, next);
    setLast(choice);
    save.mutate(next);
  };
  return { choices, toggle, last };
}
