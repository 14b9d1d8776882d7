import '#server/analysis/analysis.api.ts';
export const lessons = 'lessons';
