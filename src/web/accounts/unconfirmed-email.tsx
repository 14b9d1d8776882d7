import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelEmailChange, resendConfirmation } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

/** Reminds of the mailed link until it was opened, and mails another: of a new address, or of the first one. */
export function UnconfirmedEmail({ user, className = 'mb-5' }: { user: User; className?: string }) {
  const { pendingEmail } = user;
  const resend = useMutation({
    mutationFn: () => callApi(resendConfirmation),
    onSuccess: () => showToast({ title: TEXTS.resent, description: TEXTS.resentText, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.resendError, description: messageOf(error), tone: 'error' }),
  });
  if (user.isEmailConfirmed && !pendingEmail) return null;
  return (
    <Notice
      tone="info"
      title={pendingEmail ? TEXTS.pendingTitle : TEXTS.unconfirmedTitle}
      className={className}
    >
      <p className="[overflow-wrap:anywhere]">
        {pendingEmail ? TEXTS.pendingText(pendingEmail) : TEXTS.unconfirmedText(user.email)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="neutral"
          size="m"
          onClick={() => resend.mutate()}
          isBusy={resend.isPending}
          busyLabel={TEXTS.resending}
        >
          {TEXTS.resend}
        </Button>
        {pendingEmail && <CancelChange user={user} />}
      </div>
    </Notice>
  );
}

function CancelChange({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi(cancelEmailChange),
    onSuccess: () => {
      const { pendingEmail: _, ...rest } = user;
      sessionStore.updateUser(rest);
      void queryClient.invalidateQueries({ queryKey: ['session'] });
      showToast({ title: TEXTS.emailChangeCancelled, tone: 'success' });
    },
    onError: (error) => showToast({ title: TEXTS.errorTitle, description: messageOf(error), tone: 'error' }),
  });
  return (
    <Button variant="text" size="m" onClick={() => cancel.mutate()} isBusy={cancel.isPending}>
      {TEXTS.cancelEmailChange}
    </Button>
  );
}
