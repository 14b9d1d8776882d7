import type { FastifyInstance } from 'fastify';
import { countByStatus, countOrderedSince } from '#server/lessons/lesson-totals.api.ts';
import { totalRevenue } from '#server/payments/admin/ledger-totals.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/backoffice/backoffice.contract.ts';
import { saoPauloDay } from '#shared/catalog/deadline.ts';
import { centsToReais } from '#shared/money/money.ts';

export function registerBackoffice(app: FastifyInstance, deps: AppDeps): void {
  const { database, config, clock } = deps;
  implement(app, deps, contract.adminStats, async () => {
    const midnight = new Date(`${saoPauloDay(clock.now())}T00:00:00-03:00`);
    const [lessons, today, revenue] = await Promise.all([
      countByStatus(database.db),
      countOrderedSince(database.db, midnight),
      totalRevenue(database.db, config),
    ]);
    return {
      total: [...lessons.values()].reduce((total, count) => total + count, 0),
      inProduction: lessons.get('in_production') ?? 0,
      completed: lessons.get('completed') ?? 0,
      revenue: centsToReais(revenue),
      today,
      pendingPayment: lessons.get('waiting_payment') ?? 0,
    };
  });
}
