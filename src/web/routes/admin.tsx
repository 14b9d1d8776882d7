import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AdminScreen } from '#web/backoffice/day/admin-screen.tsx';
import { ADMIN_TEXTS } from '#web/backoffice/day/admin-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';

export const Route = createFileRoute('/admin')({
  component: () => {
    usePageTitle(ADMIN_TEXTS.title);
    return <RequireSession roles={['admin']}>{() => <AdminScreen />}</RequireSession>;
  },
});
