import type { Production } from '#shared/production/production.schemas.ts';

/** Whether something is still to be done, so that its deadline counts. */
export const isOpen = ({ dueState, status }: Pick<Production, 'dueState' | 'status'>): boolean =>
  status !== 'completed' && dueState !== null;
export const isOverdue = ({ dueState }: Pick<Production, 'dueState'>): boolean =>
  dueState?.kind === 'overdue';
