import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { filesTable } from '#server/files/files.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { scanFileJob } from './scan-file.job.ts';

const WAITED_MS = 10 * 60_000;
const AT_ONCE = 500;

const resumeScansJob = defineJob({
  name: 'resume-scans',
  schema: z.object({}),
  options: { cron: '*/10 * * * *', concurrency: 1 },
});

/** The net under the queue: a file still waiting after all tries, such as of a scanner away for hours, is asked about again. */
export function resumeScans(deps: AppDeps): HandledJob {
  return handle(resumeScansJob, async (_payload, { db, log }) => {
    const before = new Date(deps.clock.now().getTime() - WAITED_MS);
    const waiting = await db
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(
        and(
          eq(filesTable.scanStatus, 'scanning'),
          eq(filesTable.bytes, 'kept'),
          lt(filesTable.createdAt, before),
        ),
      )
      .orderBy(filesTable.createdAt)
      .limit(AT_ONCE);
    if (waiting.length > 0) log.warn({ files: waiting.length }, 'files wait for the virus scanner');
    for (const { id } of waiting) await deps.enqueue(db, scanFileJob, { fileId: id }, { singletonKey: id });
  });
}
