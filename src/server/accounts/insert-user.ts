import { DatabaseError } from 'pg';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type UserRow, usersTable } from './accounts.table.ts';

type NewUser = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'role'> &
  Partial<Pick<UserRow, 'username' | 'invitedAt' | 'emailConfirmedAt' | 'termsVersion' | 'termsAcceptedAt'>>;

/**
 * Adds an account of any role.
 * @throws Problem `email_taken`
 */
export async function insertUser(tx: DbOrTx, person: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(usersTable)
    .values({ ...person, searchText: searchTextOf(person) })
    .onConflictDoNothing({ target: usersTable.email })
    .returning();
  if (!row) throw new Problem('email_taken');
  return row;
}

/** Turns the breach of the unique address into its Problem; rethrows whatever else failed. */
export function refuseTakenEmail(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof DatabaseError && cause.constraint === 'users_email_unique') {
    throw new Problem('email_taken', { cause: error });
  }
  throw error;
}

export function searchTextOf(person: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return foldSearchText(`${person.firstName} ${person.lastName} ${person.email}`);
}
