import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { UserRow } from './accounts.table.ts';

/** The account as the wire knows it: nothing of the password. */
export function toUser(row: UserRow): User {
  const { id, firstName, lastName, email, role, profileImageUrl } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    role,
    profileImageUrl,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    ...(row.pendingEmail !== null && { pendingEmail: row.pendingEmail }),
  };
}
