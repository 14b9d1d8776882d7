import { pgTable as table, text } from 'drizzle-orm/pg-core';

export const secrets = table('secrets', { id: text() });
