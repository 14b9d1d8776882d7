import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { jobTurnsTable } from './job-turns.table.ts';
import { JOBS_SCHEMA, LANE_PRIORITY, type Lane } from './jobs.ts';

export type ClaimedJob = JobWithMetadata<object>;
/** Claims of one line come one after the other, in whichever process: each sees what the one before took. */
const TURNS_LOCK = 505_164;
export const jobTable = sql`${sql.identifier(JOBS_SCHEMA)}.job`;

/** One lane of a job that is served in turns. */
export interface Line {
  name: string;
  lane: Lane;
}
export const keyOf = ({ name, lane }: Line): string => `${name} ${lane}`;

/**
 * Takes the job out of the queue whose turn it is: of the owner of whom the fewest run, over all processes, and who was
 * served longest ago; of this owner the oldest. Owners in `except` are passed over. Null where nobody waits.
 */
export async function claimNext(
  boss: PgBoss,
  db: Db,
  line: Line,
  except: readonly string[],
): Promise<ClaimedJob | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK}, hashtext(${keyOf(line)}))`);
    const owners = await listWaitingOwners(tx, line);
    const next = owners.find((owner) => !except.includes(owner));
    if (next === undefined) return null;
    const [claimed] = await boss.fetch<object>(line.name, {
      db: fromDrizzle(tx, sql),
      includeMetadata: true,
      batchSize: 1,
      ...(line.lane === 'light'
        ? { minPriority: LANE_PRIORITY.light }
        : { maxPriority: LANE_PRIORITY.light - 1 }),
      ignoreGroups: [...owners, ...except].filter((owner) => owner !== next && owner !== ''),
    });
    if (!claimed) return null;
    const turn = { line: keyOf(line), owner: ownerOf(claimed), servedAt: sql`clock_timestamp()` };
    await tx
      .insert(jobTurnsTable)
      .values(turn)
      .onConflictDoUpdate({
        target: [jobTurnsTable.line, jobTurnsTable.owner],
        set: { servedAt: turn.servedAt },
      });
    return claimed;
  });
}

/** Jobs that were added without an owner share one turn. */
export const ownerOf = (job: ClaimedJob): string => job.groupId ?? '';

/** Owners with a job that may start now, in the order of their turns. */
async function listWaitingOwners(tx: Tx, line: Line): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    with waiting as (
      select coalesce(group_id, '') as owner, min(created_on) as since from ${jobTable}
      where name = ${line.name} and state < 'active' and not blocked and start_after <= now() and ${isOf(line)}
      group by 1
    ), running as (
      select group_id as owner, count(*) as jobs from ${jobTable}
      where name = ${line.name} and state = 'active' and group_id is not null and ${isOf(line)}
      group by 1
    )
    select waiting.owner from waiting
    left join running on running.owner = waiting.owner
    left join ${jobTurnsTable} turns on turns.line = ${keyOf(line)} and turns.owner = waiting.owner
    order by coalesce(running.jobs, 0), turns.served_at nulls first, waiting.since, waiting.owner`);
  return rows.map(({ owner }) => String(owner));
}

export const isOf = ({ lane }: Line) =>
  lane === 'light' ? sql`priority >= ${LANE_PRIORITY.light}` : sql`priority < ${LANE_PRIORITY.light}`;
