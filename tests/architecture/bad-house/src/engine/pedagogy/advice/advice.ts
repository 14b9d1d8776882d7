import '#engine/pedagogy/answers/answers.ts';
export const advice = 'advice';
