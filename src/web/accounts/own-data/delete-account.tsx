import { useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { deleteAccount } from '#shared/backoffice/people.contract.ts';
import { ConfirmByPasswordDialog } from '#web/accounts/confirm-by-password-dialog.tsx';
import { Points } from '#web/accounts/points.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { leaveSignedOut } from '#web/platform/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DELETION_TEXTS as TEXTS } from './own-data-texts.ts';

/** Where somebody who left is told so. */
const FAREWELL = '/local-login?conta=excluida';

/** What goes with an account, what the law keeps of it, and the way out. */
export function DeleteAccount({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const isTeacher = user.role === 'teacher';
  return (
    <div>
      <h3 className="text-[1.25rem]">{TEXTS.title}</h3>
      <p className="mt-1 text-ink-2">{TEXTS.text}</p>
      <div className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Points title={TEXTS.goes} points={isTeacher ? TEXTS.teacherGoes : TEXTS.staffGoes} />
        <Points title={TEXTS.stays} points={isTeacher ? TEXTS.teacherStays : TEXTS.staffStays} />
      </div>
      {isTeacher && (
        <Notice tone="warning" className="mt-4">
          <p>{TEXTS.undelivered}</p>
        </Notice>
      )}
      <Button
        variant="danger-outline"
        size="m"
        className="mt-4 max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {TEXTS.action}
      </Button>
      {isAsking && (
        <ConfirmByPasswordDialog
          title={TEXTS.question}
          description={<span className="break-words">{TEXTS.consequence(user.email)}</span>}
          word={TEXTS.word}
          wordLabel={TEXTS.wordLabel}
          confirmLabel={TEXTS.confirm}
          busyLabel={TEXTS.busy}
          cancelLabel={TEXTS.cancel}
          onClose={() => setAsking(false)}
          explain={(error) => ({ title: TEXTS.errorTitle, message: messageOf(error) })}
          run={async (password) => {
            await callApi(deleteAccount, { body: { password } });
            leaveSignedOut(FAREWELL);
          }}
        />
      )}
    </div>
  );
}
