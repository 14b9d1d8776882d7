import './platform/page/harden-page.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/platform/query-client.ts';
import { renewShown } from '#web/platform/renew-shown.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { keepHelpClear } from './platform/page/keep-help-clear.ts';
import { isReloading, reloadOnceAfterDeploy } from './platform/page/reload-after-deploy.ts';
import { router } from './router.ts';

const place = document.getElementById('app');
if (!place) throw new Error('app.html has no #app');
reloadOnceAfterDeploy();
keepHelpClear();
// In a task of its own: to read the app has kept a cheap phone busy enough.
setTimeout(() => void start(place));

/**
 * Draws the screen of the address in place of what the document shows until then, once its code is there; a screen
 * that fails to load is drawn as such.
 */
async function start(root: HTMLElement): Promise<void> {
  // What fails here is asked for again by the router that is drawn, and told.
  await router.load().catch(() => undefined);
  const client = createQueryClient();
  renewShown(client);
  // As a transition the first drawing is made in slices: the phone answers the finger in between.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <TooltipProvider>
            <RouterProvider router={router} />
            <Toaster />
          </TooltipProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** As React does by itself, but for what a page leaves behind that is being loaded anew. */
function onCaughtError(error: unknown): void {
  if (!isReloading()) console.error(error);
}
