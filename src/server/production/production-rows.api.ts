import { alias } from 'drizzle-orm/pg-core';
import { productionsTable } from './production.table.ts';

/** The productions under a name of the caller's, to join a lesson with the work on it. */
export const productionsAs = <Name extends string>(name: Name) => alias(productionsTable, name);
