import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Totals over all clients; today counts the orders of the present day in São Paulo',
  access: ['admin'],
  response: z.object({
    total: z.number(),
    inProduction: z.number(),
    completed: z.number(),
    /** Reais: captured less refunded, as the ledger has it. */
    revenue: z.number(),
    today: z.number(),
    /** Lessons that wait to be paid. */
    pendingPayment: z.number(),
    /** Lessons paid or in production that are past their deadline, whoever has them. */
    overdue: z.number(),
    /** The same, due within seven days. */
    dueSoon: z.number(),
    /** Share of ratings of four or five stars, 0 to 1; null below twenty ratings. */
    satisfaction: z.nullable(z.number()),
  }),
  status: 200,
});
