import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from './take-turns.ts';

/**
 * Argon2id, the crate's default algorithm, at the first setting of the OWASP Password Storage Cheat
 * Sheet (46 MiB, one pass). 64 MiB in three passes took four times as long on a busy machine.
 */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** 46 MiB each, in the four threads that files and names are read in as well: one core and one thread stay free. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));
const MAX_WAITING = 200;

/** What is verified where there is no account, so that an unknown e-mail takes as long as a known one. */
let decoy: Promise<string> | undefined;

const inTurn = takeTurns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

/**
 * `turn` says on whose account the work goes: the connection of a visitor, the account of somebody signed in.
 * @throws Problem `unavailable` where too many wait
 */
export async function hashPassword(password: string, turn: string): Promise<string> {
  return inTurn(turn, () => hash(password, COST));
}

/**
 * Whether the password fits; with `passwordHash` null it takes the same time and answers false.
 * @throws Problem `unavailable` where too many wait
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  turn: string,
): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST);
  const against = passwordHash ?? (await decoy);
  const fits = await inTurn(turn, () => verify(against, password));
  return fits && passwordHash !== null;
}
