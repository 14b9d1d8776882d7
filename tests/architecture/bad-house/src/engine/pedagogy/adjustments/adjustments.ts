import '#engine/pedagogy/lesson/lesson.ts';
export const adjustments = 'adjustments';
