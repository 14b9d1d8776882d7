import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getCatalog, quoteOrder } from '#shared/catalog/catalog.contract.ts';
import { DEFAULT_PAGE_COUNT, DEFAULT_SLIDE_COUNT, totalPrice } from '#shared/catalog/catalog.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { describeCatalog } from './describe-catalog.ts';

export function mountCatalog(app: FastifyInstance, deps: AppDeps): void {
  const catalog = describeCatalog();
  implement(app, deps, getCatalog, async () => catalog);
  implement(app, deps, quoteOrder, async ({ body }) => {
    const { serviceType, deliveryType } = body;
    const size =
      serviceType === 'presentation'
        ? (body.slideCount ?? DEFAULT_SLIDE_COUNT)
        : (body.pageCount ?? DEFAULT_PAGE_COUNT);
    return {
      price: totalPrice({ serviceType, size }, deliveryType),
      deadlineEstimate: deadlineFrom(deps.clock.now(), deliveryType).toISOString(),
    };
  });
}
