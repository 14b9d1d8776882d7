import { useEffect } from 'react';
import { RETURN_PARAMETER, readReturnAddress } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { AdminLoginForm } from '#web/accounts/access/admin-login-screen.tsx';
import { SignInReason } from '#web/accounts/access/sign-in-reason.tsx';
import { sessionStore } from '#web/platform/session/session.ts';
import { AccessFrame } from './access-frame.tsx';
import { ADMIN_ROUTINE } from '#web/accounts/access/routines.ts';

/** The admin's own door; who is already signed in as admin passes it. */
export function AdminLoginScreen({ address }: { address: URL | null }) {
  const returnTo = readReturnAddress(address?.searchParams.get(RETURN_PARAMETER));
  useEffect(() => {
    if (address && sessionStore.get().user?.role === 'admin') location.replace(returnTo ?? '/admin');
  }, [address, returnTo]);
  return (
    <AccessFrame
      pageTitle={TEXTS.adminTitle}
      heading={TEXTS.adminTitle}
      lead={TEXTS.adminLead}
      routine={ADMIN_ROUTINE}
    >
      <SignInReason address={address} />
      <AdminLoginForm onSignedIn={(home) => location.assign(home)} returnTo={returnTo}>
        <p className="mt-4">
          <a href="/local-login" className="elo inline-flex min-h-11 items-center">
            {TEXTS.teacherLogin}
          </a>
        </p>
      </AdminLoginForm>
    </AccessFrame>
  );
}
