import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import { sendCsv } from '#server/platform/http/lists/send-csv.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import * as contract from '#shared/payments/admin-payments.contract.ts';
import { listInvoices } from '#shared/payments/invoices.contract.ts';
import { getLessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { exportPayments } from './export-payments.ts';
import { getRevenue } from './get-revenue.ts';
import { listDifferencePage } from './list-differences.ts';
import { listInvoicePage } from './list-invoices.ts';
import { listPaymentPage, sumPayments } from './list-payments.ts';
import { listRequestPage } from './list-refund-requests.ts';
import { listRefundPage } from './list-refunds.ts';
import { filterPayments } from './payment-filter.ts';
import { readLessonMoney } from './read-lesson-money.ts';

/** What the admin reads of payments; what changes them stands with its use case. */
export function mountAdminPayments(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listAdminPayments, async ({ query, request, reply }) => {
    const page = await listPaymentPage(db, query);
    setPageHeaders(request, reply, page);
    return page.payments;
  });
  implement(app, deps, contract.sumAdminPayments, ({ query }) => sumPayments(db, query));
  implement(app, deps, contract.exportAdminPayments, async ({ query, reply }) => {
    // Refused before the first byte: once the stream runs no status can be answered any more.
    await filterPayments(db, query);
    return sendCsv(reply, `pagamentos-${saoPauloDay(deps.clock.now())}`, exportPayments(db, query));
  });
  implement(app, deps, getLessonMoney, ({ params, session }) => readLessonMoney(db, session, params.id));
  implement(app, deps, listInvoices, async ({ query, request, reply }) => {
    const page = await listInvoicePage(db, query);
    setPageHeaders(request, reply, page);
    return page.invoices;
  });
  implement(app, deps, contract.getRevenue, async ({ query }) => getRevenue(deps, query.months));
  implement(app, deps, contract.listAdminRefunds, async ({ query, request, reply }) => {
    const page = await listRefundPage(db, query);
    setPageHeaders(request, reply, page);
    return page.refunds;
  });
  implement(app, deps, contract.listRefundRequests, async ({ query, request, reply }) => {
    const page = await listRequestPage(db, query);
    setPageHeaders(request, reply, page);
    return page.requests;
  });
  implement(app, deps, contract.listDifferences, async ({ query, request, reply }) => {
    const page = await listDifferencePage(db, query);
    setPageHeaders(request, reply, page);
    if (page.comparedAt) reply.header('x-last-compared', page.comparedAt.toISOString());
    return page.differences;
  });
}
