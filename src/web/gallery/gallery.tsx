import '#web/platform/page/harden-page.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '#web/platform/page/theme.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { showPretendedStates } from './pretended-states.ts';

applyTheme();
showPretendedStates();

/** Links of the toolbox ask a router where they lead; this one leads nowhere. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const root = document.getElementById('gallery');
if (!root) throw new Error('index.html has no #gallery');
createRoot(root).render(
  <StrictMode>
    <RouterContextProvider router={router}>
      <TooltipProvider>
        <GalleryPage />
      </TooltipProvider>
    </RouterContextProvider>
  </StrictMode>,
);
