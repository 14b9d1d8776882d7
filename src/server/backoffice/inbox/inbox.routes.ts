import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import * as inbox from '#shared/backoffice/inbox.contract.ts';
import { countInboxNow, listDone, listInboxPage } from './list-inbox.ts';
import { markItem, unmarkItem } from './mark-inbox-item.ts';

export function mountInbox(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, inbox.listInbox, async ({ query, request, reply }) => {
    const page = await listInboxPage(db, query, deps.clock.now());
    setPageHeaders(request, reply, page);
    return page.items;
  });
  implement(app, deps, inbox.countInbox, () => countInboxNow(db, deps.clock.now()));
  implement(app, deps, inbox.listDoneToday, () => listDone(db, deps.clock.now()));
  implement(app, deps, inbox.markInboxItem, ({ body, session }) => markItem(deps, session, body));
  implement(app, deps, inbox.unmarkInboxItem, async ({ body }) => {
    await unmarkItem(deps, body);
  });
}
