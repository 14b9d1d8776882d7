import { useMutation } from '@tanstack/react-query';
import { resendConfirmation } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';

/** Reminds of the mailed link until it was opened, and mails another. */
export function UnconfirmedEmail({ user }: { user: User }) {
  const resend = useMutation({
    mutationFn: () => callApi(resendConfirmation),
    onSuccess: () => showToast({ title: TEXTS.resent, description: TEXTS.resentText, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.resendError, description: messageOf(error), tone: 'error' }),
  });
  if (user.isEmailConfirmed) return null;
  return (
    <Notice tone="aviso" title={TEXTS.unconfirmedTitle} className="mb-5">
      <p className="[overflow-wrap:anywhere]">{TEXTS.unconfirmedText(user.email)}</p>
      <Button
        variant="neutral"
        size="m"
        className="mt-3"
        onClick={() => resend.mutate()}
        isBusy={resend.isPending}
        busyLabel={TEXTS.resending}
      >
        {TEXTS.resend}
      </Button>
    </Notice>
  );
}
