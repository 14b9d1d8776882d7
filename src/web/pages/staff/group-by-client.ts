import type { Lesson } from '#shared/lessons/lesson.schemas.ts';

export interface ClientGroup {
  email: string;
  name: string;
  lessons: Lesson[];
  /** Whole reais of all but the cancelled ones. */
  total: number;
}

/** Lessons under their owner's e-mail, in the order in which each owner first appears. */
export function groupByClient(lessons: readonly Lesson[]): ClientGroup[] {
  const groups = new Map<string, ClientGroup>();
  for (const lesson of lessons) {
    const { email, firstName, lastName } = lesson.user;
    const group = groups.get(email) ?? {
      email,
      name: `${firstName} ${lastName}`.trim(),
      lessons: [],
      total: 0,
    };
    group.lessons.push(lesson);
    if (lesson.status !== 'cancelled') group.total += lesson.price;
    groups.set(email, group);
  }
  return [...groups.values()];
}
