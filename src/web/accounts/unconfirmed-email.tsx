import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelEmailChange, resendConfirmation } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

/** Reminds of the mailed link until it was opened, and mails another: of a new address, or of the first one. */
export function UnconfirmedEmail({
  user,
  isShort = false,
  className = 'mb-5',
}: {
  user: User;
  /** One line, for a screen that is about something else; the settings tell the rest. */
  isShort?: boolean;
  className?: string;
}) {
  const { pendingEmail } = user;
  const resend = useMutation({
    mutationFn: () => callApi(resendConfirmation),
    onSuccess: () => showToast({ title: TEXTS.resent, description: TEXTS.resentText, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.resendError, description: messageOf(error), tone: 'error' }),
  });
  if (user.isEmailConfirmed && !pendingEmail) return null;
  if (isShort) {
    return (
      <Notice tone="info" className={joinClasses('items-center py-1!', className)}>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-bold max-sm:text-[.9375rem]">
            {pendingEmail ? TEXTS.pendingShort : TEXTS.unconfirmedShort}
          </p>
          <button
            type="button"
            className="link min-h-11 max-sm:text-[.9375rem]"
            title={pendingEmail ?? user.email}
            disabled={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {resend.isPending ? TEXTS.resending : TEXTS.resend}
          </button>
        </div>
      </Notice>
    );
  }
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
