import { createFileRoute } from '@tanstack/react-router';
import { readProjectSearch } from '#web/lessons/projects/project-search.ts';
import { DashboardPage } from '#web/pages/dashboard-page.tsx';

export const Route = createFileRoute('/dashboard')({
  validateSearch: readProjectSearch,
  component: DashboardPage,
});
