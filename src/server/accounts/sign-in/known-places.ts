import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { knownPlacesTable } from '#server/accounts/known-places.table.ts';
import { createSecretToken, hashSecretToken } from '#server/accounts/secret-token.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';

const KNOWN_DAYS = 180;
/** A guess from a known place costs the account no delay, so they must stay few. */
const MAX_PLACES = 20;

/** What a request shows of its place. */
export interface Place {
  /** The network it comes from. */
  address: string;
  /** The browser's own cookie; null where it has none. */
  browser: string | null;
  /** Made by a browser's page: whatever else calls keeps no cookie. */
  isFromPage: boolean;
}
/** Where a request comes from. */
export interface From extends Place {
  device: string;
  /** The address itself. */
  ip: string;
}
interface KnownPlace {
  kind: 'browser' | 'connection';
  placeHash: string;
}

const hashConnection = (userId: string, address: string) => hashSecretToken(`${userId} ${address}`);

/** The place as the account knows it, the browser before the connection; null where it knows neither. */
export async function findKnownPlace(
  db: DbOrTx,
  userId: string,
  { address, browser }: Place,
  now: Date,
): Promise<KnownPlace | null> {
  const hashes = [hashConnection(userId, address), ...(browser === null ? [] : [hashSecretToken(browser)])];
  const known = await db
    .select({ kind: knownPlacesTable.kind, placeHash: knownPlacesTable.placeHash })
    .from(knownPlacesTable)
    .where(
      and(
        eq(knownPlacesTable.userId, userId),
        inArray(knownPlacesTable.placeHash, hashes),
        gt(knownPlacesTable.usedAt, new Date(now.getTime() - KNOWN_DAYS * 86_400_000)),
      ),
    );
  return known.find(({ kind }) => kind === 'browser') ?? known[0] ?? null;
}

/**
 * Makes a place known to the account and answers the cookie its browser is known by from now on; null where no browser
 * asks. Each sign-in makes a new one, which every account of that browser is then known by: one that was copied or
 * planted is good no longer.
 */
export async function rememberPlace(
  tx: DbOrTx,
  userId: string,
  { address, browser, isFromPage }: Place,
  now: Date,
): Promise<string | null> {
  await keep(tx, { userId, kind: 'connection', placeHash: hashConnection(userId, address), usedAt: now });
  const cookie = isFromPage ? createSecretToken() : null;
  if (cookie !== null) {
    const placeHash = hashSecretToken(cookie);
    if (browser !== null) {
      await tx
        .update(knownPlacesTable)
        .set({ placeHash })
        .where(and(eq(knownPlacesTable.placeHash, hashSecretToken(browser)), isBrowser));
    }
    await keep(tx, { userId, kind: 'browser', placeHash, usedAt: now });
  }
  const latest = tx
    .select({ placeHash: knownPlacesTable.placeHash })
    .from(knownPlacesTable)
    .where(eq(knownPlacesTable.userId, userId))
    .orderBy(desc(knownPlacesTable.usedAt), desc(knownPlacesTable.placeHash))
    .limit(MAX_PLACES);
  await tx
    .delete(knownPlacesTable)
    .where(and(eq(knownPlacesTable.userId, userId), notInArray(knownPlacesTable.placeHash, latest)));
  return cookie;
}

/** Makes every place strange to the account again, such as after its password was set anew. */
export async function forgetPlaces(tx: DbOrTx, userId: string): Promise<void> {
  await tx.delete(knownPlacesTable).where(eq(knownPlacesTable.userId, userId));
}

const isBrowser = eq(knownPlacesTable.kind, 'browser');

async function keep(tx: DbOrTx, place: typeof knownPlacesTable.$inferInsert): Promise<void> {
  await tx
    .insert(knownPlacesTable)
    .values(place)
    .onConflictDoUpdate({
      target: [knownPlacesTable.userId, knownPlacesTable.placeHash],
      set: { usedAt: place.usedAt },
    });
}
