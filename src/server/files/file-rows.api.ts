import { alias } from 'drizzle-orm/pg-core';
import { filesTable } from './files.table.ts';

/** The files under a name of the caller's, to join a row with the file it is about. */
export const filesAs = <Name extends string>(name: Name) => alias(filesTable, name);
