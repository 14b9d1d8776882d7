import '#engine/pedagogy/material/material.ts';
export const language = 'language';
