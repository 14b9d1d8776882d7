import { RequireSession } from '#web/accounts/require-session.tsx';
import { EditorDashboardScreen } from './editor-dashboard/editor-dashboard-screen.tsx';

/** What is assigned to an editor, and one project of it opened. */
export function EditorDashboardPage() {
  return (
    <RequireSession roles={['editor']} whenSignedOut="login">
      {() => <EditorDashboardScreen />}
    </RequireSession>
  );
}
