import { RequireSession } from '#web/accounts/require-session.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

export function SettingsPage() {
  return <RequireSession>{(user) => <SettingsScreen user={user} />}</RequireSession>;
}
