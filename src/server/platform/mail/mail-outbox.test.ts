import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { type JobRunner, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { letter, openPost, writeLetter } from '#tests/builders/letters.ts';
import { type MailServer, startMailServer } from '#tests/builders/mail-server.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { claimMail, closeUnheard, noteAddress, settleMail } from './claim-mail.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { forgetMailsOf, forgetOldMails } from './forget-mails.ts';
import { type MailRow, mailOutboxTable } from './mail-outbox.table.ts';
import type { Mailer } from './mailer.ts';
import { resendMails } from './resend-mails.job.ts';
import { sendMails } from './send-mail.job.ts';

let database: Database;
let server: MailServer;
let dataDir = '';
let post: ReturnType<typeof openPost>;
let runner: JobRunner | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'lousa-handovers-'));
  post = openPost(database, server.url, dataDir);
  await migrate(
    database,
    handlers().map(({ job }) => job),
  );
});
beforeEach(async () => {
  await database.db.delete(mailOutboxTable);
  Object.assign(server, { received: [], asked: 0, refusals: [] });
});
afterEach(async () => {
  await runner?.stop(1000);
  runner = null;
});
afterAll(async () => {
  await post.close();
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const handlers = () => [sendMails(post.deps, [writeLetter]), resendMails(post.deps)];
const startWorker = async () => {
  runner = await startJobs(database, handlers(), createLog('silent'));
};
const write = (about: string, email = 'ana@escola.test') =>
  enqueueMail(database.db, post.deps, letter, { email, about });
const outbox = (): Promise<MailRow[]> =>
  database.db.select().from(mailOutboxTable).orderBy(asc(mailOutboxTable.id));
const onlyMail = async () => {
  const [row] = await outbox();
  if (!row) throw new Error('the outbox is empty');
  return row;
};
const settled = (status: string) =>
  expect.poll(async () => (await outbox()).map((row) => row.status)).toEqual([status]);

describe('a mail of the outbox', () => {
  it('is sent once though its server says "later" twice', async () => {
    server.refusals = [451, 451];
    await write('frações');
    await startWorker();
    await settled('sent');
    expect(server.received.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@escola.test', 'Sobre frações'],
    ]);
    const row = await onlyMail();
    expect(row).toMatchObject({ tries: 3, toAddress: 'ana@escola.test', subject: 'Sobre frações' });
    expect([row.lastError, row.payload, row.sentAt === null]).toEqual([null, {}, false]);
    expect(server.received[0]?.messageId).toBe(`<letter-${row.id}@lousa.test>`);
  });

  it('is given up where its server does not know the recipient, and says so', async () => {
    server.refusals = [550];
    await write('frações', 'ninguem@escola.test');
    await startWorker();
    await settled('failed');
    expect(await onlyMail()).toMatchObject({ tries: 1, lastError: '550', toAddress: 'ninguem@escola.test' });
    expect([server.received, server.asked]).toEqual([[], 1]);
  });

  it('of a transaction that is rolled back is never sent', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await enqueueMail(tx, post.deps, letter, { email: 'ana@escola.test', about: 'nada' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await write('algo');
    await startWorker();
    await settled('sent');
    expect(server.received.map(({ subject }) => subject)).toEqual(['Sobre algo']);
  });

  it('with nothing left to say is called off and forgotten', async () => {
    await write('');
    await startWorker();
    await settled('cancelled');
    expect(await onlyMail()).toMatchObject({ payload: {}, toAddress: null });
    expect(server.asked).toBe(0);
  });

  it('among thirty at once goes out once', async () => {
    const wanted = Array.from({ length: 30 }, (_, i) => `p${i}@escola.test`).sort();
    await Promise.all(wanted.map((email) => write('todos', email)));
    await startWorker();
    await runner?.idle();
    expect(server.received.map(({ to }) => to).sort()).toEqual(wanted);
  });

  it('whose job was lost gets another one', async () => {
    const late = new Date(Date.now() - 5 * 60_000);
    const lost = { kind: 'letter', payload: { email: 'ana@escola.test', about: 'atraso' }, createdAt: late };
    await database.db.insert(mailOutboxTable).values({ ...lost, nextTryAt: late });
    await startWorker();
    const [, resend] = handlers();
    await resend?.run({}, { db: database.db } as never);
    await settled('sent');
    expect(server.received).toHaveLength(1);
  });

  it('leaves no trace when its reader goes', async () => {
    await write('um');
    await write('outro', 'bia@escola.test');
    const ana = { userId: '01890000-0000-7000-8000-000000000000', email: 'ana@escola.test' };
    await forgetMailsOf(database.db, ana);
    expect((await outbox()).map(({ payload }) => payload)).toEqual([
      { email: 'bia@escola.test', about: 'outro' },
    ]);
  });
});

describe('an old mail', () => {
  it('goes after ninety days, unless it still waits', async () => {
    const createdAt = new Date(Date.now() - 91 * 86_400_000);
    const old = { kind: 'letter', payload: {}, nextTryAt: new Date(), createdAt };
    const fresh = { ...old, createdAt: new Date(), status: 'sent' as const };
    await database.db.insert(mailOutboxTable).values([old, { ...old, status: 'sent' }, fresh]);
    await forgetOldMails(database.db);
    expect((await outbox()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting']);
  });
});

describe('a mail that is being sent', () => {
  const claim = (mailId: string, jobId: string, now = new Date()) =>
    claimMail(database.db, { mailId, jobId }, now);

  it('is in the hands of one job, however many reach for it', async () => {
    await write('corrida');
    const { id } = await onlyMail();
    const claims = await Promise.all(Array.from({ length: 10 }, (_, i) => claim(id, `job ${i}`)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('is taken up at once by its own job after a crash, by another one only when the lease is over', async () => {
    await write('queda');
    const { id } = await onlyMail();
    await claim(id, 'first');
    expect(await claim(id, 'second')).toBeNull();
    expect((await claim(id, 'first'))?.tries).toBe(2);
    expect((await claim(id, 'second', new Date(Date.now() + 3_600_000)))?.tries).toBe(3);
    await database.db.update(mailOutboxTable).set({ status: 'sent' }).where(eq(mailOutboxTable.id, id));
    expect(await claim(id, 'second', new Date(Date.now() + 7_200_000))).toBeNull();
  });

  it('and was handed over by a worker that died is closed, and sent again only if an earlier try was meant', async () => {
    await write('queda');
    const { id } = await onlyMail();
    const by = (jobId: string) => ({ mailId: id, jobId });
    const address = { toAddress: 'ana@escola.test', toUserId: null, lessonId: null, subject: 'Queda' };
    const close = (jobId: string, tries: number) =>
      closeUnheard(database.db, by(jobId), { tries, now: new Date() });
    await claim(id, 'first');
    await claim(id, 'second', new Date(Date.now() + 3_600_000));
    // One whose mail was taken over must not hand it over any more.
    await expect(noteAddress(database.db, by('first'), address)).rejects.toThrow('taken over');
    await noteAddress(database.db, by('second'), address);
    expect([await close('third', 2), await close('second', 1), await close('second', 2)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await onlyMail()).toMatchObject({
      ...address,
      status: 'unconfirmed',
      payload: { about: 'queda' },
    });
    expect(await claim(id, 'second')).toBeNull();
    expect(await settleMail(database.db, by('second'), { status: 'waiting' })).toBe(false);
    expect(await settleMail(database.db, by('second'), { status: 'sent' })).toBe(true);
  });

  it('and was refused at its end is not taken for handed over, though putting it back failed', async () => {
    await write('espera');
    const { id } = await onlyMail();
    const context = { jobId: 'first', db: database.db, log: createLog('silent') } as never;
    const refused = Object.assign(new Error('later'), { code: 'EMESSAGE', responseCode: 451 });
    const mailer: Mailer = {
      async send(_mail, beforeEnd) {
        beforeEnd?.();
        throw refused;
      },
      close: () => undefined,
    };
    const enqueue = () => Promise.reject(new Error('the queue is away'));
    const failing = sendMails({ ...post.deps, mailer, enqueue }, [writeLetter]);
    await expect(failing.run({ mailId: id }, context)).rejects.toThrow('the queue is away');
    await sendMails(post.deps, [writeLetter]).run({ mailId: id }, context);
    expect([(await onlyMail()).status, server.received.length]).toEqual(['sent', 1]);
  });
});
