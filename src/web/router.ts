import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { PendingPage } from '#web/frame/pending-page.tsx';
import { ScreenErrorPage } from '#web/shell/screen-error-page.tsx';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // What a screen loads is cached by its queries, not by the router.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ScreenErrorPage,
  defaultPendingComponent: PendingPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
