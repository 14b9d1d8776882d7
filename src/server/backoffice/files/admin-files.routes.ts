import type { FastifyInstance } from 'fastify';
import type { FileActor } from '#server/files/files.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type Call, implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import * as contract from '#shared/files/admin-files.contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { addFile } from './add-file.ts';
import { archiveFile } from './archive-file.ts';
import { blockFile } from './block-file.ts';
import { deleteFile } from './delete-file.ts';
import { listAdminFilePage, readAdminFile } from './list-admin-files.ts';
import { restoreFile } from './restore-file.ts';

/** What admins do with files. */
export function mountAdminFiles(app: FastifyInstance, deps: AppDeps): void {
  mountLists(app, deps);
  const { db } = deps.database;
  implement(app, deps, contract.addAdminFile, async (call) => {
    const { body, upload, idempotency, reply } = call;
    const answer = await addFile(deps, actorOf(call), { ...body, upload: upload?.file ?? null, idempotency });
    reply.code(answer.status);
    return answer.body;
  });
  implement(app, deps, contract.blockFile, async (call) => {
    await blockFile(deps, actorOf(call), call.params.fileId, call.body);
    return readAdminFile(db, call.params.fileId);
  });
  implement(app, deps, contract.deleteFile, async (call) => {
    await deleteFile(deps, actorOf(call), call.params.fileId, call.body);
    return readAdminFile(db, call.params.fileId);
  });
  implement(app, deps, contract.restoreFile, async (call) => {
    await restoreFile(deps, actorOf(call), call.params.fileId);
    return readAdminFile(db, call.params.fileId);
  });
  implement(app, deps, contract.archiveFile, async (call) => {
    await archiveFile(deps, actorOf(call), call.params.fileId);
    return readAdminFile(db, call.params.fileId);
  });
}

function mountLists(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listAdminFiles, async ({ query, request, reply }) => {
    const page = await listAdminFilePage(db, query);
    setPageHeaders(request, reply, page);
    return page.files;
  });
  implement(app, deps, contract.listAdminLessonFiles, async ({ params, query, session, request, reply }) => {
    const lesson = await findLesson(db, session, params.lessonId);
    const page = await listAdminFilePage(db, query, lesson.id);
    setPageHeaders(request, reply, page);
    return page.files;
  });
}

const actorOf = <E extends Endpoint>({ session, request }: Call<E>): FileActor => ({
  userId: session.userId,
  role: session.role,
  ip: request.ip,
});
