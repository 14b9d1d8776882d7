import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RESENDABLE_MAILS } from '#shared/messages/mail-status.ts';
import { type OutboxMail, resendMail } from '#shared/messages/mails.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { mailTitle, RESEND_TEXTS as TEXTS } from './mail-texts.ts';

/** Sends a mail again that failed or that nobody confirmed; the latter may have come, so it asks first. */
export function ResendButton({ mail }: { mail: OutboxMail }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const resend = useMutation({
    mutationFn: () => callApi(resendMail, { params: { id: mail.id } }),
    onSuccess: () => showToast({ title: TEXTS.done, description: mailTitle(mail), tone: 'success' }),
    onError: (error) =>
      showToast({ title: TEXTS.failed, description: messageOf(error, TEXTS.failed), tone: 'error' }),
    onSettled: () => {
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: ['mails'] });
    },
  });
  if (!RESENDABLE_MAILS.includes(mail.status)) return null;
  const mayHaveCome = mail.status === 'unconfirmed';
  return (
    <>
      <Button
        variant="neutral"
        size="d"
        className="mt-2"
        aria-label={TEXTS.labelOf(mailTitle(mail))}
        onClick={() => (mayHaveCome ? setIsAsking(true) : resend.mutate())}
        isBusy={resend.isPending && !isAsking}
        busyLabel={TEXTS.busy}
      >
        {TEXTS.label}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<span className="wrap-anywhere">{TEXTS.title(mailTitle(mail))}</span>}
        description={TEXTS.text}
        confirmLabel={TEXTS.label}
        busyLabel={TEXTS.busy}
        cancelLabel={TEXTS.cancel}
        tone="action"
        isBusy={resend.isPending}
        onConfirm={() => resend.mutate()}
      />
    </>
  );
}
