import type * as z from 'zod/mini';
import type { Db } from '#server/platform/db/database.ts';
import type { MailLetter } from './letter.ts';

/** A kind of mail: its name and what its writer must be told. The payload travels through the database. */
export interface MailKind<T extends object = object> {
  name: string;
  schema: z.ZodMiniType<T>;
}
export interface WrittenMail {
  to: string;
  /** The account behind the address; absent where it goes to an address alone. */
  toUserId?: string;
  /** The lesson it is about; absent where it is about none. */
  lessonId?: string;
  /** Who it is from, where that is a person; else the name of MAIL_FROM. */
  senderName?: string;
  letter: MailLetter;
}
/** Writes a mail at the moment it goes out; null where nothing is left to say. It may be asked several times. */
export type WriteMail<T extends object> = (payload: T, db: Db) => Promise<WrittenMail | null>;
export interface MailWriter {
  name: string;
  write(payload: unknown, db: Db): Promise<WrittenMail | null>;
}

export const defineMail = <T extends object>(kind: MailKind<T>): MailKind<T> => kind;

/** Pairs a kind of mail with who writes it; a payload that breaks the schema fails the try. */
export function writeMail<T extends object>({ name, schema }: MailKind<T>, write: WriteMail<T>): MailWriter {
  return { name, write: async (payload, db) => write(schema.parse(payload), db) };
}
