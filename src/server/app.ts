import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerAccounts } from './accounts/accounts.routes.ts';
import { registerBackoffice } from './backoffice/backoffice.routes.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { registerLessons } from './lessons/lessons.routes.ts';
import { registerMessages } from './messages/messages.routes.ts';
import { CARD_DOCUMENT } from './payments/card-payment-page.ts';
import { registerPayments } from './payments/payments.routes.ts';
import type { PaymentsDeps } from './payments/money/payments-deps.ts';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { registerHealth } from './platform/upkeep/health.ts';
import { publishOpenApi } from './platform/http/openapi.ts';
import { serveClient } from './platform/http/static.ts';
import { registerMetrics } from './platform/upkeep/metrics.ts';
import { registerProduction } from './production/production.routes.ts';
import { measureSatisfaction } from './production/production-totals.api.ts';
import { recallForAMinute } from './production/recall-for-a-minute.ts';

/** The features in their order: each may use those before it, never one after it. */
const FEATURES: readonly ((app: FastifyInstance, deps: PaymentsDeps) => void | Promise<void>)[] = [
  registerAccounts,
  registerCatalog,
  registerLessons,
  registerPayments,
  registerProduction,
  registerMessages,
  registerBackoffice,
];

/** The whole HTTP side, not listening. */
export async function buildApp(deps: PaymentsDeps): Promise<FastifyInstance> {
  z.config(z.locales.pt());
  const app = await createHttpApp(deps.config, deps.log);
  registerMetrics(app, deps);
  registerHealth(app, deps);
  for (const register of FEATURES) await register(app, deps);
  publishOpenApi(app, deps.config);
  await serveClient(app, deps.config, {
    documents: [CARD_DOCUMENT],
    satisfaction: recallForAMinute(deps, () => measureSatisfaction(deps.database.db)),
  });
  return app;
}
