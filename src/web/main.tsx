import '#web/platform/harden-page.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/platform/query-client.ts';
import { reloadOnceAfterDeploy } from '#web/platform/reload-after-deploy.ts';
import { LateToaster } from '#web/shell/late-toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { router } from './router.ts';

reloadOnceAfterDeploy();

const root = document.getElementById('app');
if (!root) throw new Error('app.html has no #app');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <LateToaster />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
