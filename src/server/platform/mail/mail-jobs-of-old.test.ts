import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const MIGRATION = join(import.meta.dirname, '../../../../db/migrations/0022_mail_jobs_of_old.sql');

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());

test('mails that an older version left as jobs are sent, those of long ago are not', async () => {
  const { pool } = product.deps.database;
  const { user } = await registerTeacher(product.app);
  await product.runJobs();
  await pool.query('delete from mail_outbox');
  const queues = ['account-mail', 'lesson-mail'];
  for (const name of queues)
    await pool.query(
      `insert into jobs.queue
       select (jsonb_populate_record(known, jsonb_build_object('name', $1::text))).* from jobs.queue known
       where name = 'send-mail'`,
      [name],
    );
  const leave = (name: string, data: object, age: string) =>
    pool.query('insert into jobs.job (name, data, created_on) values ($1, $2, now() - $3::interval)', [
      name,
      data,
      age,
    ]);
  const mail = { kind: 'confirm_email', email: user.email };
  await leave('account-mail', mail, '1 hour');
  await leave('account-mail', { ...mail, kind: 'password_changed' }, '3 days');
  await leave('lesson-mail', { kind: 'analysis_ready', lessonId: user.id }, '1 minute');
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const outbox = async () =>
    (await pool.query('select kind, status, payload from mail_outbox order by kind')).rows;
  expect(await outbox()).toEqual([
    { kind: 'account.confirm_email', status: 'waiting', payload: mail },
    {
      kind: 'lesson.analysis_ready',
      status: 'waiting',
      payload: { kind: 'analysis_ready', lessonId: user.id },
    },
  ]);
  const left = await pool.query('select 1 from jobs.job where name = any($1)', [queues]);
  expect(left.rowCount).toBe(0);
});
