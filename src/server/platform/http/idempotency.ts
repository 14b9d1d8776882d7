import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { idempotencyTable } from './idempotency.table.ts';
import { Problem } from './problem.ts';

export const IDEMPOTENCY_HOURS = 24;
const MAX_KEY_LENGTH = 200;

/** What makes two requests the same one. */
export interface IdempotentRequest {
  userId: string;
  /** Method and path. */
  endpoint: string;
  key: string;
  /** Of the body; see `fingerprintOf` and `ReceivedUpload`. */
  fingerprint: string;
}
export interface IdempotentAnswer<T> {
  status: number;
  body: T;
}

/**
 * Runs the effect once per key: in one transaction with the row that remembers the answer, so both
 * happen or none. Equal requests at once take turns on a lock; the later ones get the first one's
 * answer. The same key with another body throws Problem `idempotency_conflict`. Without a request
 * (no key was sent) it is a plain transaction. A refusal (any throw) is not remembered.
 */
export async function withIdempotency<T>(
  db: Db,
  request: IdempotentRequest | null,
  run: (tx: Tx) => Promise<IdempotentAnswer<T>>,
): Promise<IdempotentAnswer<T>> {
  if (!request) return db.transaction(run);
  const { userId, endpoint, key, fingerprint } = request;
  return db.transaction(async (tx) => {
    const name = JSON.stringify([userId, endpoint, key]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 11))`);
    const mine = and(
      eq(idempotencyTable.userId, userId),
      eq(idempotencyTable.endpoint, endpoint),
      eq(idempotencyTable.key, key),
    );
    const [known] = await tx
      .select({
        fingerprint: idempotencyTable.fingerprint,
        status: idempotencyTable.status,
        body: idempotencyTable.body,
        isFresh: sql<boolean>`${idempotencyTable.createdAt} > now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`,
      })
      .from(idempotencyTable)
      .where(mine);
    if (known?.isFresh) {
      if (known.fingerprint !== fingerprint) throw new Problem('idempotency_conflict');
      return { status: known.status, body: (known.body as { value: T }).value };
    }
    const answer = await run(tx);
    if (known) await tx.delete(idempotencyTable).where(mine);
    await tx
      .insert(idempotencyTable)
      .values({ userId, endpoint, key, fingerprint, status: answer.status, body: { value: answer.body } });
    return answer;
  });
}

/** The request's key; null when it sent none. Throws Problem `invalid_request` for one that cannot be kept. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key.length === 0 || key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key)) {
    throw Problem.ofIssues([
      {
        path: 'Idempotency-Key',
        message: `Use de 1 a ${MAX_KEY_LENGTH} caracteres simples em Idempotency-Key`,
      },
    ]);
  }
  return key;
}

/** SHA-256 of a JSON value; the order of members does not matter. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortMembers(value)) ?? '')
    .digest('hex');
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sortMembers(part)]);
}
