import '#server/composition/composition.api.ts';
export const lessons = 'lessons';
