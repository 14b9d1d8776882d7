import '#web/platform/harden-page.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessPage } from '#web/pages/access/access-page.tsx';
import { applyTheme } from '#web/platform/theme.ts';

applyTheme();

const root = document.getElementById('app');
if (!root) throw new Error('access.html has no #app');
createRoot(root).render(
  <StrictMode>
    <AccessPage pathname={location.pathname} search={new URLSearchParams(location.search)} />
  </StrictMode>,
);
