import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const TEXTS = { label: 'Exportar CSV', busy: 'Exportando...', error: 'Erro ao exportar' } as const;

/** Saves a file and tells when that failed. */
export function useExport<T = void>(save: (wanted: T) => Promise<void>) {
  return useMutation({
    mutationFn: save,
    onError: (error) => showToast({ title: TEXTS.error, description: messageOf(error), tone: 'error' }),
  });
}

/** Saves what a list shows by its filter, all pages of it. */
export function ExportButton({ save }: { save: () => Promise<void> }) {
  const saving = useExport(save);
  return (
    <Button
      variant="neutral"
      size="d"
      onClick={() => saving.mutate()}
      isBusy={saving.isPending}
      busyLabel={TEXTS.busy}
    >
      <Download size={18} aria-hidden="true" />
      {TEXTS.label}
    </Button>
  );
}
