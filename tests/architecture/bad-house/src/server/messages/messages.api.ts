import '#server/backoffice/backoffice.api.ts';
export const messages = 'messages';
