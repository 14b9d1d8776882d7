import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { TURNS_CHANNEL } from './jobs.ts';

const LEASE_LOCK = 505_163;

/**
 * Says "a worker lives" for as long as this process does: a shared lock that ends with its connection.
 * Who finds nobody holding it when starting knows that every job marked active belongs to the dead,
 * and may give them back at once instead of waiting for their heartbeats to run out.
 */
export class WorkerLease {
  #client: Client | null = null;
  #isEnded = false;
  readonly #pgConfig: ClientConfig;
  readonly #onJob: (name: string) => void;

  private constructor(pgConfig: ClientConfig, onJob: (name: string) => void) {
    this.#pgConfig = pgConfig;
    this.#onJob = onJob;
  }

  /**
   * Takes the lease. Where no worker lives, `reviveJobs` runs first, while no other can start. `onJob` hears the name of
   * every new job that is served in turns; one may be missed, such as while the connection is away.
   */
  static async take(
    pgConfig: ClientConfig,
    reviveJobs: () => Promise<void>,
    onJob: (name: string) => void = () => undefined,
  ): Promise<WorkerLease> {
    const lease = new WorkerLease(pgConfig, onJob);
    const client = await lease.#connect();
    if (await becomesAlone(client)) {
      await reviveJobs();
      await client.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
      await client.query('select pg_advisory_unlock($1)', [LEASE_LOCK]);
    } else {
      await client.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
    }
    return lease;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#pgConfig, keepAlive: true, application_name: 'lousa worker' });
    this.#client = client;
    client.on('error', () => undefined);
    client.once('end', () => void this.#reconnect());
    client.on('notification', ({ payload }) => this.#onJob(payload ?? ''));
    await client.connect();
    await client.query(`listen ${TURNS_CHANNEL}`);
    return client;
  }

  async #reconnect(): Promise<void> {
    if (this.#isEnded) return;
    await sleep(500);
    const client = await this.#connect().catch(() => null);
    await client?.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]).catch(() => undefined);
  }
}

/** Tried for a moment: the server may not yet have noticed that a killed process is gone. */
async function becomesAlone(client: Client): Promise<boolean> {
  for (let i = 0; i < 4; i++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [LEASE_LOCK]);
    if (rows[0]?.alone === true) return true;
    await sleep(50);
  }
  return false;
}
