import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';

/** What the address of the dashboard carries. */
export interface LessonSearch {
  q?: string;
  status?: LessonStatus;
  /** Back from a payment that went through. */
  payment?: 'success';
  /** The lesson whose conversation is open. */
  conversa?: string;
}
export type LessonFilter = Pick<LessonSearch, 'q' | 'status'>;

/** Reads the query of the address; what makes no sense is left out, a number typed by hand is text. */
export function readLessonSearch(query: Record<string, unknown>): LessonSearch {
  const q = readText(query.q);
  const conversa = readText(query.conversa);
  const { status } = query;
  return {
    ...(q && { q }),
    ...(isKeyOf(LESSON_STATUSES, status) && { status }),
    ...(query.payment === 'success' && { payment: 'success' }),
    ...(conversa && { conversa }),
  };
}

/** The filter alone, in the shape a call takes. */
export function filterOf({ q, status }: LessonSearch): LessonFilter {
  return { ...(q && { q }), ...(status && { status }) };
}

export const isFiltered = ({ q, status }: LessonFilter): boolean => Boolean(q || status);

/** The search after a change of the filter; a field changed to nothing leaves the address. */
export function changeFilter(search: LessonSearch, change: { q?: string; status?: string }): LessonSearch {
  return readLessonSearch({ ...search, ...change });
}
