import { alias } from 'drizzle-orm/pg-core';
import { lessonsTable } from './lessons.table.ts';

/** The lessons under a name of the caller's, to join a row with the lesson it is about. */
export const lessonsAs = <Name extends string>(name: Name) => alias(lessonsTable, name);
