import { once } from 'node:events';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { RESTORING_SCHEMA } from '#server/platform/installation/migrate.ts';
import { type BackupHead, JOBS_TABLE } from './backup-format.ts';
import { BackupRefused, DAMAGED } from './backup-refused.ts';
import { copyOf, quoteName } from './dump-tables.ts';

const expand = promisify(gunzip);

/**
 * Fills the empty tables of a database in one transaction. The rules of the tables hold again at its end: foreign keys
 * are taken away before and proved when they come back, triggers sleep, since what they would do was done long ago.
 */
export class TableLoader {
  readonly #rows = new Map<string, number>();
  #current: { name: string; into: CopyStreamQuery } | null = null;
  readonly #client: Client;
  readonly #head: BackupHead;
  #foreignKeys: { table: string; name: string; definition: string }[] = [];

  private constructor(client: Client, head: BackupHead) {
    this.#client = client;
    this.#head = head;
  }

  static async begin(client: Client, head: BackupHead): Promise<TableLoader> {
    const loader = new TableLoader(client, head);
    await client.query('begin');
    const { rows } = await client.query(`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    loader.#foreignKeys = rows;
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${quoteName(name)}`);
    for (const { name } of head.tables) {
      await client.query(`alter table ${quoteName(name)} disable trigger user`);
      // A migration may have put rows of its own into a new table: those of the backup stand in their place.
      await client.query(`delete from ${quoteName(name)}`);
    }
    return loader;
  }

  /** The next piece of a table's rows; those of one table follow each other. */
  async load(name: string, piece: Buffer): Promise<void> {
    if (this.#current?.name !== name) {
      await this.#endTable();
      this.#current = { name, into: this.#client.query(copyFrom(this.#statementFor(name))) };
      // Told where it is waited for.
      this.#current.into.on('error', () => undefined);
    }
    const { into } = this.#current;
    if (into.errored) throw into.errored;
    if (!into.write(await expand(piece))) await once(into, 'drain');
  }

  /** @throws BackupRefused where other numbers of rows came than the archive says there are */
  async commit(expected: ReadonlyMap<string, number>): Promise<void> {
    await this.#endTable();
    for (const [name, rows] of expected)
      if ((this.#rows.get(name) ?? 0) !== rows) throw new BackupRefused(DAMAGED);
    for (const { name } of this.#head.tables)
      await this.#client.query(`alter table ${quoteName(name)} enable trigger user`);
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
    for (const { name, last } of this.#head.sequences)
      await this.#client.query('select setval($1::regclass, $2::bigint)', [
        `public.${quoteName(name)}`,
        last,
      ]);
    await this.#client.query('commit');
  }

  #statementFor(name: string): string {
    if (name === JOBS_TABLE) return `copy ${RESTORING_SCHEMA}.jobs from stdin`;
    const table = this.#head.tables.find((known) => known.name === name);
    if (!table) throw new BackupRefused(DAMAGED);
    return `copy ${copyOf(table)} from stdin`;
  }

  async #endTable(): Promise<void> {
    if (!this.#current) return;
    const { name, into } = this.#current;
    this.#current = null;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    into.once('finish', resolve).once('error', reject);
    if (into.errored) reject(into.errored);
    into.end();
    await promise;
    this.#rows.set(name, into.rowCount);
  }
}
