import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn, ShieldX } from 'lucide-react';
import { endOtherSessions, listSignIns, type SignInRecord } from '#shared/accounts/accounts.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sessionListQuery } from './session-list.tsx';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

const signInListQuery = () =>
  queryOptions({
    queryKey: ['account', 'sign-ins'],
    queryFn: ({ signal }) => callApi(listSignIns, { signal }),
    staleTime: 0,
  });

/** Who signed in lately, or tried to. Who does not know one of them ends all other sessions and changes the password. */
export function SignInList() {
  const queryClient = useQueryClient();
  const signIns = useQuery(signInListQuery());
  const endOthers = useMutation({
    mutationFn: (_id: string) => callApi(endOtherSessions),
    onSuccess: () => {
      showToast({ title: TEXTS.othersEnded, description: TEXTS.othersEndedText, tone: 'success' });
      window.location.hash = 'senha';
      document.querySelector<HTMLInputElement>('#senha input')?.focus();
    },
    onError: (error) => showToast({ title: TEXTS.errorTitle, description: messageOf(error), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries(sessionListQuery()),
  });
  if (signIns.isPending) {
    return (
      <LoadingArea>
        <Skeleton className="h-16" />
      </LoadingArea>
    );
  }
  if (signIns.error) {
    return (
      <ErrorPanel
        title={TEXTS.signInsErrorTitle}
        message={messageOf(signIns.error)}
        onRetry={() => void signIns.refetch()}
        isRetrying={signIns.isFetching}
      />
    );
  }
  if (signIns.data.length === 0) return <p className="text-ink-2">{TEXTS.noSignIns}</p>;
  return (
    <ul className="divide-y divide-border">
      {signIns.data.map((signIn) => (
        <li key={signIn.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
          <Facts signIn={signIn} />
          {signIn.isRefused ? (
            <Chip tone="error" className="max-sm:ml-9">
              {TEXTS.refused(signIn.times)}
            </Chip>
          ) : signIn.isCurrent ? (
            <Chip tone="ok" className="max-sm:ml-9">
              {TEXTS.thisDevice}
            </Chip>
          ) : (
            <Button
              variant="outline"
              size="m"
              className="max-sm:ml-9"
              onClick={() => endOthers.mutate(signIn.id)}
              isBusy={endOthers.isPending && endOthers.variables === signIn.id}
              busyLabel={TEXTS.ending}
            >
              {TEXTS.notMe}
              <span className="sr-only">
                : {signIn.device}, {formatDateTime(signIn.at)}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ signIn: { device, lastAt, network, isRefused } }: { signIn: SignInRecord }) {
  const Icon = isRefused ? ShieldX : LogIn;
  return (
    <>
      <Icon size={22} className={isRefused ? 'text-error-t' : 'text-ink-2'} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold leading-snug">{device}</p>
        <p className="text-base wrap-anywhere text-ink-2">
          <span className="num font-medium">{formatDateTime(lastAt)}</span>
          {network && (
            <>
              , {TEXTS.network} <span className="num">{network}</span>
            </>
          )}
        </p>
      </div>
    </>
  );
}
