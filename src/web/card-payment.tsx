import '#web/payments/card/harden-card-page.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '#web/ui/toaster.tsx';
import { CardPaymentScreen } from './payments/card/card-payment-screen.tsx';
import { applyTheme } from './platform/page/theme.ts';

applyTheme();

const root = document.getElementById('app');
if (!root) throw new Error('card-payment.html has no #app');
const [, , lessonId = ''] = location.pathname.split('/');
createRoot(root).render(
  <StrictMode>
    <CardPaymentScreen lessonId={decodeURIComponent(lessonId)} search={location.search} />
    <Toaster />
  </StrictMode>,
);
