import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { endSession, listSessions } from '#shared/accounts/accounts.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi, callApiAll } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

export const sessionListQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => callApiAll(listSessions, { signal }),
    staleTime: 0,
  });

/** Where the account is signed in; any but this one can be ended. */
export function SessionList() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionListQuery());
  const end = useMutation({
    mutationFn: (id: string) => callApi(endSession, { params: { id } }),
    onSuccess: () => showToast({ title: TEXTS.sessionEnded, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.errorTitle, description: messageOf(error), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries(sessionListQuery()),
  });
  if (sessions.isPending) {
    return (
      <LoadingArea>
        <Skeleton className="h-16" />
      </LoadingArea>
    );
  }
  if (sessions.error) {
    return (
      <ErrorPanel
        title={TEXTS.sessionsErrorTitle}
        message={messageOf(sessions.error)}
        onRetry={() => void sessions.refetch()}
        isRetrying={sessions.isFetching}
      />
    );
  }
  return (
    <ul className="divide-y divide-border">
      {sessions.data.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0"
        >
          <MonitorSmartphone size={22} className="text-ink-2" aria-hidden="true" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-bold leading-snug">{session.device}</p>
            <p className="text-base text-ink-2">
              {TEXTS.lastSeen} <span className="num font-medium">{formatDateTime(session.lastSeenAt)}</span>
            </p>
          </div>
          {session.isCurrent ? (
            <Chip tone="ok">{TEXTS.thisDevice}</Chip>
          ) : (
            <Button
              variant="outline"
              size="m"
              className="max-sm:ml-9"
              onClick={() => end.mutate(session.id)}
              isBusy={end.isPending && end.variables === session.id}
              busyLabel={TEXTS.ending}
            >
              {TEXTS.endSession}
              <span className="sr-only">: {session.device}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
