import { randomUUID } from 'node:crypto';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { startSession } from '#server/accounts/sign-in/sessions.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface Payer {
  token: string;
  lessonId: string;
}

/** Teachers, each signed in and with a lesson of R$ 49 that waits for payment; written past the limits of the front door. */
export async function insertPayers({ db }: Database, count: number): Promise<Payer[]> {
  const now = new Date();
  const people = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), index }));
  await db.insert(usersTable).values(
    people.map(({ id, index }) => ({
      ...{ id, firstName: 'Pessoa', lastName: `${index}`, email: `pagante${index}@escola.test` },
      ...{ role: 'teacher' as const, passwordHash: '-', searchText: `pessoa ${index}` },
    })),
  );
  const lessons = people.map(({ id: ownerId }) => ({ id: randomUUID(), ownerId }));
  await db.insert(lessonsTable).values(
    lessons.map((ids) => ({
      ...ids,
      ...{ title: 'Medida', titleSearch: 'medida', content: 'Medida.', format: 'powerpoint' as const },
      ...{
        serviceType: 'presentation' as const,
        size: 10,
        deliveryType: 'normal' as const,
        priceCents: 4900,
      },
      ...{ status: 'waiting_payment' as const, createdAt: now, updatedAt: now },
    })),
  );
  return Promise.all(
    lessons.map(async ({ id, ownerId }) => ({
      lessonId: id,
      token: (await startSession(db, { userId: ownerId, device: 'bench', now })).token,
    })),
  );
}
