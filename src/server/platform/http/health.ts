import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from './problem.ts';

const ANSWER_WITHIN_MS = 2000;

/** `live`: the process answers. `ready`: it can do its work and is not about to stop. */
export function registerHealth(app: FastifyInstance, deps: Pick<AppDeps, 'database' | 'events'>): void {
  app.get('/api/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/api/health/ready', async (_request, reply) => {
    if (deps.events.stopping.aborted) throw new Problem('unavailable');
    await answersInTime(deps.database.db.execute(sql`select 1`));
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
