import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const OWNER_LOCK = 505_161;
const ANSWER_WITHIN_MS = 3000;
const END_WITHIN_MS = 300;

/**
 * Who ends a shared server: the process that holds this lock in it. Every process asks for it and
 * waits its turn, so the death of one hands it to the next, and the last to leave finds no other.
 * (The lock lives in the database `postgres`, where a waiting statement holds back no clean-up.)
 */
export class Ownership {
  isHeld = false;
  #client: Client;
  #isGivenUp = false;
  #asking: Promise<void> = Promise.resolve();
  readonly #connection: () => ClientConfig;
  readonly #revive: () => Promise<void>;

  private constructor(connection: () => ClientConfig, revive: () => Promise<void>) {
    this.#connection = connection;
    this.#revive = revive;
    this.#client = new Client(connection());
  }

  /** `revive` is called when the server is gone under us, before the lock is asked for again. */
  static async request(connection: () => ClientConfig, revive: () => Promise<void>): Promise<Ownership> {
    const ownership = new Ownership(connection, revive);
    await ownership.#ask();
    return ownership;
  }

  /** Leaves; true where nobody else is there and the caller must end the server. */
  async giveUp(): Promise<boolean> {
    this.#isGivenUp = true;
    await endSoon(this.#client);
    // A server being revived right now must not be left behind.
    await this.#asking;
    const client = new Client(this.#connection());
    client.on('error', () => undefined);
    try {
      await client.connect();
      // A moment for the lock of the connection just closed to pass on.
      for (let i = 0; i < 5; i++) {
        if (await tryLock(client)) return true;
        await sleep(20);
      }
      return false;
    } catch {
      return true;
    } finally {
      await endSoon(client);
    }
  }

  async #ask(): Promise<void> {
    const client = new Client({ ...this.#connection(), keepAlive: true, application_name: 'lousa owner' });
    this.#client = client;
    client.on('error', () => undefined);
    try {
      await client.connect();
      this.isHeld = await tryLock(client);
    } catch (error) {
      await endSoon(client);
      throw error;
    }
    // Not before: a failed try ends as well, and whoever made it tries again by itself.
    client.once('end', () => {
      this.#asking = this.#askAgain();
    });
    if (this.isHeld) return;
    client.query('select pg_advisory_lock($1)', [OWNER_LOCK]).then(
      () => {
        this.isHeld = true;
      },
      () => undefined,
    );
  }

  async #askAgain(): Promise<void> {
    this.isHeld = false;
    while (!this.#isGivenUp) {
      try {
        await this.#revive();
        if (!this.#isGivenUp) await this.#ask();
        return;
      } catch {
        await sleep(500);
      }
    }
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const text = 'select pg_try_advisory_lock($1) as held';
  const statement = { text, values: [OWNER_LOCK], query_timeout: ANSWER_WITHIN_MS };
  const { rows } = await client.query(statement);
  return rows[0]?.held === true;
}

/** The end of a connection cut in mid-greeting may never be told: then it is not waited for. */
async function endSoon(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(END_WITHIN_MS)]);
}
