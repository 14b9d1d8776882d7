import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { usersTable } from './accounts.table.ts';

const owner = () => uuid().references(() => usersTable.id, { onDelete: 'cascade' });

/** The second factor of an account; asked for at sign-in once it is confirmed. */
export const totpTable = pgTable('account_totp', {
  userId: owner().primaryKey(),
  /** AES-256-GCM under the key of this installation; see seal-secret.ts. */
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The time step of the last code taken: no code is good twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull(),
});

/** Codes for the day the telephone is gone, as SHA-256; a row goes when its code is used. */
export const recoveryCodesTable = pgTable(
  'account_recovery_codes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: owner().notNull(),
    codeHash: text().notNull(),
  },
  (table) => [uniqueIndex('account_recovery_codes_once').on(table.userId, table.codeHash)],
);
