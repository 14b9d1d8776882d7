import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';

const LESSONS_OF_EACH = 20;

/** Subjects of invented titles; people share them, so that a search for one meets many lessons of others. */
export const SUBJECTS = ['fracoes', 'revolucao', 'fotossintese', 'leitura', 'energia', 'senhas', 'mapas'];

/**
 * Twenty lessons of one person and `others` of other people, twenty each, over all statuses and two years.
 * By a connection of its own: the product's pool gives up statements after half a minute.
 */
export async function fillLessons(
  { pgConfig }: Pick<Database, 'pgConfig'>,
  { userId, others }: { userId: string; others: number },
): Promise<void> {
  const client = new Client(pgConfig);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query(
      `insert into users (email, first_name, last_name, role, password_hash, search_text)
       select 'outra' || n || '@escola.test', 'Outra', 'Pessoa', 'teacher', '-', 'outra pessoa ' || n
       from generate_series(1, $1::int) n`,
      [others / LESSONS_OF_EACH],
    );
    await client.query(INSERT_LESSONS, [LESSONS_OF_EACH, SUBJECTS, userId]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** For every person but the admin; the columns that a list shows are filled as in life. */
const INSERT_LESSONS = `
  insert into lessons (id, owner_id, title, title_search, content, format, service_type, size, delivery_type,
    price_cents, status, created_at, updated_at)
  select gen_random_uuid(), users.id, 'Aula ' || n || ' de ' || subject, 'aula ' || n || ' de ' || subject,
    repeat('O aluno resolve o problema e explica o caminho. ', 20), 'powerpoint', 'presentation', 10, 'normal', 4900,
    (array['submitted', 'analyzing', 'waiting_approval', 'waiting_payment', 'paid', 'in_production', 'completed',
      'cancelled'])[1 + n % 8],
    now() - random() * interval '730 days', now()
  from users, generate_series(1, $1::int) n, lateral (select ($2::text[])[1 + n % cardinality($2::text[])] as subject)
  where users.email like 'outra%' or users.id = $3::uuid`;
