import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';

interface Column {
  name: string;
  type: string;
  isKey: boolean;
}
/** Tables whose rows nobody lists, or that the product keeps by itself. */
const LEFT_ALONE =
  /^(rate_limits|installation|tallies|job_turns|idempotency_keys|sandbox_objects|payment_comparisons|lesson_sources|account_totp|drizzle.*)$/;
/** Rows of one table that are worth copying apart: others would hide behind filters. */
const SORTS = ['status', 'kind', 'stage', 'role', 'user_id', 'file_type', 'sender_role', 'action', 'account'];
const SAMPLES = 8;
const FEWEST = 100;
/** What a rule lets a lesson have once is copied as what it may have more of. */
const AS: Record<string, Record<string, string>> = {
  charges: { status: `'closed'`, settled_at: 'null' },
  payment_captures: { is_settling: 'false' },
  refund_requests: { status: `case old.status when 'open' then 'denied' else old.status end` },
};
/** Where what one person or machine writes has no natural end; of the rest a twentieth shows a list without one as well. */
const ENDLESS = /^(messages|audit_log|sessions|events|leads|lesson_notes)$/;

const NUMBER_COPIES = `create temporary table copies as select id, (row_number() over ())::int as n from lessons
  where id not in (select id from before_copies)`;

/**
 * Copies what lies in every table until each holds `count` rows more, so that whatever is asked has them behind it: a
 * copy belongs to the same people, and where a rule allows more than one to the same lesson; where it does not, to the
 * copy of its lesson. Answers the tables that grew.
 */
export async function multiplyRows(
  { pgConfig }: Pick<Database, 'pgConfig'>,
  {
    count,
    endless = count,
    lessonId,
    round,
  }: { count: number /** Of what has no natural end. */; endless?: number; lessonId: string; round: number },
): Promise<string[]> {
  const client = new Client(pgConfig);
  await client.connect();
  try {
    // Past triggers and foreign keys: some copies name copies that are not there.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query(
      `select tablename from pg_tables where schemaname = 'public' order by tablename`,
    );
    const names = rows.map(({ tablename }) => tablename as string).filter((name) => !LEFT_ALONE.test(name));
    const tables = ['lessons', ...names.filter((name) => name !== 'lessons')];
    await client.query('create temporary table before_copies as select id from lessons');
    const grown: string[] = [];
    for (const table of tables) {
      const ofOthers = count / (/^(payment_|ledger_)/.test(table) ? 100 : 20);
      const wanted = Math.max(FEWEST, ENDLESS.test(table) ? endless : ofOthers);
      const added = await multiply(client, table, { count: wanted, lessonId, round });
      if (added >= wanted / SAMPLES) grown.push(table);
      if (table === 'lessons') await client.query(NUMBER_COPIES);
    }
    await client.query('vacuum analyze');
    return grown;
  } finally {
    await client.end();
  }
}

async function multiply(
  client: Client,
  table: string,
  { count, lessonId, round }: { count: number; lessonId: string; round: number },
): Promise<number> {
  const columns = await columnsOf(client, table);
  const names = columns.map(({ name }) => name);
  const sorts = SORTS.filter((sort) => names.includes(sort)).map((sort) => `${sort}::text`);
  const ofLesson = names.includes('lesson_id') ? `(lesson_id = '${lessonId}') desc nulls last,` : '';
  const values = columns.map(({ name, type, isKey }) => {
    const as = AS[table]?.[name];
    if (as) return as;
    if (!isKey) return name === 'lesson_id' ? `'${lessonId}'::uuid` : `old.${name}`;
    if (name === 'lesson_id') return 'copies.id';
    if (type === 'uuid') return `md5(old.${name}::text || 'copy' || numbers.n)::uuid`;
    if (/^(integer|bigint|smallint)$/.test(type)) return `old.${name} + numbers.n`;
    return `left(old.${name}, 200) || '-copy' || numbers.n`;
  });
  const sample = `select *, row_number() over () as turn from (select distinct on (${sorts.join(', ') || '1'}) * from ${table}
    order by ${sorts.map((sort) => `${sort},`).join('') || '1,'} ${ofLesson} 1) kinds limit ${SAMPLES}`;
  const { rows } = await client.query(`select count(*)::int as samples from (${sample}) counted`);
  const { samples } = rows[0];
  if (samples === 0) return 0;
  const each = Math.ceil(count / samples);
  // One to a lesson at most: each copy of a lesson gets one.
  const numbers = columns.some(({ name, isKey }) => isKey && name === 'lesson_id')
    ? `join copies on copies.n % ${samples} = old.turn - 1 cross join lateral (select $1::int + copies.n as n) numbers`
    : `cross join generate_series($1::int + 1, $1::int + ${each}) numbers(n)`;
  const added = await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from (${sample}) old ${numbers}
     on conflict do nothing`,
    [round * 1_000_000],
  );
  return added.rowCount ?? 0;
}

/**
 * The columns that can be written; `isKey` where a copy must differ so that every unique index lets it in. What a
 * partial one does not let in stays out.
 */
async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const indexes = await client.query(
    `select array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)
       and attidentity = '') as columns
     from pg_index where indrelid = $1::regclass and indisunique and indpred is null`,
    [table],
  );
  const keys = new Set<string>();
  for (const { columns } of indexes.rows as { columns: string[] }[]) {
    if (columns.length === 0 || columns.some((name) => keys.has(name))) continue;
    // What says whose a row is stays where another column can differ.
    const own = columns.find((name) => !/^(lesson_id|user_id|owner_id|kind|method|provider)$/.test(name));
    keys.add(own ?? columns[0] ?? '');
  }
  return rows.map(({ name, type }) => ({ name, type, isKey: keys.has(name) }));
}
