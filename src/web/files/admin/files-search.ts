import type { FileFilter } from '#shared/files/admin-files.contract.ts';
import { FILE_STATUSES, FILE_TYPES, type FileType } from '#shared/files/files.contract.ts';
import { readText } from '#web/platform/read-search.ts';

const FILTERS: readonly FileFilter[] = [...FILE_STATUSES, 'blocked'];

/** What the address of the files tab carries: the filter of the list. */
export interface FilesSearch {
  q?: string;
  status?: FileFilter;
  tipo?: FileType;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type FilesChange = Partial<Record<keyof FilesSearch, string>>;

/** Reads the query of the address; what makes no sense is left out. */
export function readFilesSearch(query: Record<string, unknown>): FilesSearch {
  const q = readText(query.q);
  const status = FILTERS.find((known) => known === query.status);
  const tipo = FILE_TYPES.find((known) => known === query.tipo);
  return { ...(q && { q }), ...(status && { status }), ...(tipo && { tipo }) };
}

/** The filter in the shape the call takes. */
export const toQuery = ({ q, status, tipo }: FilesSearch) => ({
  ...(q && { q }),
  ...(status && { status }),
  ...(tipo && { fileType: tipo }),
});

export const isFiltered = (search: FilesSearch): boolean => Object.keys(toQuery(search)).length > 0;
