import * as z from 'zod/mini';
import { connectDatabase } from '#server/platform/db/database.ts';
import { defineJob, handle } from '#server/platform/jobs/jobs.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/log.ts';

/** A worker that takes a job and never ends it, to be killed by a test. Arguments: host, user, database, job, `turns`. */
const [host = '', user = '', database = '', name = '', turns = ''] = process.argv.slice(2);
const job = defineJob({ name, schema: z.object({}), options: turns ? { turns: { light: 1 } } : {} });
const hang = handle(job, async (_payload, { retryCount }) => {
  process.send?.({ took: retryCount });
  await new Promise(() => undefined);
});
await startJobs(connectDatabase({ host, user, database }), [hang], createLog('silent'));
process.send?.('ready');
