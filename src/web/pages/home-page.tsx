import { useEffect } from 'react';
import { useSession } from '#web/platform/use-session.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { PendingPage } from './pending-page.tsx';

/**
 * `/` for whoever is signed in. The server answers visitors with the landing page by itself; who comes here
 * with a session that has ended is sent there, to the section that was asked for.
 */
export function HomePage() {
  const { user, isLoading, isAuthenticated } = useSession();
  const isVisitor = !isLoading && !isAuthenticated;
  useEffect(() => {
    if (isVisitor) globalThis.location.replace(`/landing${globalThis.location.hash}`);
  }, [isVisitor]);
  return user && !isVisitor ? <HomeScreen user={user} /> : <PendingPage />;
}
