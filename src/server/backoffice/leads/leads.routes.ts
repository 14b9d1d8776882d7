import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { networkOf } from '#server/platform/http/connections/network-of.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import { sendCsv } from '#server/platform/http/lists/send-csv.ts';
import * as leads from '#shared/backoffice/leads.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { addLead } from './add-lead.ts';
import { changeLead } from './change-lead.ts';
import { exportLeads } from './export-leads.ts';
import { filterLeads, listLeadPage } from './list-leads.ts';

export function mountLeads(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  const limit = createLimiter(deps.database, { name: 'lead', points: 20, durationSeconds: 3600 });
  // Beyond what all schools together ask for: whoever writes from a thousand addresses fills no list.
  const limitOfAll = createLimiter(deps.database, { name: 'lead-all', points: 300, durationSeconds: 3600 });
  implement(app, deps, leads.addLead, async ({ body, idempotency, request, reply }) => {
    await limit.consume(networkOf(request.ip));
    await limitOfAll.consume('everyone');
    const lead = await addLead(deps, body, idempotency);
    reply.code(lead.status);
    return lead.body;
  });
  implement(app, deps, leads.listLeads, async ({ query, request, reply }) => {
    const page = await listLeadPage(db, query);
    setPageHeaders(request, reply, page);
    return page.leads;
  });
  implement(app, deps, leads.exportLeads, async ({ query, reply }) => {
    filterLeads(query);
    return sendCsv(reply, `orcamentos-${saoPauloDay(deps.clock.now())}`, exportLeads(db, query));
  });
  implement(app, deps, leads.changeLead, ({ params, body, session, request }) =>
    changeLead(deps, session, { leadId: params.id, status: body.status, ip: request.ip }),
  );
}
