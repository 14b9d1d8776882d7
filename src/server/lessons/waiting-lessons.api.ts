import { type SQL, sql } from 'drizzle-orm';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { lessonsTable } from './lessons.table.ts';

const { id, status, editorId, deadline, paidAt, createdAt, updatedAt, priceCents } = lessonsTable;
const { analysisError, requestedAnalysis } = lessonsTable;

/** Lessons that somebody paid for and nobody makes: not given to an editor yet, or no longer. */
export const isWithoutEditor = (): SQL =>
  sql`(${status} = 'paid' or (${status} = 'in_production' and ${editorId} is null))`;

/** The same as things that wait. */
export const selectWithoutEditor = (): SQL => sql`
  select ${waitingColumns({
    kind: 'unassigned',
    subject: id,
    occurrence: 'open',
    lessonId: id,
    since: sql`coalesce(${paidAt}, ${createdAt})`,
    due: deadline,
    cents: priceCents,
  })} from ${lessonsTable} where ${isWithoutEditor()}`;

/** Lessons whose material could not be read, each try for itself. */
export const selectNotAnalysed = (): SQL => sql`
  select ${waitingColumns({
    kind: 'analysis',
    subject: id,
    occurrence: requestedAnalysis,
    lessonId: id,
    since: updatedAt,
    words: analysisError,
  })} from ${lessonsTable} where ${status} = 'submitted' and ${analysisError} is not null`;
