import { createFileRoute } from '@tanstack/react-router';
import { readProjectSearch } from '#web/lessons/list/lesson-search.ts';
import { DashboardPage } from '#web/pages/dashboard-page.tsx';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readProjectSearch,
  component: DashboardPage,
});
