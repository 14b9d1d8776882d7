import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';

/** What the address of the dashboard carries. */
export interface ProjectSearch {
  q?: string;
  status?: LessonStatus;
  /** Back from a payment that went through. */
  payment?: 'success';
}
export type ProjectFilter = Pick<ProjectSearch, 'q' | 'status'>;

/** The longest search the server takes. */
export const MAX_SEARCH_LENGTH = 200;

/** Reads the query of the address; what makes no sense is left out, a number typed by hand is text. */
export function readProjectSearch(query: Record<string, unknown>): ProjectSearch {
  const q = cleanText(query.q);
  const { status } = query;
  return {
    ...(q && { q }),
    ...(isLessonStatus(status) && { status }),
    ...(query.payment === 'success' && { payment: 'success' }),
  };
}

/** The filter alone, in the shape a call takes. */
export function filterOf({ q, status }: ProjectSearch): ProjectFilter {
  return { ...(q && { q }), ...(status && { status }) };
}

export const isFiltered = ({ q, status }: ProjectFilter): boolean => Boolean(q || status);

/** The search after a change of the filter; a field changed to nothing leaves the address. */
export function changeFilter(search: ProjectSearch, change: { q?: string; status?: string }): ProjectSearch {
  return readProjectSearch({ ...search, ...change });
}

function cleanText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH);
}

function isLessonStatus(value: unknown): value is LessonStatus {
  return typeof value === 'string' && Object.hasOwn(LESSON_STATUSES, value);
}
