import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lessonsTable } from './lessons.table.ts';

/** The lessons under a name of the caller's, to join a row with the lesson it is about. */
export const lessonsAs = <Name extends string>(name: Name) => alias(lessonsTable, name);
type LessonColumns = ReturnType<typeof lessonsAs<string>>;

/** When a lesson was delivered; where it was completed by hand without a delivery, when it was ordered. Indexed so. */
export const finishedAt = ({ completedAt, createdAt }: Pick<LessonColumns, 'completedAt' | 'createdAt'>) =>
  sql<Date>`coalesce(${completedAt}, ${createdAt})`.mapWith(createdAt);
