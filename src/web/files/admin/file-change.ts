import type { AdminFile } from '#shared/files/admin-files.contract.ts';

/** What an admin can do to a file. */
export const FILE_CHANGES = ['block', 'unblock', 'archive', 'restore', 'delete'] as const;
export type FileChange = (typeof FILE_CHANGES)[number];

type Facts = Pick<AdminFile, 'status' | 'isBlocked' | 'restorableUntil'>;

/** Whether the change would do something to the file. The server judges again. */
export function canChange(change: FileChange, { status, isBlocked, restorableUntil }: Facts): boolean {
  const isDeleted = status === 'deleted';
  switch (change) {
    case 'block':
      return !isDeleted && !isBlocked;
    case 'unblock':
      return !isDeleted && isBlocked;
    case 'archive':
      return status === 'active';
    case 'restore':
      return status === 'archived' || (isDeleted && restorableUntil !== null);
    case 'delete':
      return !isDeleted;
  }
}

/** The bytes of a deleted file are gone for good after a while. */
export const hasBytes = ({ status, restorableUntil }: Facts): boolean =>
  status !== 'deleted' || restorableUntil !== null;

/** What can be done to at least one of the files, in the order of the menu. */
export const changesFor = (files: readonly Facts[]): FileChange[] =>
  FILE_CHANGES.filter((change) => files.some((file) => canChange(change, file)));
