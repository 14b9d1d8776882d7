import type { Production } from '#shared/production/production.schemas.ts';

/** Whether something is still to be done. */
export const isOpen = ({ status, lesson }: Pick<Production, 'status' | 'lesson'>): boolean =>
  (status === 'assigned' || status === 'in_progress') && lesson.status === 'in_production';
export const isOverdue = ({ dueState }: Pick<Production, 'dueState'>): boolean =>
  dueState?.kind === 'overdue';
