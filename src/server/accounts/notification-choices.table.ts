import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from './accounts.table.ts';

/** Which mails a person wants; without a row, all of them. */
export const notificationChoicesTable = pgTable('notification_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  messages: boolean().notNull(),
  progress: boolean().notNull(),
  deadlines: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
