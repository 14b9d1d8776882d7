import { randomUUID } from 'node:crypto';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { startSession } from '#server/accounts/sign-in/sessions.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Role } from '#shared/roles.ts';

/** Somebody with an account and a session. */
export interface Person {
  id: string;
  token: string;
}

/** People of one role, each signed in; written past the limits of the front door, which count them as one connection. */
export function insertPeople({ db }: Database, role: Role, count: number): Promise<Person[]> {
  const now = new Date();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = randomUUID();
      await db.insert(usersTable).values({
        ...{ id, role, firstName: 'Medida', lastName: `${role} ${index}`, passwordHash: '-' },
        ...{
          email: `${role}-${id}@escola.test`,
          searchText: `medida ${role} ${index}`,
          emailConfirmedAt: now,
        },
      });
      return { id, token: (await startSession(db, { userId: id, device: 'bench', now })).token };
    }),
  );
}
