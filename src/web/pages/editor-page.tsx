import { RequireSession } from '#web/accounts/require-session.tsx';
import { PendingPage } from './pending-page.tsx';

export function EditorPage() {
  return <RequireSession roles={['editor']}>{() => <PendingPage />}</RequireSession>;
}
