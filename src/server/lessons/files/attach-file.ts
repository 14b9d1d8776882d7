import { insertFile, judgeFile, prepareFile, withStoredBytes } from '#server/files/file-contents.api.ts';
import { toLessonFile } from '#server/files/files.api.ts';
import { describeWrongState, factsOf, findLesson, tellOfFile } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { ruleFor } from '#shared/files/accepted-kinds.ts';
import type { LessonFile } from '#shared/files/files.contract.ts';
import { canDo } from '#shared/lessons/lesson-policy.ts';

/**
 * Takes a file into the conversation of a lesson. It is kept under its sender's side (`user_content` or
 * `editor_work`) and marked as an attachment, so that the other side sees it too.
 * @throws Problem `lesson_not_found`, `wrong_state`, `unsupported_type`, `unreadable_file`, 400 without a file, `quota_reached`,
 * `idempotency_conflict`
 */
export async function attachFile(
  deps: AppDeps,
  session: Session,
  attached: { lessonId: string; upload: UploadedFile | null; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<LessonFile>> {
  const { lessonId, idempotency } = attached;
  const { db } = deps.database;
  const fileType = session.role === 'teacher' ? 'user_content' : 'editor_work';
  await demandUpload(db, session, lessonId);
  const { upload, kind } = await judgeFile(attached.upload, ruleFor(session.role, fileType));
  const file = prepareFile(lessonId, upload, kind);
  return withStoredBytes(deps, file, () =>
    withIdempotency(db, idempotency, async (tx) => {
      // Asked again under the lock: the lesson may have been cancelled, or its editor changed, meanwhile.
      await demandUpload(tx, session, lessonId, { lock: true });
      const row = await insertFile(tx, deps, file, {
        uploaderId: session.userId,
        fileType,
        isAttachment: true,
        isCounted: session.role === 'teacher',
        createdAt: deps.clock.now(),
      });
      await tellOfFile(tx, row);
      return { status: 201, body: toLessonFile(row) };
    }),
  );
}

async function demandUpload(
  db: DbOrTx,
  session: Session,
  lessonId: string,
  options: { lock?: true } = {},
): Promise<void> {
  const lesson = await findLesson(db, session, lessonId, options);
  if (!canDo('upload', session, factsOf(lesson))) throw describeWrongState(lesson.status);
}
