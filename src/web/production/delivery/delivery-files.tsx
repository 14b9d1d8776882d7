import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DRAFT_FORMATS } from '#shared/composition/draft.contract.ts';
import { downloadFile as downloadFinalFile } from '#shared/files/files.contract.ts';
import { downloadDelivery } from '#shared/production/production.contract.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatBytes } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { RECEIVED_TEXTS as TEXTS } from './received-texts.ts';

/** One file of a delivery: the final one, or the same slides or pages in another format. */
interface DeliveredFile {
  name: string;
  bytes: number | null;
  /** Null for the final file. */
  copy: { lessonId: string; round: number; format: keyof typeof DRAFT_FORMATS } | null;
  /** Of the final file. */
  id: string;
}

/** All that a delivery can be had as, the ordered format first; none where it is closed. */
function filesOf(lessonId: string, delivery: Delivery): DeliveredFile[] {
  const { deliveryUrl, fileName, fileBytes, copies, round } = delivery;
  const id = deliveryUrl && fileIdOf(deliveryUrl);
  if (!id || !fileName) return [];
  return [
    { id, name: fileName, bytes: fileBytes, copy: null },
    ...copies.map(({ format, name, bytes }) => ({ id, name, bytes, copy: { lessonId, round, format } })),
  ];
}

/** The files of a round with their downloads; why there are none where they are closed. */
export function DeliveryFiles({
  lessonId,
  delivery,
  isMain = false,
  whyClosed,
}: {
  lessonId: string;
  delivery: Delivery;
  /** The first is the one thing to do on the page. */
  isMain?: boolean;
  whyClosed: string;
}) {
  const files = filesOf(lessonId, delivery);
  if (files.length === 0) return <p className="text-ink-2">{whyClosed}</p>;
  return (
    <>
      <ul className="grid gap-2.5">
        {files.map((file, place) => (
          <li
            key={file.name}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-border bg-paper-2 p-3"
          >
            <span className="flex min-w-[min(12rem,100%)] flex-1 items-center gap-3">
              <DeliveryBadge name={file.name} />
              <span className="min-w-0 leading-snug">
                <strong className="line-clamp-3 wrap-anywhere" title={file.name}>
                  {file.name}
                </strong>
                {file.bytes !== null && (
                  <span className="num smaller block text-ink-2">{formatBytes(file.bytes)}</span>
                )}
              </span>
            </span>
            <DownloadDelivered
              file={file}
              variant={isMain && place === 0 ? 'action' : 'outline'}
              {...(!(isMain && place === 0) && { size: 'm' as const })}
              className="max-sm:w-full"
            >
              {TEXTS.download}
              <span className="sr-only"> {file.name}</span>
            </DownloadDelivered>
          </li>
        ))}
      </ul>
      {isAlone(files) && <p className="hint mt-2">{TEXTS.noCopies}</p>}
    </>
  );
}

/** A file made elsewhere: nothing here turns it into a PDF that looks the same. */
const isAlone = ([only, more]: readonly DeliveredFile[]): boolean =>
  only !== undefined && more === undefined && !/\.pdf$/i.test(only.name);

/** The same as buttons of a chalkboard, by their formats alone: beside the pages that they hold. */
export function DeliveryDownloads({ lessonId, delivery }: { lessonId: string; delivery: Delivery }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {filesOf(lessonId, delivery).map((file, place) => (
        <DownloadDelivered
          key={file.name}
          file={file}
          variant={place === 0 ? 'chalk' : 'chalk-outline'}
          size="m"
        >
          {TEXTS.downloadAs(formatOf(file.name))}
          {file.bytes !== null && <span className="num font-medium">{formatBytes(file.bytes)}</span>}
        </DownloadDelivered>
      ))}
    </div>
  );
}

function DownloadDelivered({
  file: { id, name, copy },
  children,
  ...look
}: { file: DeliveredFile } & Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>) {
  const [received, setReceived] = useState(0);
  const download = useMutation({
    mutationFn: () => {
      if (copy === null) return downloadFile(downloadFinalFile, { params: { id } }, name, setReceived);
      const params = { id: copy.lessonId, round: String(copy.round), format: copy.format };
      return downloadFile(downloadDelivery, { params }, name, setReceived);
    },
    onError: (error) =>
      showToast({ title: TEXTS.downloadError, description: messageOf(error), tone: 'error' }),
    onSettled: () => setReceived(0),
  });
  return (
    <Button
      {...look}
      isBusy={download.isPending}
      busyLabel={received > 0 ? formatBytes(received) : TEXTS.downloading}
      onClick={() => download.mutate()}
    >
      <Download size={20} aria-hidden="true" />
      {children}
    </Button>
  );
}

/** `PowerPoint`, `PDF`; the ending where it is another kind. */
function formatOf(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(DRAFT_FORMATS, ending)
    ? DRAFT_FORMATS[ending as keyof typeof DRAFT_FORMATS]
    : ending.toUpperCase();
}

/** The id in the address of a file, `/api/files/{id}/download`; null for any other address. */
const fileIdOf = (url: string): string | null => /\/api\/files\/([^/]+)\/download$/.exec(url)?.[1] ?? null;
