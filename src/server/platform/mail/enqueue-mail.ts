import * as z from 'zod/mini';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';
import type { MailKind } from './mails.ts';

/** One try to send one mail. A refusal is tried again by a job of its own; retries here are for lost workers. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  schema: z.object({ mailId: z.string() }),
  options: { retryLimit: 5, timeoutSeconds: 240 },
});

/** Puts a mail into the outbox inside the caller's transaction: rolled back with it, sent soon after it commits. */
export async function enqueueMail<T extends object>(
  tx: DbOrTx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  mail: MailKind<T>,
  payload: T,
): Promise<void> {
  const now = deps.clock.now();
  const kind = 'kind' in payload ? `${mail.name}.${payload.kind}` : mail.name;
  const [row] = await tx
    .insert(mailOutboxTable)
    .values({ kind, payload: mail.schema.parse(payload), nextTryAt: now, createdAt: now })
    .returning({ id: mailOutboxTable.id });
  if (!row) throw new Error('the mail was not kept');
  await deps.enqueue(tx, sendMailJob, { mailId: row.id }, { singletonKey: row.id });
}
