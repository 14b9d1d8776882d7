import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { letter, openPost, writeLetter } from '#tests/builders/letters.ts';
import { type MailServer, startMailServer } from '#tests/builders/mail-server.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';
import { sendMails } from './send-mail.job.ts';

const WORKER = join(import.meta.dirname, '../../../../tests/setup/processes/mail-worker.ts');

let database: Database;
let server: MailServer;
let post: ReturnType<typeof openPost>;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  post = openPost(database, server.url);
  await migrate(database, [sendMails(post.deps, [writeLetter]).job]);
});
beforeEach(async () => {
  await database.db.delete(mailOutboxTable);
  Object.assign(server, { received: [], asked: 0 });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker);
});
afterAll(async () => {
  await post.close();
  await server.close();
  await database.close();
});

function startWorker(): ChildProcess {
  const { host, user, database: name } = database.pgConfig;
  const worker = fork(WORKER, [String(host), String(user), String(name), server.url]);
  workers.push(worker);
  return worker;
}
async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
const statuses = async () => (await database.db.select().from(mailOutboxTable)).map((row) => row.status);

/** Sends a letter with a worker that is killed while the mail server holds it, then with another one. */
async function sendAcrossKill(held: 'beforeRecipient' | 'beforeAccepting'): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  server[held] = async () => {
    server[held] = null;
    reached.resolve();
    await dead.promise;
  };
  await enqueueMail(database.db, post.deps, letter, { email: 'ana@escola.test', about: 'queda' });
  const worker = startWorker();
  await reached.promise;
  expect(await statuses()).toEqual(['sending']);
  await kill(worker);
  dead.resolve();
  startWorker();
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['sent']);
}

describe('a worker killed in mid-send', { timeout: 60_000 }, () => {
  it('before the mail was handed over: it goes out once', async () => {
    await sendAcrossKill('beforeRecipient');
    expect([server.asked, server.received.length]).toEqual([2, 1]);
  });

  it('between the acceptance and our hearing of it: the mail keeps its name, so that it is shown once', async () => {
    await sendAcrossKill('beforeAccepting');
    expect(server.received.length).toBe(2);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
