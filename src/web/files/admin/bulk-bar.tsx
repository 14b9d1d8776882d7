import { useMutation } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { downloadFile as downloadCall } from '#shared/files/files.contract.ts';
import { FILE_TEXTS } from '#web/files/file-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { changesFor, type FileChange, hasBytes } from './file-change.ts';

/** What can be done to the ticked files at once; on a phone behind one button. */
export function BulkBar({
  files,
  onChange,
  onClear,
  isBusy,
}: {
  files: readonly AdminFile[];
  onChange: (change: FileChange) => void;
  onClear: () => void;
  isBusy: boolean;
}) {
  const downloads = useDownloadAll();
  if (files.length === 0) return null;
  const changes = changesFor(files);
  const downloadable = files.filter(hasBytes);
  const download = () => downloads.mutate(downloadable);
  return (
    <section className="bar-fixed chalkboard" aria-label={TEXTS.bulk}>
      <RootMark name="bar" />
      <div className="mx-auto flex max-w-[112rem] items-center gap-x-4 max-lg:gap-x-3 lg:px-1">
        <p className="num whitespace-nowrap font-bold" role="status">
          {TEXTS.selected(files.length)}
        </p>
        <button
          type="button"
          className="min-h-11 text-chalkboard-100 underline underline-offset-3"
          onClick={onClear}
        >
          {TEXTS.unselect}
        </button>
        <div className="ml-auto flex gap-2.5 max-lg:hidden">
          {changes.map((change) => (
            <Button
              key={change}
              variant="chalk-outline"
              size="m"
              onClick={() => onChange(change)}
              isBusy={isBusy}
            >
              {TEXTS[change]}
            </Button>
          ))}
          {downloadable.length > 0 && (
            <Button
              variant="chalk"
              size="m"
              onClick={download}
              isBusy={downloads.isPending}
              busyLabel={TEXTS.downloading}
            >
              {TEXTS.download}
            </Button>
          )}
        </div>
        <div className="ml-auto lg:hidden">
          <Menu
            trigger={
              <Button variant="chalk" size="m" isBusy={isBusy || downloads.isPending}>
                {TEXTS.actions}
                <ChevronUp size={18} aria-hidden="true" />
              </Button>
            }
          >
            {downloadable.length > 0 && <MenuItem onSelect={download}>{TEXTS.download}</MenuItem>}
            {changes.map((change) => (
              <MenuItem key={change} onSelect={() => onChange(change)}>
                {TEXTS[change]}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
    </section>
  );
}

/** Saves files one after the other, so that a slow line is not shared by all of them; the first refusal ends it. */
function useDownloadAll() {
  return useMutation({
    mutationFn: async (files: readonly AdminFile[]) => {
      for (const { id, originalName } of files) {
        await downloadFile(downloadCall, { params: { id } }, originalName);
      }
    },
    onError: (error) =>
      showToast({ title: FILE_TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
}
