import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { ROLES, type Role } from '#shared/roles.ts';

const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

/** Everyone who can sign in. `email` is kept in lower case; only the master admin has a `username`. */
export const usersTable = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    email: text().notNull(),
    username: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: ROLE_NAMES }).notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text().notNull(),
    profileImageUrl: text(),
    emailConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** The address asked for instead; it takes the place of `email` once its own link is opened. */
    pendingEmail: text(),
    /** The terms of use that stood beside the button which made the account; null where somebody else made it. */
    termsVersion: text(),
    termsAcceptedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When the account was closed: nobody signs in to it, and it tells no longer whose it was. */
    closedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When the invitation was last mailed to an editor who has set no password yet; null for everybody else. */
    invitedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Since when an editor is given no new work; null while they are. */
    pausedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** The last day (São Paulo) of that pause; null where nobody said. */
    pausedUntil: date({ mode: 'string' }),
    /** What a teacher's school agreed with us; null without an institutional contract. */
    modality: text({ enum: keysOf(MODALITIES) }),
    /** Name and e-mail folded for searching. */
    searchText: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    uniqueIndex('users_username_unique').on(table.username),
    index('users_newest').on(table.createdAt, table.id),
    index('users_of_role').on(table.role, table.createdAt, table.id).where(sql`${table.closedAt} is null`),
    check('users_role_known', sql`${table.role} in (${sql.raw(ROLE_NAMES.map((r) => `'${r}'`).join(', '))})`),
  ],
);
export type UserRow = typeof usersTable.$inferSelect;

/** One sign-in. The token itself is only with its holder; here lies its SHA-256. */
export const sessionsTable = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** SHA-256 of the cookie without which a browser's token is good for nothing; null: the token is the cookie too. */
    cookieHash: text(),
    device: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_unique').on(table.tokenHash),
    uniqueIndex('sessions_cookie_hash_unique').on(table.cookieHash),
    index('sessions_user').on(table.userId),
  ],
);

export const ACCOUNT_TOKEN_PURPOSES = ['reset_password', 'confirm_email', 'keep_email'] as const;
export type AccountTokenPurpose = (typeof ACCOUNT_TOKEN_PURPOSES)[number];

/** Links that were mailed, as SHA-256. One that resets a password is good once, the others until they are over. */
export const accountTokensTable = pgTable(
  'account_tokens',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ACCOUNT_TOKEN_PURPOSES }).notNull(),
    tokenHash: text().notNull(),
    /** The address the link went to: it confirms or keeps that one and no other. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('account_tokens_token_hash_unique').on(table.tokenHash),
    index('account_tokens_user').on(table.userId),
  ],
);
