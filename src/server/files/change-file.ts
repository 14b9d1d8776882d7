import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Role } from '#shared/roles.ts';
import { type FileRow, filesTable } from './files.table.ts';

/** Who changes a file, and from where. */
export interface FileActor {
  userId: string;
  role: Role;
  ip: string;
}
type FileChange = Partial<
  Pick<FileRow, 'status' | 'statusBefore' | 'deletedAt' | 'isBlocked' | 'blockReason'>
>;

/**
 * One change of a file under its lock, with its audit row. `judge` looks at the file as it is and says what
 * to set, or null where it is that way already: then nothing happens, however often it is asked.
 * @throws Problem `file_not_found`, also for a file whose bytes were removed for good; and what `judge` throws
 */
export async function changeFile(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  actor: FileActor,
  fileId: string,
  { action, judge, reason }: { action: string; judge(file: FileRow): FileChange | null; reason?: string },
): Promise<void> {
  if (!isId(fileId)) throw new Problem('file_not_found');
  await database.db.transaction(async (tx) => {
    const [file] = await tx.select().from(filesTable).where(eq(filesTable.id, fileId)).for('update');
    if (file?.bytes !== 'kept') throw new Problem('file_not_found');
    const change = judge(file);
    if (!change) return;
    await tx.update(filesTable).set(change).where(eq(filesTable.id, fileId));
    const names = Object.keys(change) as (keyof FileChange)[];
    await recordAudit(
      tx,
      {
        actorId: actor.userId,
        actorRole: actor.role,
        action,
        subjectType: 'file',
        subjectId: fileId,
        before: Object.fromEntries(names.map((name) => [name, file[name]])),
        after: change,
        reason: reason ?? null,
        ip: actor.ip,
      },
      clock.now(),
    );
  });
}
