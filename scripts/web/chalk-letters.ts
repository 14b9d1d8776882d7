/** What the drawings write by hand in a few words of ours: the font of those carries no other letters. */
export const CHALK_LETTERS = 'abcdefghijklmnopqrstuvwxyzáàâãéêíóôõúç0123456789 ,.!?:-+/ºªFR';
