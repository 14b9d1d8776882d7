import * as z from 'zod/mini';
import type { DbOrTx } from '#server/platform/db/database.ts';

/** What an archive says of itself before anything else. */
export const headSchema = z.object({
  format: z.literal('lousa-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  installation: z.nullable(z.string()),
  /** Which migrations the tables had seen, by the time each was written. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** How far each sequence had counted. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  totpKey: z.object({
    /** `archive`: it lies in here. `environment`: whoever restores must set it. `none`: there was none yet. */
    from: z.enum(['archive', 'environment', 'none']),
    sha256: z.nullable(z.string()),
  }),
});
export type BackupHead = z.infer<typeof headSchema>;

/** What an archive says at its end, when all is known. */
export const endSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  jobs: z.number(),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Named by a row and not in the storage, before this backup began. */
    missing: z.number(),
    /** Whose bytes are not those that the row was written for. */
    changed: z.number(),
  }),
});
export type BackupEnd = z.infer<typeof endSchema>;

export const HEAD_MEMBER = 'head.json';
export const TOTP_MEMBER = 'keys/totp.key';
export const TABLE_FOLDER = 'database/';
/** The jobs that waited or ran: not the queue's own tables, whose shape belongs to its version. */
export const JOBS_TABLE = 'jobs.waiting';
export const FILE_FOLDER = 'files/';

/** Files that rows name, as a feature tells of them. */
export interface StoredFiles {
  list(db: DbOrTx): AsyncIterable<StoredKey[]>;
}
export interface StoredKey {
  key: string;
  /** Hex, of the bytes that the row was written for; null where no row keeps it. */
  sha256: string | null;
}
