import '#engine/pedagogy/outline/outline.ts';
export const material = 'material';
