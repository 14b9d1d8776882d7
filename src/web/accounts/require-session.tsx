import { type ReactNode, useEffect } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Role } from '#shared/roles.ts';
import { hadSession, leaveForLogin, leaveForRegistration } from '#web/platform/session/lost-session.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const TEXTS = {
  unverified: 'Não foi possível confirmar sua sessão',
  editorsOnly: 'Acesso restrito para editores',
  adminsOnly: 'Acesso restrito para administradores',
  restrictedText: 'Sua conta não abre esta área.',
  notSignedIn: 'Sua sessão não está aberta. Levando ao login...',
  goHome: 'Ir para o início',
} as const;

/**
 * Where a visitor is sent: `relogin` says so and goes by /api/login, `login` goes straight to the screen, `register`
 * leads who had no session here to Cadastro. From each a sign-in leads back.
 */
export type WhenSignedOut = 'relogin' | 'login' | 'register';

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
  const { user, isLoading, isAuthenticated, fault, verifyAgain } = useSession();
  const isSignedOut = !isLoading && !isAuthenticated && !fault;
  useEffect(() => {
    if (!isSignedOut) return;
    if (whenSignedOut === 'register' && !hadSession()) return leaveForRegistration();
    leaveForLogin({ isQuiet: whenSignedOut === 'login' });
  }, [isSignedOut, whenSignedOut]);

  if (fault) return <SessionFault message={fault.message} onRetry={verifyAgain} />;
  if (user && roles && !roles.includes(user.role)) return <Restricted roles={roles} />;
  if (user && !isSignedOut) return children(user);
  return (
    <div className="page-width py-10">
      <LoadingArea {...(isSignedOut && { label: TEXTS.notSignedIn })}>
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="mt-8 h-40 w-full" />
      </LoadingArea>
    </div>
  );
}

/** The server could not say who this is: nothing of the person's is shown, and nothing is lost either. */
export const SessionFault = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="page-width py-10">
    <ErrorPanel title={TEXTS.unverified} message={message} onRetry={onRetry} />
  </div>
);

function Restricted({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="page-width py-10">
      <EmptyState
        headingLevel={1}
        drawing="lock"
        title={roles.includes('editor') ? TEXTS.editorsOnly : TEXTS.adminsOnly}
        text={TEXTS.restrictedText}
        action={<LinkButton to="/">{TEXTS.goHome}</LinkButton>}
      />
    </div>
  );
}
