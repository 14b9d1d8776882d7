import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { bootProduct, type RunningProduct } from './boot-product.ts';
import { ms } from './measure.ts';
import { type Call, signUp } from './sign-up.ts';

const STREAMS = 2000;
/** As many as one account may have. */
const OF_EACH = 10;
const EVENTS_A_SECOND = 10;
const SECONDS = 30;
const AIM_MS = 200;

/** An account by its token, and a lesson it may follow. */
interface Line {
  token: string;
  lessonId: string;
}

/**
 * What somebody's calls take while 2,000 streams are open and ten events a second are told, beside the same calls
 * without any in the same run: first each event to the ten streams of its lesson, then every event to all of them.
 */
export async function* benchStreams(): AsyncGenerator<string> {
  const product = await bootProduct({ ROLE: 'web' });
  const database = await openDatabase({ databaseUrl: null, dataDir: product.dataDir });
  try {
    const { call, userId } = await signUp(product.base);
    const lines = await addAccounts(database, STREAMS / OF_EACH, userId);
    yield `load ${loadavg()[0]?.toFixed(1)}`;
    yield describe('no stream', await measure(call));
    for (const { name, isShared } of [
      { name: `${STREAMS} streams of ${lines.length} lessons`, isShared: false },
      { name: `${STREAMS} streams of one lesson`, isShared: true },
    ]) {
      const followed = lines.map((line) =>
        isShared ? { ...line, lessonId: lines[0]?.lessonId ?? '' } : line,
      );
      const opened = await openStreams(product, followed);
      const stop = tell(database, [...new Set(followed.map(({ lessonId }) => lessonId))]);
      const times = await measure(call);
      const told = await stop();
      const expected = told * (isShared ? STREAMS : OF_EACH);
      const seen = await opened.close(expected);
      yield `${describe(name, times)}; ${told} events, ${seen} of ${expected} arrived (aim p99 ${AIM_MS} ms)`;
    }
    yield `load ${loadavg()[0]?.toFixed(1)}`;
  } finally {
    await database.close();
    await product.stop();
  }
}

interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/** Calls one after another, as a person's page makes them, for as long as the figure takes. */
async function measure(call: Call): Promise<Times> {
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
    const begun = performance.now();
    const answer = await call('/api/lessons');
    await answer.text();
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    times.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, 20));
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
const describe = (name: string, { p50, p95, p99 }: Times): string =>
  `${name.padEnd(34)} p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`;

/** Sockets of our own: what a client library does with each piece would be measured along. */
async function openStreams({ base }: RunningProduct, lines: readonly Line[]) {
  const { hostname, port } = new URL(base);
  const sockets: Socket[] = [];
  let seen = 0;
  const open = ({ token, lessonId }: Line) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.setEncoding('latin1');
      socket.once('error', reject);
      socket.on('data', (text) => {
        if (text.includes('event: status')) resolve();
        else if (/^HTTP\/1.1 [45]/.test(String(text))) reject(new Error(String(text).slice(0, 300)));
        seen += String(text).split('event: progress').length - 1;
      });
      socket.write(
        `GET /api/lessons/${lessonId}/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
    });
  for (const line of lines) await Promise.all(Array.from({ length: OF_EACH }, () => open(line)));
  return {
    /** Ends them once what is expected has come, or after ten seconds; answers how many events came. */
    async close(expected: number): Promise<number> {
      for (let tries = 0; seen < expected && tries < 100; tries++)
        await new Promise((done) => setTimeout(done, 100));
      for (const socket of sockets) socket.destroy();
      return seen;
    },
  };
}

/** Tells events at an even pace, topic after topic; the function answers how many once it has stopped. */
function tell({ db }: Database, lessonIds: readonly string[]): () => Promise<number> {
  let told = 0;
  let last = Promise.resolve();
  const timer = setInterval(() => {
    const topic = `lesson:${lessonIds[told++ % lessonIds.length]}`;
    const data = { step: 'reading', percent: told % 100 };
    last = publishEvent(db, { topic, type: 'progress', data });
  }, 1000 / EVENTS_A_SECOND);
  return async () => {
    clearInterval(timer);
    await last;
    return told;
  };
}

/** Admins, who may follow any lesson, each with a lesson to follow and a session. */
async function addAccounts({ pool }: Database, count: number, ownerId: string): Promise<Line[]> {
  const { rows } = await pool.query(
    `with people as (
       insert into users (email, first_name, last_name, role, password_hash, search_text)
       select 'olha' || n || '@escola.test', 'Olha', 'Tudo', 'admin', '-', 'olha ' || n from generate_series(1, $1::int) n
       returning id, email),
     lessons as (
       insert into lessons (id, owner_id, title, title_search, content, format, service_type, size, delivery_type,
         price_cents, status, created_at, updated_at)
       select gen_random_uuid(), $2, 'Aula ' || n, 'aula ' || n, 'Texto', 'powerpoint', 'presentation', 10, 'normal', 4900,
         'waiting_approval', now(), now() from generate_series(1, $1::int) n returning id),
     sessions as (
       insert into sessions (user_id, token_hash, device)
       select id, encode(sha256(convert_to(email, 'UTF8')), 'hex'), 'bench' from people returning id)
     select (array(select email from people)) as tokens, (array(select id from lessons)) as lessons`,
    [count, ownerId],
  );
  const { tokens, lessons } = rows[0] as { tokens: string[]; lessons: string[] };
  return tokens.map((token, index) => ({ token, lessonId: lessons[index] ?? '' }));
}
