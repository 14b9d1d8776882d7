import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { ROLES, type Role } from '#shared/accounts/roles.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

/** One conversation per lesson, between its teacher and the production side (editor and admins). */
export const messagesTable = pgTable(
  'messages',
  {
    /** uuidv7: ids grow with time, so they order a conversation. */
    id: uuid().primaryKey().default(sql`uuidv7()`),
    lessonId: uuid()
      .notNull()
      .references(() => lessonsTable.id, { onDelete: 'cascade' }),
    senderId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** The role the sender wrote in; it says which side the message came from for good. */
    senderRole: text({ enum: ROLE_NAMES }).notNull(),
    content: text().notNull(),
    createdAt: instant().notNull(),
    /** When the other side first saw it. */
    readAt: instant(),
  },
  (table) => [
    index('messages_of_lesson').on(table.lessonId, table.id),
    check('messages_not_blank', sql`length(trim(${table.content})) > 0`),
  ],
);
export type MessageRow = typeof messagesTable.$inferSelect;
