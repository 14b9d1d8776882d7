import { namesOf } from '#server/accounts/accounts.api.ts';
import { presentLesson } from '#server/lessons/lesson-progress.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { countUnansweredOf } from '#server/messages/messages.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { nameFinalFile } from '#server/production/production.api.ts';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';

/** @throws Problem `lesson_not_found` */
export async function openAdminLesson(
  db: Db,
  { lessonId, viewer, now }: { lessonId: string; viewer: Viewer; now: Date },
): Promise<OpenedLesson> {
  const row = await findLesson(db, viewer, lessonId);
  const { editorId, onHoldSince, onHoldReason } = row;
  const [lesson, names, unread, finalFile] = await Promise.all([
    presentLesson(db, { row, viewer, now }),
    namesOf(db, editorId === null ? [] : [editorId]),
    countUnansweredOf(db, [row.id]),
    nameFinalFile(db, row.id),
  ]);
  return {
    ...lesson,
    editor: editorId === null ? null : { id: editorId, name: names.get(editorId) ?? '' },
    unread: unread.get(row.id) ?? 0,
    finalFile,
    onHold: onHoldSince && { since: onHoldSince.toISOString(), reason: onHoldReason ?? '' },
  };
}
