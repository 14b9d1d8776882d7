import { createRouter } from '@tanstack/react-router';
import { PendingPage } from './frame/pending-page.tsx';
import { asPreload } from './platform/page/reload-after-deploy.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { ScreenErrorPage } from './shell/screen-error-page.tsx';

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

const { preloadRoute } = router;
router.preloadRoute = (options) => asPreload(() => preloadRoute(options));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
