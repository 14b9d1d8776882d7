import { createFileRoute } from '@tanstack/react-router';
import { EditorDashboardPage } from '#web/pages/editor-dashboard-page.tsx';
import { readDeskSearch } from '#web/production/worklist/worklist-search.ts';

export const Route = createFileRoute('/editor-dashboard')({
  validateSearch: readDeskSearch,
  component: EditorDashboardPage,
});
