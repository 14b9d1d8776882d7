/**
 * The day the public legal texts were last changed; kept with the account of who accepted them. A change of a sentence
 * is a new day.
 */
export const LEGAL_VERSION = '2026-11-22';
