import { lazy, Suspense, useEffect } from 'react';
import { SessionFault } from '#web/accounts/require-session.tsx';
import { PendingPage } from '#web/frame/pending-page.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { HomeScreen } from './home-screen.tsx';

/** Few people work here, and each of them knows the way: their homes come when they are asked for. */
const HOMES = {
  teacher: HomeScreen,
  editor: lazy(async () => ({ default: (await import('#web/production/editor-home.tsx')).EditorHome })),
  admin: lazy(async () => ({ default: (await import('#web/backoffice/day/admin-home.tsx')).AdminHome })),
} as const;

/**
 * `/` for whoever is signed in. The server answers visitors with the landing page by itself; who comes here
 * with a session that has ended is sent there, to the section that was asked for.
 */
export function HomePage() {
  const { user, isLoading, isAuthenticated, fault, verifyAgain } = useSession();
  const isVisitor = !isLoading && !isAuthenticated && !fault;
  useEffect(() => {
    if (isVisitor) globalThis.location.replace(`/landing${globalThis.location.hash}`);
  }, [isVisitor]);
  if (fault) return <SessionFault message={fault.message} onRetry={verifyAgain} />;
  if (!user || isVisitor) return <PendingPage />;
  const Home = HOMES[user.role] ?? HomeScreen;
  return (
    <Suspense fallback={<PendingPage />}>
      <Home user={user} />
    </Suspense>
  );
}
