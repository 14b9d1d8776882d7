import {
  archiveReplaced,
  demandRoom,
  insertFile,
  prepareFile,
  withStoredBytes,
} from '#server/files/file-contents.api.ts';
import { requestAnalysis } from '#server/lessons/analysis/request-analysis.ts';
import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { describeWrongState, factsOf, findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { UploadedFile } from '#server/platform/http/uploads/receive-upload.ts';
import { canDo } from '#shared/lessons/lesson-policy.ts';
import { judgeDocument } from './judge-document.ts';

/**
 * Another text, another file or both take the place of the whole material: a text alone also takes the
 * old file away, since it may be the one that could not be read; a file alone keeps the text of the order.
 * @throws Problem `lesson_not_found`, `wrong_state`, `unsupported_type`, `unreadable_file`, `quota_reached`, 400 with neither
 */
export async function replaceMaterial(
  deps: AppDeps,
  session: Session,
  lessonId: string,
  material: { content: string | undefined; upload: UploadedFile | null; gone: AbortSignal },
): Promise<LessonRow> {
  const { content, upload } = material;
  const { db } = deps.database;
  const lesson = await findLesson(db, session, lessonId);
  if (content === undefined && !upload) {
    throw Problem.ofIssues([{ path: 'content', message: 'Envie um texto ou um arquivo' }]);
  }
  if (!canDo('material', session, factsOf(lesson))) throw describeWrongState(lesson.status);
  const kind = await judgeDocument(deps, upload, { owner: session.userId, gone: material.gone });
  const file = upload && kind ? prepareFile(lessonId, upload, kind) : null;
  if (file) await demandRoom(db, session.userId, file.upload.size);
  return withStoredBytes(deps, file, () =>
    db.transaction(async (tx) => {
      const before = await findLesson(tx, session, lessonId, { lock: true });
      const now = deps.clock.now();
      if (file) {
        const about = { uploaderId: session.userId, fileType: 'user_content', createdAt: now } as const;
        await insertFile(tx, deps, file, { ...about, isCounted: true });
      }
      const version = before.requestedAnalysis + 1;
      const after = await changeLessonStatus(tx, {
        lessonId,
        event: 'replace_material',
        actor: { role: 'teacher', userId: session.userId },
        now,
        set: {
          ...(content === undefined ? {} : { content }),
          sourceFileId: file?.id ?? null,
          sourceFileName: file?.name ?? null,
          materialVersion: before.materialVersion + 1,
          // What was said of the old material need not hold for this one.
          genre: null,
          requestedAnalysis: version,
          analysisError: null,
        },
      });
      if (before.sourceFileId) await archiveReplaced(tx, before.sourceFileId, now);
      await requestAnalysis(tx, deps, after);
      return after;
    }),
  );
}
