import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAccount } from '#shared/backoffice/people.contract.ts';
import type { Role } from '#shared/roles.ts';
import { formatBytes } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EXPORT_TEXTS as TEXTS } from './own-data-texts.ts';

/** Everything kept of a person as one file. It is written while it is sent, so only what has come is known. */
export function ExportData({ role }: { role: Role }) {
  const [received, setReceived] = useState(0);
  const download = useMutation({
    mutationFn: () => downloadFile(exportAccount, {}, TEXTS.fileName, setReceived),
    onSuccess: () => showToast({ title: TEXTS.done, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.error, description: messageOf(error), tone: 'error' }),
    onSettled: () => setReceived(0),
  });
  return (
    <div>
      <h3 className="text-[1.25rem]">{TEXTS.title}</h3>
      <p className="mt-1 text-ink-2">{TEXTS.text}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {TEXTS[role === 'teacher' ? 'teacher' : 'staff'].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          size="m"
          className="max-sm:w-full"
          onClick={() => download.mutate()}
          isBusy={download.isPending}
          busyLabel={TEXTS.busy}
        >
          <Download size={20} aria-hidden="true" />
          {TEXTS.action}
        </Button>
        {received > 0 && <span className="num text-ink-2">{TEXTS.received(formatBytes(received))}</span>}
      </div>
    </div>
  );
}
