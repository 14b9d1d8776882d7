import { LESSON_FILES_FOLDER } from './files/storage-keys.ts';
import { STORED_FILES } from './files/stored-files.ts';
import { MATERIALS_FOLDER } from './lessons/materials/add-material.ts';
import { STORED_MATERIALS } from './lessons/materials/stored-materials.ts';

/** What the product tells its backups of itself. */
export const BACKUP_PARTS = {
  files: [STORED_FILES, STORED_MATERIALS],
  /** A session that was ended must not live again, nor need its token lie in an archive. */
  withoutRows: ['sessions'],
};

/** Where the storage holds files of the product. */
export const STORAGE_FOLDERS = [LESSON_FILES_FOLDER, MATERIALS_FOLDER];
