import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { readWorklistSearch } from '#web/production/worklist/worklist-search.ts';
import { EditorDashboardScreen } from '#web/production/workspace/editor-dashboard-screen.tsx';

export const Route = createFileRoute('/editor-dashboard')({
  validateSearch: readWorklistSearch,
  component: () => (
    <RequireSession roles={['editor']} whenSignedOut="login">
      {() => <EditorDashboardScreen />}
    </RequireSession>
  ),
});
