import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { isOf, jobTable, keyOf, type Line } from './claim-next.ts';
import { jobTurnsTable } from './job-turns.table.ts';

/** How many jobs of an owner wait in a line. */
export async function countWaiting(db: DbOrTx, line: Line, owner: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as jobs from ${jobTable} where ${isWaitingIn(line)} and group_id = ${owner}`,
  );
  return Number(rows[0]?.jobs ?? 0);
}

/**
 * How many jobs of a line come before the one with this singleton key, as turns are now: what is in hand, and of every
 * other owner as many as the job's own place among those of its owner, one more where the turn of the other is earlier.
 * Of a job that was taken but may wait for a slot: what was taken before it. Null where there is no such job. What is
 * added later may still come first.
 */
export async function countAhead(db: DbOrTx, line: Line, singletonKey: string): Promise<number | null> {
  const { rows } = await db.execute(sql`
    with waiting as materialized (
      select group_id as owner, singleton_key as key, created_on, id from ${jobTable} where ${isWaitingIn(line)}
    ), taken as materialized (
      select group_id as owner, singleton_key as key, started_on from ${jobTable} where ${isTakenIn(line)}
    ), mine as (
      select owner, created_on, id from waiting where key = ${singletonKey}
    ), own as (
      select count(waiting.id) as jobs from mine
      left join waiting on waiting.owner = mine.owner and (waiting.created_on, waiting.id) < (mine.created_on, mine.id)
    ), owners as (
      select owner, count(*) as jobs,
        row_number() over (order by (select count(*) from taken where taken.owner = waiting.owner),
          (select served_at from ${jobTurnsTable} where line = ${keyOf(line)} and owner = waiting.owner) nulls first,
          min(created_on), owner) as turn
      from waiting group by owner
    )
    select case
      when exists (select from mine) then (select jobs from own) + (select count(*) from taken) + coalesce((
        select sum(least(owners.jobs, (select jobs from own) + (owners.turn < me.turn)::int))
        from owners, owners me where me.owner = (select owner from mine) and owners.owner <> me.owner), 0)
      when exists (select from taken where key = ${singletonKey}) then (
        select count(*) from taken where started_on < (select min(started_on) from taken where key = ${singletonKey}))
      end::int as ahead`);
  const ahead = rows[0]?.ahead;
  return ahead === null || ahead === undefined ? null : Number(ahead);
}

/** Both say what the queue's own partial indexes are made for: a week of finished jobs lies beside. */
const isWaitingIn = (line: Line): SQL =>
  sql`name = ${line.name} and state < 'active' and not blocked and ${isOf(line)}`;
const isTakenIn = (line: Line): SQL =>
  sql`name = ${line.name} and state = 'active' and group_id is not null and ${isOf(line)}`;
