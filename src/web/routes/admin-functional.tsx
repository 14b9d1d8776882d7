import { createFileRoute } from '@tanstack/react-router';
import { readAdminSearch } from '#web/backoffice/panel/admin-tabs.ts';
import { AdminFunctionalPage } from '#web/pages/admin-functional-page.tsx';

export const Route = createFileRoute('/admin-functional')({
  validateSearch: readAdminSearch,
  component: AdminFunctionalPage,
});
