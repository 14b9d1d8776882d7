import { type ReactNode, useEffect } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { LOGIN_REDIRECT_DELAY_MS, leaveForLogin } from '#web/platform/lost-session.ts';
import { useSession } from '#web/platform/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** Where a visitor is sent: `relogin` says so and goes by /api/login, `login` goes straight to the screen. */
export type WhenSignedOut = 'relogin' | 'login';

/**
 * Draws its children for a signed-in person alone; `roles` narrows it further. What it hides the server
 * refuses anyway. A visitor is led to sign in after half a second.
 */
export function RequireSession({
  whenSignedOut = 'relogin',
  roles,
  children,
}: {
  whenSignedOut?: WhenSignedOut;
  roles?: readonly Role[];
  children: (user: User) => ReactNode;
}) {
  const { user, isLoading, isAuthenticated } = useSession();
  const isSignedOut = !isLoading && !isAuthenticated;
  useEffect(() => {
    if (!isSignedOut) return;
    if (whenSignedOut === 'relogin') return leaveForLogin();
    const timer = setTimeout(() => globalThis.location.assign('/local-login'), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedOut, whenSignedOut]);

  if (user && roles && !roles.includes(user.role)) return <Restricted roles={roles} />;
  if (user && !isSignedOut) return children(user);
  return (
    <div className="miolo py-10">
      <LoadingArea {...(isSignedOut && { label: ACCOUNT_TEXTS.notSignedIn })}>
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="mt-8 h-40 w-full" />
      </LoadingArea>
    </div>
  );
}

function Restricted({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="miolo py-10">
      <EmptyState
        headingLevel={1}
        drawing="lock"
        title={roles.includes('editor') ? ACCOUNT_TEXTS.editorsOnly : ACCOUNT_TEXTS.adminsOnly}
        text={ACCOUNT_TEXTS.restrictedText}
        action={<LinkButton to="/">{ACCOUNT_TEXTS.goHome}</LinkButton>}
      />
    </div>
  );
}
