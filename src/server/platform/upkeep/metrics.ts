import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { newestBackupAt } from '#server/platform/backup/newest-backup.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** Prometheus text at /metrics for who carries METRICS_TOKEN; without the setting there is no such page. */
export function mountMetrics(app: FastifyInstance, deps: Pick<AppDeps, 'config' | 'database'>): void {
  const token = deps.config.metricsToken;
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'lousa_database_waiting',
    help: 'Requests that wait for a database connection',
    registers: [registry],
    collect() {
      this.set(deps.database.pool.waitingCount);
    },
  });
  const { backupDir } = deps.config;
  if (backupDir !== null)
    new Gauge({
      name: 'lousa_backup_last_success_seconds',
      help: 'When the newest backup in BACKUP_DIR was made, in seconds of the Unix clock; 0 where there is none',
      registers: [registry],
      async collect() {
        this.set(await newestBackupAt(backupDir));
      },
    });
  const duration = new Histogram({
    name: 'lousa_http_request_seconds',
    help: 'Duration of answers by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new Problem('unauthorized');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
