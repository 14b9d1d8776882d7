import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { instant } from '#server/platform/db/columns.ts';
import { ROLES, type Role } from '#shared/roles.ts';

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
    /** When anybody of the other side first saw it: what its writer is shown. */
    readAt: instant(),
    /** When the production wrote back; of messages of the teacher alone. Having looked is no answer. */
    answeredAt: instant(),
    /** When an admin said that it needs no answer; of messages of the teacher alone. */
    dismissedAt: instant(),
    /** When a mail about it was called for: no message is mailed about twice. */
    notifiedAt: instant(),
  },
  (table) => [
    index('messages_of_lesson').on(table.lessonId, table.id),
    // What waits for each side; settled messages, nearly all of them, are in neither.
    index('messages_unanswered')
      .on(table.lessonId, table.createdAt)
      .where(
        sql`${table.answeredAt} is null and ${table.dismissedAt} is null and ${table.senderRole} = 'teacher'`,
      ),
    index('messages_unread_by_teacher')
      .on(table.lessonId, table.createdAt)
      .where(sql`${table.readAt} is null and ${table.senderRole} <> 'teacher'`),
    // Empty where files say it all; nothing but spaces never.
    check('messages_not_spaces', sql`${table.content} = '' or length(trim(${table.content})) > 0`),
  ],
);
export type MessageRow = typeof messagesTable.$inferSelect;

/** What each person of the production has seen of what a teacher wrote: nobody sees for another. */
export const messageReadsTable = pgTable(
  'message_reads',
  {
    messageId: uuid()
      .notNull()
      .references(() => messagesTable.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);

/** The files that came with a message. */
export const messageAttachmentsTable = pgTable(
  'message_attachments',
  {
    messageId: uuid()
      .notNull()
      .references(() => messagesTable.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => filesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index('message_attachments_of_file').on(table.fileId),
  ],
);
