import type { FastifyInstance } from 'fastify';
import { totalRevenue } from '#server/payments/payments.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import { sendCsv } from '#server/platform/http/lists/send-csv.ts';
import { measureSatisfaction } from '#server/production/production.api.ts';
import { exportAudit as exportAuditCall, listAudit } from '#shared/backoffice/audit.contract.ts';
import * as contract from '#shared/backoffice/backoffice.contract.ts';
import { listBoard } from '#shared/backoffice/board.contract.ts';
import { getDay } from '#shared/backoffice/day.contract.ts';
import { getOverview } from '#shared/backoffice/overview.contract.ts';
import { saoPauloDay, startOfDay } from '#shared/calendar.ts';
import { centsToReais } from '#shared/money.ts';
import { mountOwnData } from './accounts/own-data.routes.ts';
import { mountPeople } from './accounts/people.routes.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAuditPage } from './audit/list-audit.ts';
import { listBoardPage } from './board/list-board.ts';
import { mountClients } from './clients/clients.routes.ts';
import { countDue } from './clients/due-lessons.ts';
import { countByStatus, countOrderedSince } from './day/lesson-totals.ts';
import { readDay } from './day/read-day.ts';
import { readOverview } from './day/read-overview.ts';
import { mountAdminFiles } from './files/admin-files.routes.ts';
import { mountInbox } from './inbox/inbox.routes.ts';
import { mountLeads } from './leads/leads.routes.ts';
import { mountAdminLessons } from './lessons/admin-lessons.routes.ts';

export function mountBackoffice(app: FastifyInstance, deps: AppDeps): void {
  const { database, config, clock } = deps;
  mountClients(app, deps);
  mountAdminLessons(app, deps);
  mountAdminFiles(app, deps);
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
  implement(app, deps, getDay, () => readDay(deps));
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
