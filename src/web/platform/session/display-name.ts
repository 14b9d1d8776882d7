import type { User } from '#shared/accounts/accounts.schemas.ts';

/** How the person is called: first name, else the e-mail. */
export function displayName(user: Pick<User, 'firstName' | 'email'>): string {
  return user.firstName || user.email;
}
