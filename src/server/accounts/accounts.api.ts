import { alias } from 'drizzle-orm/pg-core';
import { usersTable } from './accounts.table.ts';

/** The accounts under a name of the caller's, to join a row with the person it belongs to. */
export const peopleAs = <Name extends string>(name: Name) => alias(usersTable, name);
