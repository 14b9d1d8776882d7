import { createFileRoute } from '@tanstack/react-router';
import { readAdminSearch } from '#web/pages/admin-functional/admin-search.ts';
import { AdminFunctionalPage } from '#web/pages/admin-functional-page.tsx';

export const Route = createFileRoute('/admin-functional')({
  validateSearch: readAdminSearch,
  component: AdminFunctionalPage,
});
