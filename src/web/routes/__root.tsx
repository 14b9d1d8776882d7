import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { AppShell } from '#web/shell/app-shell.tsx';

export const Route = createRootRoute({
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
  notFoundComponent: NotFoundPage,
});
