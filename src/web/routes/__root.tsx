import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '#web/shell/app-shell.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createRootRoute({
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
  notFoundComponent: NotFoundPage,
});
