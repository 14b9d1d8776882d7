import '#engine/pedagogy/activities/activities.ts';
export const visuals = 'visuals';
