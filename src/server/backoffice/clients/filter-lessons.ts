import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { findPeopleNamed } from '#server/accounts/accounts.api.ts';
import type { lessonsAs } from '#server/lessons/lessons.api.ts';
import { awaitsAnswer } from '#server/messages/messages.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import type { DueFilter } from '#shared/backoffice/clients.contract.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { isDue } from './due-lessons.ts';

export type LessonAlias = ReturnType<typeof lessonsAs<string>>;
/** The condition for the lessons asked for, on whichever alias of them. */
export type LessonFilter = (lesson: LessonAlias) => SQL | undefined;

export interface LessonQuery {
  q?: string | undefined;
  status?: string | undefined;
  due?: DueFilter | undefined;
  messages?: 'waiting' | undefined;
}

/**
 * Reads a query of an admin's list. Clients are looked up first: with their ids at hand the database can tell how
 * many lessons to expect.
 * @throws Problem 400 for an unknown status
 */
export async function filterLessons(db: DbOrTx, query: LessonQuery, now: Date): Promise<LessonFilter> {
  const status = readStatus<LessonStatus>(query.status, LESSON_STATUSES);
  const pattern = toLikePattern(query.q ?? '');
  const owners = pattern === '%%' ? [] : await findPeopleNamed(db, query.q ?? '');
  return (lesson) =>
    and(
      status ? eq(lesson.status, status) : undefined,
      query.due ? isDue(lesson, query.due, now) : undefined,
      query.messages ? awaitsAnswer(db, lesson.id) : undefined,
      pattern === '%%'
        ? undefined
        : or(
            like(lesson.titleSearch, pattern),
            owners.length > 0 ? inArray(lesson.ownerId, owners) : undefined,
          ),
    );
}
