import { Problem } from '#server/platform/http/problem.ts';

const DAY_MS = 86_400_000;
const UTC_OFFSET_MS = 3 * 3_600_000;

/**
 * The first instant of a São Paulo day; `days` later where told. São Paulo is UTC−3 all year (catalog/deadline).
 * @throws Problem 400 for a day the calendar does not have
 */
export function startOfDay(path: string, day: string, days = 0): Date {
  const start = Date.parse(`${day}T00:00:00-03:00`);
  // JavaScript turns 30 February into 2 March, and has a year 0 that the database does not know.
  const isReal =
    !Number.isNaN(start) && day >= '1900' && new Date(start - UTC_OFFSET_MS).toISOString().startsWith(day);
  if (!isReal) throw Problem.ofIssues([{ path, message: 'Esta data não existe' }]);
  return new Date(start + days * DAY_MS);
}
