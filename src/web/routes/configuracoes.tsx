import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { SettingsScreen } from '#web/accounts/settings/settings-screen.tsx';

export const Route = createFileRoute('/configuracoes')({
  component: () => <RequireSession>{(user) => <SettingsScreen user={user} />}</RequireSession>,
});
