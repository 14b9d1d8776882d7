import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mountAccounts } from './accounts/accounts.routes.ts';
import { mountBackoffice } from './backoffice/backoffice.routes.ts';
import { mountCatalog } from './catalog/catalog.routes.ts';
import { mountComposition } from './composition/composition.routes.ts';
import { mountCurriculum } from './curriculum/curriculum.routes.ts';
import { mountLessons } from './lessons/lessons.routes.ts';
import { mountMessages } from './messages/messages.routes.ts';
import { CARD_DOCUMENT } from './payments/card-payment-page.ts';
import type { PaymentsDeps } from './payments/money/payments-deps.ts';
import { mountPayments } from './payments/payments.routes.ts';
import { keepAccessLog } from './platform/access/keep-access-log.ts';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { publishOpenApi } from './platform/http/openapi.ts';
import { Problem } from './platform/http/problem.ts';
import { serveClient } from './platform/http/static.ts';
import { mountHealth } from './platform/upkeep/health.ts';
import { mountMetrics } from './platform/upkeep/metrics.ts';
import { recallSatisfaction } from './production/production.api.ts';
import { mountProduction } from './production/production.routes.ts';

/** The features in their order: each may use those before it, never one after it. */
const FEATURES: readonly ((app: FastifyInstance, deps: PaymentsDeps) => void | Promise<void>)[] = [
  mountAccounts,
  mountCatalog,
  mountLessons,
  mountCurriculum,
  mountComposition,
  mountPayments,
  mountProduction,
  mountMessages,
  mountBackoffice,
];

/** The whole HTTP side, not listening; of a worker its health and its figures alone. */
export async function buildApp(deps: PaymentsDeps, clientFolder?: string): Promise<FastifyInstance> {
  z.config(z.locales.pt());
  const app = await createHttpApp(deps.config, deps.log);
  mountMetrics(app, deps);
  mountHealth(app, deps);
  if (deps.config.role === 'worker') {
    app.setNotFoundHandler(() => {
      throw new Problem('page_not_found');
    });
    return app;
  }
  keepAccessLog(app, deps);
  for (const register of FEATURES) await register(app, deps);
  publishOpenApi(app, deps.config);
  await serveClient(app, deps.config, {
    ...(clientFolder === undefined ? {} : { folder: clientFolder }),
    documents: [CARD_DOCUMENT],
    satisfaction: recallSatisfaction(deps),
  });
  return app;
}
