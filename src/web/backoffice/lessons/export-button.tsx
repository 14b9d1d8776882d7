import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportLessons } from '#shared/backoffice/clients.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { type ClientsSearch, toClientsQuery } from './clients-search.ts';
import { LIST_TEXTS } from './lesson-texts.ts';

/** Saves lessons as CSV: those of a filter, all pages of them, or some that are named. */
export function useLessonExport() {
  return useMutation({
    mutationFn: (wanted: { search: ClientsSearch } | { ids: readonly string[] }) => {
      const query = 'ids' in wanted ? { ids: wanted.ids.join(',') } : toClientsQuery(wanted.search);
      return downloadFile(exportLessons, { query }, 'projetos.csv');
    },
    onError: (error) =>
      showToast({ title: LIST_TEXTS.exportError, description: messageOf(error), tone: 'error' }),
  });
}

/** Saves what the filter lets through. */
export function ExportButton({ search }: { search: ClientsSearch }) {
  const saving = useLessonExport();
  return (
    <Button
      variant="neutral"
      size="d"
      onClick={() => saving.mutate({ search })}
      isBusy={saving.isPending}
      busyLabel={LIST_TEXTS.exporting}
    >
      <Download size={18} aria-hidden="true" />
      {LIST_TEXTS.exportCsv}
    </Button>
  );
}
