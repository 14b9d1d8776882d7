import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { nightlyBackup } from '#server/platform/backup/nightly-backup.job.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { listJobs } from '#server/worker.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { backupName } from './choose-outdated.ts';
import { checkBackup } from './restore-backup.ts';

const PASSPHRASE = 'giz na lousa às sete';
const TOKEN = 'a-token-for-figures';
const DAY_MS = 86_400_000;

let folder = '';
let test: TestApp;
const clock = testClock();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-nightly-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(backupDir: string): Promise<void> {
  const env = { BACKUP_DIR: backupDir, BACKUP_PASSPHRASE: PASSPHRASE, METRICS_TOKEN: TOKEN };
  test = await createTestApp({ deps: { clock }, env });
  await ensureMasterAdmin(test.deps);
}

/** One try, as the clock would start it. */
function run(isLastTry = false): Promise<void> {
  const job = listJobs(test.deps).find(({ job: { name } }) => name === 'nightly-backup');
  const { log, database } = test.deps;
  const context = { jobId: randomUUID(), retryCount: 0, isLastTry, db: database.db, log };
  return job?.run({}, { ...context, signal: new AbortController().signal }) ?? Promise.reject(new Error());
}

const newestOf = async () => {
  const answer = await apiClient(test.app).get('/metrics', { authorization: `Bearer ${TOKEN}` });
  return Number(/^lousa_backup_last_success_seconds (\d+)$/m.exec(answer.text)?.[1]);
};

it('a backup of each night lies in the folder, locked, and old ones make room', async () => {
  await open(folder);
  expect(await newestOf()).toBe(0);
  await writeFile(join(folder, 'lousa-2020-01-01T062300Z.tar.partial'), 'of a killed process');
  await writeFile(join(folder, 'not-ours.tar'), 'x');
  for (let age = 1; age <= 60; age++)
    await writeFile(join(folder, backupName(new Date(clock.now().getTime() - age * DAY_MS), true)), 'x');
  await run();
  const names = (await readdir(folder)).sort();
  expect(names.filter((name) => name.startsWith('lousa-'))).toHaveLength(7 + 4);
  expect(names.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(names).toContain('not-ours.tar');
  const newest = join(folder, names.filter((name) => name.startsWith('lousa-')).at(-1) ?? '');
  const { head } = await checkBackup({ path: newest, passphrase: PASSPHRASE });
  expect(head.format).toBe('lousa-backup');
  expect(await newestOf()).toBeGreaterThan(0);
});

it('a night without one is told to the admin once, when the last try has failed', async () => {
  await writeFile(join(folder, 'a-file'), '');
  await open(join(folder, 'a-file', 'below'));
  const mails = async () =>
    (await test.deps.database.db.select().from(mailOutboxTable)).filter(
      ({ kind }) => kind === 'failed-backup',
    );
  await expect(run()).rejects.toThrow();
  expect(await mails()).toEqual([]);
  await expect(run(true)).rejects.toThrow();
  expect(await mails()).toHaveLength(1);
  await test.runJobs();
  expect(await mails()).toMatchObject([
    {
      status: 'sent',
      toAddress: test.deps.config.adminEmail,
      subject: expect.stringMatching(/^O backup de .* não foi feito$/),
    },
  ]);
});

it('without BACKUP_DIR nothing is written', async () => {
  test = await createTestApp();
  const job = nightlyBackup(test.deps, { files: [], withoutRows: [] }, () =>
    Promise.reject(new Error('told')),
  );
  const { log, database } = test.deps;
  const context = { jobId: randomUUID(), retryCount: 0, isLastTry: true, db: database.db, log };
  await job.run({}, { ...context, signal: new AbortController().signal });
  expect(await readdir(folder)).toEqual([]);
});
