import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** When an owner was last served in a line, by whichever process: who waited longest comes first. Kept for a day. */
export const jobTurnsTable = pgTable(
  'job_turns',
  {
    /** The job's name and its lane. */
    line: text().notNull(),
    owner: text().notNull(),
    servedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.line, table.owner] })],
);
