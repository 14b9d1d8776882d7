import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { readLessonSearch } from '#web/lessons/list/lesson-search.ts';
import { DashboardScreen } from '#web/pages/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readLessonSearch,
  component: () => (
    <RequireSession whenSignedOut="login">{(user) => <DashboardScreen user={user} />}</RequireSession>
  ),
});
