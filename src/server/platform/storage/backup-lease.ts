import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { DbOrTx } from '#server/platform/db/database.ts';

const BACKUP_LOCK = 505_165;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Says "a backup is being made" for as long as this connection lives: nothing is deleted from the storage meanwhile.
 * False while another one is being made.
 */
export async function takeBackupLease(client: Client): Promise<boolean> {
  try {
    await client.query("set lock_timeout = '2s'");
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined);
  }
}

/** Whether a backup is being made at this moment. */
export async function isBackupRunning(db: DbOrTx): Promise<boolean> {
  // Had and given back within the statement.
  const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as is_free`);
  return rows[0]?.is_free !== true;
}
