import { openAnalysisPool } from '#server/document-pool.ts';
import { buildApp } from '#server/app.ts';
import { openGateways } from '#server/payments/gateways/open-gateways.ts';
import type { Config } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDeps } from '#server/platform/deps.ts';
import { type JobRunner, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { listJobs } from '#server/worker.ts';
import { demoClock } from './demo-clock.ts';
import type { DemoHost } from './demo-school.ts';

export interface OpenProduct extends DemoHost {
  close(): Promise<void>;
}

/** The product on its real database and storage, not listening, with a clock that can be set. */
export async function openProduct(config: Config): Promise<OpenProduct> {
  const log = createLog(config.logLevel);
  const clock = demoClock();
  const database = await openDatabase(config, log);
  const { deps: parts, close } = await openDeps(
    { config, database, log, readingPool: openAnalysisPool() },
    { clock },
  );
  const deps = await openGateways(parts);
  const jobs = listJobs(deps);
  await migrate(
    database,
    jobs.map(({ job }) => job),
  );
  const app = await buildApp(deps);
  await app.ready();
  // Not before the first lesson: a place that turns out to be a real one is left as it was found.
  let runner: Promise<JobRunner> | null = null;
  return {
    app,
    deps,
    clock,
    async runJobs() {
      runner ??= startJobs(database, jobs, log);
      await (await runner).idle();
    },
    async close() {
      await app.close();
      await (await runner)?.stop();
      await close();
      await database.close();
    },
  };
}
