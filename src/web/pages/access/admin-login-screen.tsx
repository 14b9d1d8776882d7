import { useEffect } from 'react';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { AdminLoginForm } from '#web/accounts/admin-login-form.tsx';
import { sessionStore } from '#web/platform/session.ts';
import { AccessFrame } from './access-frame.tsx';
import { ADMIN_ROUTINE } from './routines.ts';

/** The admin's own door; who is already signed in as admin passes it. */
export function AdminLoginScreen() {
  useEffect(() => {
    if (sessionStore.get().user?.role === 'admin') location.replace('/admin');
  }, []);
  return (
    <AccessFrame
      pageTitle={TEXTS.adminTitle}
      heading={TEXTS.adminTitle}
      lead={TEXTS.adminLead}
      routine={ADMIN_ROUTINE}
    >
      <AdminLoginForm onSignedIn={(address) => location.assign(address)}>
        <p className="mt-4">
          <a href="/local-login" className="elo inline-flex min-h-11 items-center">
            {TEXTS.teacherLogin}
          </a>
        </p>
      </AdminLoginForm>
    </AccessFrame>
  );
}
