import { RequireSession } from '#web/accounts/require-session.tsx';
import { usePageTitle } from '#web/platform/page-title.ts';
import { AdminScreen } from './admin/admin-screen.tsx';
import { ADMIN_TEXTS } from './admin/admin-texts.ts';

export function AdminPage() {
  usePageTitle(ADMIN_TEXTS.title);
  return <RequireSession roles={['admin']}>{() => <AdminScreen />}</RequireSession>;
}
