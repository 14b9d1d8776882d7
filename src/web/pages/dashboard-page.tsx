import { RequireSession } from '#web/accounts/require-session.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';

/** `/dashboard`: for every signed-in person; visitors are led straight to the login screen. */
export function DashboardPage() {
  return <RequireSession whenSignedOut="login">{(user) => <DashboardScreen user={user} />}</RequireSession>;
}
