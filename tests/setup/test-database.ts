import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/db/database.ts';

/** A fresh migrated database of its own; `close` drops it. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<Database> {
  const { host, user, template } = inject('postgres');
  const name = `lousa_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const client = new Client({ host, user, database: 'postgres' });
    await client.connect();
    try {
      // Cloning a template fails while another clone of it is made in a careless moment: take turns.
      await client.query('select pg_advisory_lock(1)');
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await asAdmin(`create database ${name} ${isEmpty ? '' : `template ${template} strategy file_copy`}`);
  const database = connectDatabase({ host, user, database: name });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
