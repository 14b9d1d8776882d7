import { readFile } from 'node:fs/promises';
import { and, asc, eq, isNull, like, ne, not, notInArray, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { invoicesTable } from '#server/payments/documents/documents.table.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { KNOWN_LAYOUT } from './check-dps-schema.ts';
import { type Issuing, issueInvoice } from './issue-invoice.ts';
import { completeSettings } from './nfse-settings.ts';
import { openSefinNacional } from './sefin-nacional.ts';

const issueInvoicesJob = defineJob({
  name: 'issue-invoices',
  schema: z.object({}),
  options: { cron: '*/5 * * * *', concurrency: 1, timeoutSeconds: 280 },
});
const MOST_AT_ONCE = 50;

/** Works off the requested invoices, oldest try first. Without the company's settings it only says what is missing. */
export function issueInvoices({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): HandledJob {
  return handle(issueInvoicesJob, async (_payload, { db, log, signal }) => {
    const issuing = await openIssuing(config);
    if ('missing' in issuing) return explainWaiting(db, issuing.missing, clock.now());
    const handled: string[] = [];
    while (handled.length < MOST_AT_ONCE && !signal.aborted) {
      const worked = await issueNext(db, issuing, handled, clock.now());
      if (worked === null) return;
      handled.push(worked.lessonId);
      log.info(worked, 'invoice worked on');
    }
  });
}

/** One invoice in one transaction; null where none waits. Two workers never take the same. */
async function issueNext(db: Db, issuing: Issuing, handled: string[], now: Date) {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(invoicesTable.status, 'solicitada'), isUnfinished(issuing));
    const [invoice] = await tx
      .select()
      .from(invoicesTable)
      .where(and(isOpen, notInArray(invoicesTable.lessonId, handled)))
      .orderBy(asc(invoicesTable.updatedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!invoice) return null;
    const { lessonId } = invoice;
    const outcome = await issueInvoice(tx, invoice, issuing, now);
    await tx
      .update(invoicesTable)
      .set({ ...outcome, updatedAt: now })
      .where(eq(invoicesTable.lessonId, lessonId));
    return { lessonId, status: outcome.status ?? invoice.status };
  });
}

/** Where nothing is transmitted, an XML that is as good as it gets is left alone. */
function isUnfinished({ keys, port, settings }: Issuing): SQL | undefined {
  if (port !== null) return undefined;
  return or(
    isNull(invoicesTable.xml),
    ne(invoicesTable.layoutVersion, settings.layout),
    keys ? not(like(invoicesTable.xml, '%SignatureValue%')) : undefined,
  );
}

async function openIssuing(config: Config): Promise<Issuing | { missing: string[] }> {
  const settings = completeSettings(config);
  if ('missing' in settings) return settings;
  const { certFile, certKeyFile, caFile, baseUrl, transmit, schemaDir } = config.nfse;
  if (settings.layout !== KNOWN_LAYOUT && schemaDir === null) return { missing: ['NFSE_SCHEMA_DIR'] };
  if (certFile === null || certKeyFile === null) return { settings, schemaDir, keys: null, port: null };
  const [certificate, privateKey] = await Promise.all([
    readFile(certFile, 'utf8'),
    readFile(certKeyFile, 'utf8'),
  ]);
  const port =
    transmit && baseUrl ? await openSefinNacional({ baseUrl, certFile, certKeyFile, caFile }) : null;
  return { settings, schemaDir, keys: { certificate, privateKey }, port };
}

async function explainWaiting(db: Db, missing: string[], now: Date): Promise<void> {
  const reason = `Emissão ainda não configurada. Falta: ${missing.join(', ')}.`;
  await db
    .update(invoicesTable)
    .set({ reason, updatedAt: now })
    .where(
      and(
        eq(invoicesTable.status, 'solicitada'),
        or(isNull(invoicesTable.reason), ne(invoicesTable.reason, reason)),
      ),
    );
}
