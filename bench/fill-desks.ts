import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { deskRows } from './desk-rows.ts';

/** How many lessons and editors a product is filled with; each lesson comes with ten messages and all that follows it. */
export interface DeskSize {
  lessons: number;
  editors: number;
}

/**
 * Fills an empty product past its rules: triggers and foreign keys sleep meanwhile, so that what triggers keep is
 * made anew at the end. By a connection of its own: the product's pool gives up statements after half a minute.
 */
export async function fillDesks({ pgConfig }: Pick<Database, 'pgConfig'>, size: DeskSize): Promise<void> {
  const client = new Client(pgConfig);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    for (const statement of deskRows(size)) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
