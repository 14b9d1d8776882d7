import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database, DbOrTx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Log } from '#server/platform/log.ts';
import { StartRefused } from '#server/platform/start-refused.ts';
import type { Storage } from '#server/platform/storage/storage-port.ts';
import { installationTable } from './installation.table.ts';

const INSTALLATION_LOCK = 505_164;
/** A small object in the storage that names the installation it belongs to. */
export const INSTALLATION_KEY = 'installation.json';

/** What an installation from before there were ids is recognised by. */
export interface Holdings {
  /** Where all files that rows name lie. */
  folder: string;
  /** Some keys that rows of this database promise; none where it names no file. */
  sampleKeys(db: DbOrTx): Promise<string[]>;
}

/**
 * Makes sure that database and storage belong to one installation. The first start gives both an id; any number of
 * processes may do so at once. Whoever holds the database beside another storage is refused: its orders would lose
 * their files, and the sweep would take those of somebody else.
 * @throws StartRefused
 */
export async function claimInstallation(
  { database, storage, log }: { database: Pick<Database, 'pgConfig'>; storage: Storage; log: Log },
  holdings: Holdings,
): Promise<void> {
  const client = new Client(database.pgConfig);
  await client.connect();
  try {
    // Held on this connection to the end: of two first starts the second one finds the id.
    await client.query('select pg_advisory_lock($1)', [INSTALLATION_LOCK]);
    const db = drizzle(client, { casing: 'snake_case' });
    const [row] = await db.select().from(installationTable);
    const marker = await readInstallationId(storage).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'unavailable') throw error;
      // Without its storage the rest of the product can be used; readiness tells of it.
      if (!row?.isInStorage) throw new StartRefused(`O armazenamento não respondeu. ${STORAGE_HINT}`);
      log.warn({ err: error }, 'the storage did not answer, so nobody knows whether it is the right one');
      return row.id;
    });
    if (row?.isInStorage && marker === null) throw new StartRefused(EMPTY_STORAGE);
    if (marker !== null && marker !== row?.id) throw new StartRefused(FOREIGN_STORAGE);
    if (row?.isInStorage) return;
    if (!row) await demandOwnFiles(db, storage, holdings);
    const id = row?.id ?? randomUUID();
    if (!row) await db.insert(installationTable).values({ id });
    await markStorage(storage, id);
    await db.update(installationTable).set({ isInStorage: true });
  } finally {
    await client.end();
  }
}

/** The id noted in a storage, or null. */
export async function readInstallationId(storage: Storage): Promise<string | null> {
  try {
    const noted: unknown = JSON.parse(await text(await storage.readStream(INSTALLATION_KEY)));
    const isOurs = typeof noted === 'object' && noted !== null && 'installation' in noted;
    return isOurs ? String(noted.installation) : 'unreadable';
  } catch (error) {
    if (error instanceof Problem && error.code === 'file_not_found') return null;
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
}

/** Notes an id in a storage that has none; where another process was first, that one's counts. */
export async function markStorage(storage: Storage, id: string): Promise<void> {
  const isFirst = await storage.createText(INSTALLATION_KEY, `${JSON.stringify({ installation: id })}\n`);
  if (!isFirst && (await readInstallationId(storage)) !== id) throw new StartRefused(FOREIGN_STORAGE);
}

/**
 * Before anything is deleted for want of a row: is it this database whose rows count?
 * @throws Error where the storage belongs to another installation, or to none any more
 */
export async function demandOwnStorage(db: DbOrTx, storage: Storage): Promise<void> {
  const [row] = await db.select().from(installationTable);
  if (row?.isInStorage && (await readInstallationId(storage)) !== row.id)
    throw new Error('the storage is not that of this installation');
}

/** An installation from before there were ids is taken over only where its files are. */
async function demandOwnFiles(db: DbOrTx, storage: Storage, { folder, sampleKeys }: Holdings): Promise<void> {
  const keys = await sampleKeys(db);
  if (keys.length > 0) {
    const found = await Promise.all(keys.map((key) => storage.exists(key)));
    if (!found.includes(true)) throw new StartRefused(EMPTY_STORAGE);
    return;
  }
  for await (const page of storage.listFiles(folder))
    if (page.length > 0) throw new StartRefused(STRAY_FILES);
}

const STORAGE_HINT = 'Confira DATA_DIR e STORAGE_URL.';
const RESTORE_HINT =
  'Para trazer um backup de volta use `npm run restore -- ARQUIVO` numa instalação vazia (docs/backup.md).';
const EMPTY_STORAGE = `Lousa não iniciou: os arquivos deste banco de dados não estão neste armazenamento. ${STORAGE_HINT} Todos os processos que usam o mesmo banco precisam usar os mesmos arquivos: a mesma pasta DATA_DIR/files ou o mesmo STORAGE_URL. ${RESTORE_HINT}`;
const FOREIGN_STORAGE = `Lousa não iniciou: o armazenamento pertence a outra instalação, não a este banco de dados. Confira DATABASE_URL, DATA_DIR e STORAGE_URL: banco e arquivos andam juntos. ${RESTORE_HINT}`;
const STRAY_FILES = `Lousa não iniciou: o armazenamento já tem arquivos que este banco de dados não conhece, talvez de outra instalação. ${STORAGE_HINT} Use uma pasta ou um bucket vazio, ou o banco a que esses arquivos pertencem. ${RESTORE_HINT}`;
