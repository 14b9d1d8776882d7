import '#engine/pedagogy/objectives/objectives.ts';
export const lesson = 'lesson';
