import { eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { countUnansweredOf } from '#server/messages/messages.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { centsToReais } from '#shared/money.ts';

export const lesson = lessonsAs('lesson');
const editor = peopleAs('editor');

/**
 * Lessons with the name of who produces them, to be filtered, ordered and cut. Content and log, which can be long,
 * stay where they are.
 */
export const selectLessons = (db: Db) =>
  db
    .select({
      id: lesson.id,
      ownerId: lesson.ownerId,
      title: lesson.title,
      serviceType: lesson.serviceType,
      size: lesson.size,
      priceCents: lesson.priceCents,
      status: lesson.status,
      deadline: lesson.deadline,
      completedAt: lesson.completedAt,
      createdAt: lesson.createdAt,
      onHoldSince: lesson.onHoldSince,
      onHoldReason: lesson.onHoldReason,
      editorId: lesson.editorId,
      editorFirstName: editor.firstName,
      editorLastName: editor.lastName,
    })
    .from(lesson)
    .leftJoin(editor, eq(editor.id, lesson.editorId));
export type LessonRecord = Awaited<ReturnType<typeof selectLessons>>[number];

/** The rows as the wire knows them, with what of their conversations waits for an answer. */
export async function toListedLessons(
  db: Db,
  records: readonly LessonRecord[],
): Promise<(ListedLesson & { ownerId: string })[]> {
  const unread = await countUnansweredOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({ ...toListed(record), unread: unread.get(record.id) ?? 0 }));
}

function toListed(record: LessonRecord): Omit<ListedLesson, 'unread'> & { ownerId: string } {
  const { id, ownerId, title, serviceType, size, status, deadline, createdAt, onHoldSince } = record;
  return {
    id,
    ownerId,
    title,
    serviceType,
    slideCount: serviceType === 'presentation' ? size : null,
    pageCount: serviceType === 'booklet' ? size : null,
    price: centsToReais(record.priceCents),
    status,
    deadline: deadline?.toISOString() ?? null,
    completedAt: record.completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    editor:
      record.editorId === null
        ? null
        : {
            id: record.editorId,
            name: `${record.editorFirstName ?? ''} ${record.editorLastName ?? ''}`.trim(),
          },
    onHold: onHoldSince && { since: onHoldSince.toISOString(), reason: record.onHoldReason ?? '' },
  };
}
