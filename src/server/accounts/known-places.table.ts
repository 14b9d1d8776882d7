import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { usersTable } from './accounts.table.ts';

/** Where the right password of an account came from before: guessing from elsewhere does not keep those out. */
export const knownPlacesTable = pgTable(
  'known_places',
  {
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** SHA-256 of a browser's cookie, or of the account and the network of a connection. */
    placeHash: text().notNull(),
    kind: text({ enum: ['browser', 'connection'] }).notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeHash] }),
    index('known_places_place').on(table.placeHash),
  ],
);
