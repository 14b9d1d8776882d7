import type { FastifyInstance } from 'fastify';
import { countDue } from '#server/lessons/due-lessons.api.ts';
import { countByStatus, countOrderedSince } from '#server/backoffice/day/lesson-totals.ts';
import { totalRevenue } from '#server/payments/admin/ledger-totals.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/page.ts';
import { sendCsv } from '#server/platform/http/lists/send-csv.ts';
import { measureSatisfaction } from '#server/production/production-totals.api.ts';
import { exportAudit as exportAuditCall, listAudit } from '#shared/backoffice/audit.contract.ts';
import * as contract from '#shared/backoffice/backoffice.contract.ts';
import { listBoard } from '#shared/backoffice/board.contract.ts';
import { getDesk } from '#shared/backoffice/day.contract.ts';
import { getOverview } from '#shared/backoffice/overview.contract.ts';
import { saoPauloDay, startOfDay } from '#shared/calendar.ts';
import { centsToReais } from '#shared/money.ts';
import { mountAdminLessons } from './admin-lessons.routes.ts';
import { listBoardPage } from './board/list-board.ts';
import { exportAudit } from './audit/export-audit.ts';
import { mountInbox } from './inbox/inbox.routes.ts';
import { mountLeads } from './leads/leads.routes.ts';
import { listAuditPage } from './audit/list-audit.ts';
import { mountOwnData } from './accounts/own-data.routes.ts';
import { mountPeople } from './accounts/people.routes.ts';
import { readDesk } from './day/read-day.ts';
import { readOverview } from './day/read-overview.ts';

export function registerBackoffice(app: FastifyInstance, deps: AppDeps): void {
  const { database, config, clock } = deps;
  mountAdminLessons(app, deps);
  mountPeople(app, deps);
  mountLeads(app, deps);
  mountInbox(app, deps);
  mountOwnData(app, deps);
  implement(app, deps, listAudit, async ({ query, request, reply }) => {
    const page = await listAuditPage(database.db, query);
    setPageHeaders(request, reply, page);
    return page.entries;
  });
  implement(app, deps, exportAuditCall, async ({ query, reply }) =>
    sendCsv(reply, `auditoria-${saoPauloDay(clock.now())}`, exportAudit(database.db, query)),
  );
  implement(app, deps, listBoard, async ({ query, request, reply }) => {
    const page = await listBoardPage(database.db, query, clock.now());
    setPageHeaders(request, reply, page);
    return page.cards;
  });
  implement(app, deps, getDesk, () => readDesk(deps));
  implement(app, deps, getOverview, ({ query }) => readOverview(deps, query));
  implement(app, deps, contract.adminStats, async () => {
    const midnight = startOfDay(saoPauloDay(clock.now()));
    const [lessons, today, revenue, due, satisfaction] = await Promise.all([
      countByStatus(database.db),
      countOrderedSince(database.db, midnight),
      totalRevenue(database.db, config),
      countDue(database.db, clock.now()),
      measureSatisfaction(database.db),
    ]);
    return {
      total: [...lessons.values()].reduce((total, count) => total + count, 0),
      inProduction: lessons.get('in_production') ?? 0,
      completed: lessons.get('completed') ?? 0,
      revenue: centsToReais(revenue),
      today,
      pendingPayment: lessons.get('waiting_payment') ?? 0,
      ...due,
      satisfaction,
    };
  });
}
