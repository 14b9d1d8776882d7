import { createFileRoute } from '@tanstack/react-router';
import { ProfileManagementScreen } from '#web/accounts/profile-management-screen.tsx';
import { RequireSession } from '#web/accounts/require-session.tsx';

export const Route = createFileRoute('/profile-management')({
  component: () => (
    <RequireSession roles={['admin']}>{(user) => <ProfileManagementScreen user={user} />}</RequireSession>
  ),
});
