import type { FastifyInstance } from 'fastify';
import { listPeople } from '#server/accounts/accounts.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import * as contract from '#shared/backoffice/people.contract.ts';
import { addEditor } from './add-editor.ts';
import { deleteEditor } from './delete-editor.ts';

export function mountPeople(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listUsers, async ({ query, request, reply }) => {
    const page = await listPeople(db, query);
    setPageHeaders(request, reply, page);
    return page.people;
  });
  implement(app, deps, contract.addEditor, ({ body, session, request }) =>
    addEditor(deps, session, { person: body, ip: request.ip }),
  );
  implement(app, deps, contract.deleteEditor, ({ params, session, request }) =>
    deleteEditor(deps, session, { editorId: params.id, ip: request.ip }),
  );
}
