import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type NotificationChoices as Choices,
  getNotificationChoices,
  NOTIFICATION_CHOICES,
  type NotificationChoice,
  setNotificationChoices,
} from '#shared/accounts/notifications.contract.ts';
import type { Role } from '#shared/roles.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CHOICES_OF_ROLE, MAILS_ALWAYS_SENT, NOTIFICATION_TEXTS as TEXTS } from './notification-texts.ts';

/** Which mails somebody wants, saved with the tick and taken back with one press; below, those that always come. */
export function NotificationChoices({ role }: { role: Role }) {
  const { choices, toggle, last } = useNotificationChoices();
  if (choices.isPending) {
    return (
      <LoadingArea>
        <Skeleton className="h-20" />
        <Skeleton className="mt-3 h-20" />
      </LoadingArea>
    );
  }
  if (choices.error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(choices.error)}
        onRetry={() => void choices.refetch()}
        isRetrying={choices.isFetching}
      />
    );
  }
  const offered = Object.entries(CHOICES_OF_ROLE[role]) as [NotificationChoice, string][];
  return (
    <>
      <ChoiceGroup legend={TEXTS.legend}>
        {offered.map(([choice, when]) => (
          <Checkbox
            key={choice}
            look="card"
            label={<span className="font-bold">{NOTIFICATION_CHOICES[choice]}</span>}
            description={when}
            checked={choices.data[choice]}
            onChange={() => toggle(choice)}
          />
        ))}
      </ChoiceGroup>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3" role="status">
        {last && (
          <>
            <span className="text-ink-2">{TEXTS.saved(NOTIFICATION_CHOICES[last], choices.data[last])}</span>
            <button type="button" className="link min-h-11" onClick={() => toggle(last)}>
              {TEXTS.undo}
            </button>
          </>
        )}
      </div>
      <p className="text-ink-2">{TEXTS.always}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {MAILS_ALWAYS_SENT[role].map((mail) => (
          <li key={mail}>{mail}</li>
        ))}
      </ul>
    </>
  );
}

const choicesQuery = () =>
  queryOptions({
    queryKey: ['account', 'notifications'],
    queryFn: ({ signal }) => callApi(getNotificationChoices, { signal }),
    staleTime: 0,
  });

/** The choices as they are shown, each change saved at once; `last` is the one that can be taken back. */
function useNotificationChoices() {
  const queryClient = useQueryClient();
  const { queryKey } = choicesQuery();
  const choices = useQuery(choicesQuery());
  const [last, setLast] = useState<NotificationChoice | null>(null);
  const save = useMutation({
    mutationKey: queryKey,
    // One after the other: a later change must not reach the server before an earlier one.
    scope: { id: queryKey.join() },
    mutationFn: (body: Choices) => callApi(setNotificationChoices, { body }),
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
