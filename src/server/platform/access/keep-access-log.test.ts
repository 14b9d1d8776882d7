import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { keepHouse } from '#server/platform/upkeep/housekeeping.job.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { accessRecords } from './keep-access-log.ts';

const lines: string[] = [];
const clock = testClock();
let lousa: TestApp;
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  lousa = await createTestApp({ deps: { clock, log }, env: { TRUST_PROXY: '1' } });
});
afterAll(() => lousa.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
async function readRecords(userId: string | null) {
  await lousa.app[accessRecords].write();
  const { rows } = await lousa.deps.database.pool.query(
    'select * from access_records where user_id is not distinct from $1 order by started_at',
    [userId],
  );
  return rows;
}

test('use of the product is kept with account, address, port and duration, a run of requests in one row', async () => {
  const teacher = await registerTeacher(lousa.app);
  const began = clock.now();
  for (let asked = 0; asked < 3; asked++) {
    await teacher.get('/api/lessons', from('203.0.113.9:51234'));
    clock.advance(60_000);
  }
  await readRecords(teacher.user.id);
  await teacher.get('/api/auth/user', from('203.0.113.9:51234'));
  const ended = clock.now();
  const [run, ...others] = await readRecords(teacher.user.id);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ address: '203.0.113.9', port: 51234, requests: 4 });
  expect([run.started_at, run.last_at]).toEqual([began, ended]);
  expect(run.session_id, 'the session too').toMatch(/^[0-9a-f-]{36}$/);
  clock.advance(20 * 60_000);
  await teacher.get('/api/lessons', from('203.0.113.9:51234'));
  await teacher.get('/api/lessons', from('198.51.100.7'));
  const rows = await readRecords(teacher.user.id);
  expect(rows.map(({ address, port, requests }) => [address, port, requests])).toEqual(
    expect.arrayContaining([
      ['203.0.113.9', 51234, 4],
      ['203.0.113.9', 51234, 1],
      ['198.51.100.7', null, 1],
    ]),
  );
});

test('visitors are kept by address alone, probes and files of the screens not at all', async () => {
  const visitor = apiClient(lousa.app);
  for (const path of [
    '/api/health/live',
    '/assets/app.js',
    '/metrics',
    '/api/catalog',
    '/entrar?email=a@b.co',
  ]) {
    await visitor.get(path, from('192.0.2.77'));
  }
  const rows = (await readRecords(null)).filter(({ address }) => address === '192.0.2.77');
  expect(rows.map(({ requests }) => requests)).toEqual([2]);
});

test('each request is a line of the log with its id and the pattern of its address, and nothing personal', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'linha@escola.test' });
  lines.length = 0;
  await teacher.get(
    '/api/lessons/0198c0de-0000-7000-8000-000000000000?q=linha@escola.test',
    from('203.0.113.5'),
  );
  await teacher.get('/api/health/live');
  const [line, ...others] = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request');
  expect(others, 'probes are no news').toEqual([]);
  expect(line).toMatchObject({
    method: 'GET',
    route: '/api/lessons/:id',
    status: 404,
    ms: expect.any(Number),
  });
  expect(line.reqId).toMatch(/^[0-9a-f]{8}-\w+$/);
  expect(lines.join()).not.toMatch(/linha@|203\.0\.113|0198c0de/);
  expect(lines.join()).not.toContain(teacher.user.id);
});

test('what the database did not take is written the next time', async () => {
  const teacher = await registerTeacher(lousa.app);
  const { pool } = lousa.deps.database;
  await teacher.get('/api/lessons', from('203.0.113.31:1'));
  await pool.query('alter table access_records rename to access_records_away');
  await lousa.app[accessRecords].write();
  await teacher.get('/api/lessons', from('203.0.113.31:1'));
  await pool.query('alter table access_records_away rename to access_records');
  expect(await readRecords(teacher.user.id)).toMatchObject([{ requests: 2 }]);
});

test('after six months it is gone, and not a day before', async () => {
  const { pool, db } = lousa.deps.database;
  const keep = (address: string, age: string) =>
    pool.query(
      `insert into access_records (address, started_at, last_at, requests)
       values ($1, now() - $2::interval, now() - $2::interval, 1)`,
      [address, age],
    );
  await keep('198.51.100.1', '6 months 1 day');
  await keep('198.51.100.2', '5 months 29 days');
  await pool.query(
    `insert into audit_log (actor_role, action, subject_type, subject_id, created_at)
     select 'visitor', action, 'user', 'alguém', now() - interval '6 months 1 day'
     from unnest(array['account.sign_in', 'account.password_change']) as action`,
  );
  await keepHouse(db);
  const { rows } = await pool.query(`select address from access_records where address like '198.51.100.%'`);
  expect(rows.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['198.51.100.2', '198.51.100.7']),
  );
  expect(rows.map(({ address }) => address)).not.toContain('198.51.100.1');
  const { rows: deeds } = await pool.query(`select action from audit_log where subject_id = 'alguém'`);
  expect(deeds, 'what was done stays').toEqual([{ action: 'account.password_change' }]);
});
