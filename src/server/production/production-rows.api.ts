import { alias } from 'drizzle-orm/pg-core';
import { productionsTable, ratingsTable } from './production.table.ts';

/** The productions under a name of the caller's, to join a lesson with the work on it. */
export const productionsAs = <Name extends string>(name: Name) => alias(productionsTable, name);

/** What teachers thought of deliveries, under a name of the caller's. */
export const ratingsAs = <Name extends string>(name: Name) => alias(ratingsTable, name);
