import '#web/lessons/lesson.ts';
