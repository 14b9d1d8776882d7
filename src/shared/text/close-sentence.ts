/** The text with a full stop, unless it ends with a mark of its own: a title that asks keeps its question mark alone. */
export const closeSentence = (text: string): string => (/[.!?…:]["”]?$/.test(text) ? text : `${text}.`);
