import type { Production } from '#shared/production/production.schemas.ts';

/** What is due first comes first, what has no deadline last; of the same day what was assigned first. */
export function sortByUrgency(productions: readonly Production[]): Production[] {
  const due = ({ deadline }: Production) =>
    deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
  return [...productions].sort(
    (a, b) => compare(due(a), due(b)) || compare(Date.parse(a.assignedAt), Date.parse(b.assignedAt)),
  );
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Whether something is still to be done, so that its deadline counts. */
export const isOpen = ({ dueState, status }: Pick<Production, 'dueState' | 'status'>): boolean =>
  status !== 'completed' && dueState !== null;
export const isOverdue = ({ dueState }: Pick<Production, 'dueState'>): boolean =>
  dueState?.kind === 'overdue';
