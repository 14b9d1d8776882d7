import { exportLessons } from '#shared/backoffice/clients.contract.ts';
import { type ClientsSearch, toClientsQuery } from '#web/backoffice/lessons/clients-search.ts';
import { downloadFile } from '#web/platform/download-file.ts';

/** Saves lessons as CSV: those of a filter, all pages of them, or some that are named. */
export function saveLessons(wanted: { search: ClientsSearch } | { ids: readonly string[] }): Promise<void> {
  const query = 'ids' in wanted ? { ids: wanted.ids.join(',') } : toClientsQuery(wanted.search);
  return downloadFile(exportLessons, { query }, 'projetos.csv');
}
