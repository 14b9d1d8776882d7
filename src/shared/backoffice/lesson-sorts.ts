import type { Sort } from '#shared/http/sort.ts';

/** What the admin's lists of lessons are ordered by. Apart from the calls, whose schemas addresses need not carry. */
export const LESSON_SORT_KEYS = ['due', 'title', 'status', 'price', 'created'] as const;
export type LessonSort = Sort<(typeof LESSON_SORT_KEYS)[number]>;
