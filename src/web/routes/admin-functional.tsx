import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AdminFunctionalScreen } from '#web/backoffice/panel/admin-functional-screen.tsx';
import { readAdminSearch } from '#web/backoffice/panel/admin-tabs.ts';

export const Route = createFileRoute('/admin-functional')({
  validateSearch: readAdminSearch,
  component: () => <RequireSession roles={['admin']}>{() => <AdminFunctionalScreen />}</RequireSession>,
});
