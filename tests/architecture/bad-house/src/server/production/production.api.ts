import '#server/messages/messages.api.ts';
export const production = 'production';
