import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { DashboardPage } from '#web/pages/dashboard-page.tsx';

export const Route = createFileRoute('/dashboard')({
  validateSearch: z.object({
    q: z.catch(z.optional(z.string()), undefined),
    status: z.catch(z.optional(z.string()), undefined),
    payment: z.catch(z.optional(z.enum(['success'])), undefined),
  }),
  component: DashboardPage,
});
