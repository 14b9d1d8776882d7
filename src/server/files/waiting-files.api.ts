import { type SQL, sql } from 'drizzle-orm';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { filesTable } from './files.table.ts';

/** Files in which the scanner found something, as long as nobody deleted them. */
export function selectInfectedFiles(): SQL {
  const { id, lessonId, createdAt, originalName, scanStatus, status } = filesTable;
  return sql`
    select ${waitingColumns({
      kind: 'file',
      subject: id,
      occurrence: 'infected',
      lessonId,
      since: createdAt,
      words: originalName,
    })} from ${filesTable} where ${scanStatus} = 'infected' and ${status} <> 'deleted'`;
}
