import '#web/lessons/lesson.ts';
export const button = 1;
