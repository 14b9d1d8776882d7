import { insertFile, judgeFile, prepareFile, withStoredBytes } from '#server/files/file-contents.api.ts';
import type { FileActor, FileRow } from '#server/files/files.api.ts';
import { lockLesson, tellOfFile } from '#server/lessons/lessons.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { ruleFor } from '#shared/files/accepted-kinds.ts';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import type { FileType } from '#shared/files/files.contract.ts';
import { readAdminFile } from './list-admin-files.ts';

/**
 * An admin adds a file of any type to any lesson. It is no attachment: who sees it follows from its type.
 * @throws Problem `lesson_not_found`, `unsupported_type`, `unreadable_file`, 400 without a file,
 * `idempotency_conflict`
 */
export async function addFile(
  deps: AppDeps,
  actor: FileActor,
  added: {
    lessonId: string;
    fileType: FileType;
    upload: UploadedFile | null;
    idempotency: IdempotentRequest | null;
  },
): Promise<IdempotentAnswer<AdminFile>> {
  const { lessonId, fileType, idempotency } = added;
  if (!isId(lessonId)) throw new Problem('lesson_not_found');
  const { upload, kind } = await judgeFile(added.upload, ruleFor(actor.role, fileType));
  const file = prepareFile(lessonId, upload, kind);
  return withStoredBytes(deps, file, () =>
    withIdempotency(deps.database.db, idempotency, async (tx) => {
      await lockLesson(tx, lessonId);
      const now = deps.clock.now();
      const row = await insertFile(tx, deps, file, { uploaderId: actor.userId, fileType, createdAt: now });
      await recordFileAdded(tx, actor, row);
      await tellOfFile(tx, row);
      return { status: 201, body: await readAdminFile(tx, row.id) };
    }),
  );
}

/** Keeps who added a file to somebody else's lesson. */
async function recordFileAdded(
  tx: DbOrTx,
  { userId, role, ip }: FileActor,
  { id, lessonId, fileType, version, createdAt }: FileRow,
): Promise<void> {
  await recordAudit(
    tx,
    {
      actorId: userId,
      actorRole: role,
      action: 'file.add',
      subjectType: 'file',
      subjectId: id,
      after: { lessonId, fileType, version },
      ip,
    },
    createdAt,
  );
}
