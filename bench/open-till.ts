import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDocumentPool } from '#server/document-pool.ts';
import { attemptsTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { openGateways } from '#server/payments/providers/open-gateways.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { loadConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { openDeps } from '#server/platform/deps.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { listJobs } from '#server/worker.ts';
import { insertPayers } from './insert-payers.ts';

/** Payments that wait to be settled, and a scratch table beside them. */
export interface Till {
  /** Rows that one settlement writes, counted by the database. */
  rows: number;
  settleNext(): Promise<void>;
  /** As many rows in one transaction, each its own statement, and nothing else. */
  writeBare(): Promise<void>;
  close(): Promise<void>;
}

export async function openTill(count: number): Promise<Till> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-till-'));
  const config = loadConfig({ DATA_DIR: join(dataDir, 'data'), LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const database = await openDatabase(config, log);
  const { deps: parts, close } = await openDeps({
    config,
    database,
    log,
    readingPool: openDocumentPool({ isLazy: true }),
  });
  const opened = await openGateways(parts);
  await migrate(
    database,
    listJobs(opened).map(({ job }) => job),
  );
  const deps = { ...opened, gateways: { ...opened.gateways, card: answeringAtOnce(opened) } };
  // One more than asked for: the first is settled to count its rows.
  const attempts = await insertAttempts(deps, count + 1);
  await database.db.execute(
    sql`create table bench_rows (id uuid primary key, lesson_id uuid, note text, at timestamptz)`,
  );
  const settleNext = async () => {
    await settleAttempt(deps, attempts.pop() ?? '');
  };
  const rows = await countRows(deps, settleNext);
  return {
    rows,
    settleNext,
    writeBare: () =>
      database.db.transaction(async (tx) => {
        for (let row = 0; row < rows; row++) {
          await tx.execute(
            sql`insert into bench_rows values (${randomUUID()}, ${randomUUID()}, 'settle', now())`,
          );
        }
      }),
    async close() {
      await close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A provider that has the money already, and no network between. */
function answeringAtOnce({ gateways }: PaymentsDeps): PaymentsDeps['gateways']['card'] {
  return {
    ...gateways.card,
    getOrder: async (orderId) => ({
      orderId,
      status: 'COMPLETED',
      attemptId: orderId,
      amountCents: 4900,
      currency: 'BRL',
      captures: [
        {
          ref: `C-${orderId}`,
          status: 'completed',
          at: new Date(),
          amountCents: 4900,
          currency: 'BRL',
          statusReason: null,
          reversedCents: 0,
          refunds: [],
        },
      ],
    }),
  };
}

async function insertAttempts({ database }: PaymentsDeps, count: number): Promise<string[]> {
  const payers = await insertPayers(database, count);
  const now = new Date();
  return Promise.all(
    payers.map(async ({ lessonId }) => {
      const id = randomUUID();
      const [charge] = await database.db
        .insert(chargesTable)
        .values({ lessonId, priceVersion: 1, amountCents: 4900, isLive: false, createdAt: now })
        .returning({ id: chargesTable.id });
      await database.db.insert(attemptsTable).values({
        ...{ id, chargeId: charge?.id ?? '', method: 'card', status: 'processing', amountCents: 4900 },
        ...{ providerRef: id, createKey: `${id}:create`, createdAt: now, updatedAt: now },
      });
      return id;
    }),
  );
}

async function countRows({ database }: PaymentsDeps, work: () => Promise<void>): Promise<number> {
  const read = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    await database.db.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = await database.db.execute(
      sql`select (tup_inserted + tup_updated + tup_deleted)::int as written from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.written);
  };
  const client = await database.pool.connect();
  client.release();
  const before = await settled(read);
  await work();
  return (await settled(read)) - before;
}

/** The counters of other connections come in by and by: read until they rest. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read();
  for (;;) {
    await new Promise((done) => setTimeout(done, 1200));
    const next = await read();
    if (next === last) return next;
    last = next;
  }
}
