import { RequireSession } from '#web/accounts/require-session.tsx';
import { AdminFunctionalScreen } from './admin-functional/admin-functional-screen.tsx';

/** `/admin-functional`: for admins alone. */
export function AdminFunctionalPage() {
  return <RequireSession roles={['admin']}>{() => <AdminFunctionalScreen />}</RequireSession>;
}
