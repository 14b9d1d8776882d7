import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatBytes } from '#shared/text/format.ts';
import { useDownload } from '#web/files/download-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { RECEIVED_TEXTS as TEXTS } from './received-texts.ts';

/** The final file of a round with its download; why there is none where it is closed. */
export function DeliveryFile({
  delivery: { deliveryUrl, fileName },
  isMain = false,
  whyClosed,
}: {
  delivery: Pick<Delivery, 'deliveryUrl' | 'fileName'>;
  /** The one thing to do on the page. */
  isMain?: boolean;
  whyClosed: string;
}) {
  const [received, setReceived] = useState(0);
  const download = useDownload(TEXTS.downloadError, setReceived);
  const id = deliveryUrl && fileIdOf(deliveryUrl);
  if (!id || !fileName) return <p className="text-ink-2">{whyClosed}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-border bg-paper-2 p-3">
      <span className="flex min-w-[min(12rem,100%)] flex-1 items-center gap-3">
        <DeliveryBadge name={fileName} />
        <span className="line-clamp-3 min-w-0 leading-snug font-bold wrap-anywhere" title={fileName}>
          {fileName}
        </span>
      </span>
      <Button
        variant={isMain ? 'action' : 'outline'}
        {...(!isMain && { size: 'm' as const })}
        className="max-sm:w-full"
        isBusy={download.isPending}
        busyLabel={received > 0 ? formatBytes(received) : TEXTS.downloading}
        onClick={() => download.mutate({ id, originalName: fileName })}
      >
        <Download size={20} aria-hidden="true" />
        {TEXTS.download}
        <span className="sr-only"> {fileName}</span>
      </Button>
    </div>
  );
}

/** The id in the address of a file, `/api/files/{id}/download`; null for any other address. */
const fileIdOf = (url: string): string | null => /\/api\/files\/([^/]+)\/download$/.exec(url)?.[1] ?? null;
