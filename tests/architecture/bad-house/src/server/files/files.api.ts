import '#server/lessons/lessons.api.ts';
export const files = 'files';
