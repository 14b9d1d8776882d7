import { useEffect } from 'react';
import { SessionFault } from '#web/accounts/require-session.tsx';
import { useSession } from '#web/platform/use-session.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { PendingPage } from './pending-page.tsx';

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
  return user && !isVisitor ? <HomeScreen user={user} /> : <PendingPage />;
}
