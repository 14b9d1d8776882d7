import { useSession } from '#web/platform/use-session.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { WelcomeScreen } from './landing/welcome-screen.tsx';

/** `/`: home for whoever is signed in, the welcome for everyone else and while that is not known. */
export function HomePage() {
  const { user, isLoading, isAuthenticated } = useSession();
  return user && (isLoading || isAuthenticated) ? <HomeScreen user={user} /> : <WelcomeScreen />;
}
