import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id, the crate's default algorithm, at the first setting of the OWASP Password Storage Cheat
 * Sheet (46 MiB, one pass). 64 MiB in three passes took four times as long on a busy machine.
 */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** 46 MiB each: twenty sign-ins at once must take neither the machine's memory nor its whole thread pool. */
const MAX_AT_ONCE = 2;

/** What is verified where there is no account, so that an unknown e-mail takes as long as a known one. */
let decoy: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether the password fits; with `passwordHash` null it takes the same time and answers false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return fits && passwordHash !== null;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    // The place is handed on, not given up, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
