import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time to the millisecond, as JavaScript knows it. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Bytes as they are (`bytea`). */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Names of ours in quotes, for the list of a check. */
export const quoted = (names: readonly string[]): SQL => sql.raw(names.map((name) => `'${name}'`).join(', '));
