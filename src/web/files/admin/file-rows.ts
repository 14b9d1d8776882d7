import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import type { FileChange } from './file-change.ts';
import type { Selection } from './use-selection.ts';

/** What table and cards are both given. */
export interface FileRowsProps {
  files: readonly AdminFile[];
  selection: Selection;
  onLook: (file: AdminFile) => void;
  onChange: (change: FileChange, file: AdminFile) => void;
}
