import { RequireSession } from '#web/accounts/require-session.tsx';
import { ProfileManagementScreen } from '#web/accounts/profile-management-screen.tsx';

export function ProfileManagementPage() {
  return (
    <RequireSession roles={['admin']}>{(user) => <ProfileManagementScreen user={user} />}</RequireSession>
  );
}
