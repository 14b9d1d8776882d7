import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callAs, type Request, type Target } from './observed-calls.ts';

interface Project {
  lesson: { id: string };
}

/** An editor until the signal: looks at the own work, opens a conversation, answers. */
export async function playEditor(target: Target, token: string, thinkMs: number): Promise<void> {
  const call = caller(target, token);
  while (await thinks(target.signal, thinkMs)) {
    const projects = await call<Project[]>('projects', '/api/editor/projects');
    const project = projects?.[Math.floor(Math.random() * projects.length)];
    await call('unread', '/api/messages/unread');
    if (!project) continue;
    const path = `/api/lessons/${project.lesson.id}/messages`;
    await call('conversation', path);
    const json = { content: `Resposta ${randomUUID()}`, messageType: 'text' };
    const sent = await call<{ id: string }>('write', path, {
      ...{ method: 'POST', json, idempotencyKey: randomUUID() },
    });
    if (sent) target.observed.acknowledged.messages.set(sent.id, project.lesson.id);
  }
}

/** An admin until the signal: looks at the desk, the inbox and the list, and gives what is paid to the editors in turn. */
export async function playAdmin(target: Target, token: string, editors: string[], thinkMs: number) {
  const call = caller(target, token);
  let given = 0;
  while (await thinks(target.signal, thinkMs)) {
    await call('desk', '/api/admin/desk');
    await call('inbox', '/api/admin/inbox');
    await call('all lessons', '/api/admin/lessons');
    const paid = await call<{ id: string }[]>('paid lessons', '/api/admin/lessons?status=paid&limit=1');
    const lessonId = paid?.[0]?.id;
    const editorId = editors[given % editors.length];
    if (!lessonId || !editorId) continue;
    const json = { lessonId, editorId };
    if (await call('assign', '/api/admin/assign-editor', { method: 'POST', json })) given += 1;
  }
}

const caller =
  (target: Target, token: string) =>
  <T>(name: string, path: string, request?: Request) =>
    callAs<T>(target, token, name, path, request);

async function thinks(signal: AbortSignal, thinkMs: number): Promise<boolean> {
  await sleep(-Math.log(1 - Math.random()) * thinkMs, undefined, { signal }).catch(() => {});
  return !signal.aborted;
}
