import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { letter, openPost, writeLetter } from '#tests/builders/letters.ts';
import { type MailServer, startMailServer } from '#tests/builders/mail-server.ts';
import { COMPILED } from '#tests/setup/running-product.ts';
import { soakTurn } from '#tests/setup/soak.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';
import { sendMails } from './send-mail.job.ts';

const WORKER = join(import.meta.dirname, '../../../../tests/processes/mail-worker.ts');

let database: Database;
let server: MailServer;
let dataDir = '';
let post: ReturnType<typeof openPost>;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'lousa-handovers-'));
  post = openPost(database, server.url, dataDir);
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
  await rm(dataDir, { recursive: true });
});

function startWorker(): ChildProcess {
  const { host, user, database: name } = database.pgConfig;
  const env = { ...process.env, ...COMPILED };
  const worker = fork(WORKER, [String(host), String(user), String(name), server.url, dataDir], { env });
  workers.push(worker);
  return worker;
}
async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
const statuses = async () => (await database.db.select().from(mailOutboxTable)).map((row) => row.status);

type Point = 'beforeRecipient' | 'beforeAccepting' | 'afterAccepting';
/** Kills the worker when the mail server gets to this point for the nth time from now. */
async function killAt(worker: ChildProcess, point: Point, nth = 1): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const dead = Promise.withResolvers<void>();
  let left = nth;
  server[point] = async () => {
    if (--left > 0) return;
    server[point] = null;
    reached.resolve();
    await dead.promise;
  };
  await reached.promise;
  await kill(worker);
  dead.resolve();
}

/** Sends a letter with a worker that is killed while the mail server holds it, then with another one. */
async function sendAcrossKill(held: Point, end: string): Promise<void> {
  await enqueueMail(database.db, post.deps, letter, { email: 'ana@escola.test', about: 'queda' });
  await killAt(startWorker(), held);
  expect(await statuses()).toEqual(['sending']);
  startWorker();
  await expect.poll(statuses, { timeout: 60_000 }).toEqual([end]);
}

const inTurn = soakTurn(3, 'kill of a worker in mid-send');
describe.runIf(inTurn)('a worker killed in mid-send', { timeout: 300_000 }, () => {
  it('before the mail was handed over: it goes out once', async () => {
    await sendAcrossKill('beforeRecipient', 'sent');
    expect([server.asked, server.received.length]).toEqual([2, 1]);
  });

  it('between the acceptance and our hearing of it: it went out once, and the outbox says that nobody confirmed', async () => {
    await sendAcrossKill('beforeAccepting', 'unconfirmed');
    expect([server.asked, server.received.length]).toEqual([1, 1]);
    const [row] = await database.db.select().from(mailOutboxTable);
    expect(row).toMatchObject({
      toAddress: 'ana@escola.test',
      subject: 'Sobre queda',
      payload: { about: 'queda' },
    });
  });

  it('again and again, while the server says later: none is received twice, and none is lost unsaid', async () => {
    const [mails, refused, kills] = [24, 12, 4];
    server.refusals = Array(refused).fill(451);
    for (let number = 0; number < mails; number++) {
      const email = `ana${number}@escola.test`;
      await enqueueMail(database.db, post.deps, letter, { email, about: `aula ${number}` });
    }
    await killAt(startWorker(), 'beforeRecipient', 5);
    await killAt(startWorker(), 'beforeAccepting', 3);
    await killAt(startWorker(), 'afterAccepting', 3);
    await killAt(startWorker(), 'beforeAccepting', 2);
    startWorker();
    const open = async () =>
      (await statuses()).filter((status) => status === 'waiting' || status === 'sending').length;
    await expect.poll(open, { timeout: 60_000 }).toBe(0);
    const rows = await database.db.select().from(mailOutboxTable);
    const received = server.received.map(({ messageId }) => messageId);
    expect(received.length).toBe(new Set(received).size);
    // A worker that dies between its note and the closing dot hands nothing over and can tell nobody. At each
    // death each mail then under way may be such a one: the outbox says that nobody confirmed it.
    const unsaid = rows.filter(({ id }) => !received.includes(`<letter-${id}@lousa.test>`));
    expect(unsaid.filter(({ status }) => status !== 'unconfirmed')).toEqual([]);
    expect(unsaid.length).toBeLessThanOrEqual(kills);
    // The deaths were real: mails were tried again, and the last two left one each without an answer.
    expect(rows.filter(({ tries }) => tries > 1).length).toBeGreaterThanOrEqual(refused / 2);
    expect(rows.filter(({ status }) => status === 'unconfirmed').length).toBeGreaterThanOrEqual(2);
    expect(rows.filter(({ status }) => status !== 'unconfirmed' && status !== 'sent')).toEqual([]);
    await expect.poll(() => readdir(join(dataDir, 'handovers'))).toEqual([]);
  });
});
