import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { mountedEndpoints } from '#server/platform/http/implement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { openStorageProbe } from '#server/platform/storage/probe-storage.ts';
import { endpoint } from '#shared/http/endpoint.ts';

const ANSWER_WITHIN_MS = 2000;

const live = endpoint({
  ...{ method: 'GET', path: '/api/health/live', summary: 'The process answers', access: 'public' },
  response: z.object({ status: z.literal('ok') }),
  status: 200,
});
const ready = endpoint({
  ...{ method: 'GET', path: '/api/health/ready', summary: 'It can do its work; else 503', access: 'public' },
  response: z.object({ status: z.literal('ready') }),
  status: 200,
});

/** `live`: the process answers. `ready`: it can do its work and is not about to stop. */
export function mountHealth(
  app: FastifyInstance,
  deps: Pick<AppDeps, 'database' | 'events' | 'storage'>,
): void {
  const probe = openStorageProbe(deps.storage);
  // Mounted by hand: the state of a session, and so of the database, must not decide whether we live.
  app[mountedEndpoints].push(live, ready);
  app.get(live.path, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(ready.path, async (_request, reply) => {
    if (deps.events.stopping.aborted) throw new Problem('unavailable');
    await answersInTime(Promise.all([deps.database.db.execute(sql`select 1`), probe()]));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

async function answersInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem('unavailable')), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([answer, late]);
  } catch (cause) {
    throw new Problem('unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}
