import '#engine/pedagogy/advice/advice.ts';
export const activities = 'activities';
