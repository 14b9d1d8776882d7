import { RequireSession } from '#web/accounts/require-session.tsx';
import { PendingPage } from './pending-page.tsx';

export function AuditPage() {
  return <RequireSession roles={['admin']}>{() => <PendingPage />}</RequireSession>;
}
