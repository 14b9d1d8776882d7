import { Problem } from '#server/platform/http/problem.ts';

/**
 * The status a list is filtered by; null for all.
 * @throws Problem 400 for one that `known` does not name
 */
export function readStatus<T extends string>(
  status: string | undefined,
  known: Readonly<Record<T, unknown>>,
): T | null {
  if (status === undefined || status === '') return null;
  if (!Object.hasOwn(known, status)) {
    throw Problem.ofIssues([{ path: 'status', message: 'Situação desconhecida' }]);
  }
  return status as T;
}
