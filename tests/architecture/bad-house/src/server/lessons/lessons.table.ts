import { pgTable, text } from 'drizzle-orm/pg-core';

export const lessonsTable = pgTable('lessons', { id: text(), status: text(), title: text() });
export type LessonRow = typeof lessonsTable.$inferSelect;
