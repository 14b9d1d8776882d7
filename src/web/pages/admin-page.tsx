import { RequireSession } from '#web/accounts/require-session.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { AdminScreen } from './admin/admin-screen.tsx';
import { ADMIN_TEXTS } from '#web/backoffice/day/admin-texts.ts';

export function AdminPage() {
  usePageTitle(ADMIN_TEXTS.title);
  return <RequireSession roles={['admin']}>{() => <AdminScreen />}</RequireSession>;
}
