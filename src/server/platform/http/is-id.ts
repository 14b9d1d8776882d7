const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text could name a row of ours at all; asked before the database, which refuses other texts. */
export const isId = (text: string): boolean => UUID.test(text);
