export const late = 1;
