import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { canTransition } from '#shared/lessons/lesson-status.ts';

type Facts = Pick<ListedLesson, 'status' | 'editor'>;

/** What the screens offer an admin for a lesson; the server judges every call by itself. */
export const canAssign = ({ status }: Facts): boolean =>
  status === 'in_production' || canTransition('assign_editor', status, 'admin');
export const canUnassign = ({ status, editor }: Facts): boolean =>
  status === 'in_production' && editor !== null;
export const canComplete = ({ status }: Facts): boolean => canTransition('deliver', status, 'admin');
export const canCancel = ({ status }: Facts): boolean => canTransition('cancel', status, 'admin');
export const canRecordPayment = ({ status }: Facts): boolean => status === 'waiting_payment';
export const canMoveDeadline = ({ status }: Facts): boolean => status === 'in_production';
/** When the latest delivery came; null where there is none, or the lesson was called off since. */
export const deliveredAt = ({ status, completedAt }: Pick<ListedLesson, 'status' | 'completedAt'>) =>
  status === 'completed' ? completedAt : null;
