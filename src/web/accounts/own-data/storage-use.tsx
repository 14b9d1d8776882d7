import { useQuery } from '@tanstack/react-query';
import { readStorageUse } from '#shared/files/quota.contract.ts';
import { formatBytes } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { STORAGE_TEXTS as TEXTS } from './own-data-texts.ts';

/** From here on it is worth a word. */
const NEARLY_FULL = 0.8;
/** Less than this may not be enough for the next material. */
const ONE_FILE_BYTES = 10 * 1024 * 1024;

/** How much of the space for files an account uses, and what to do when it runs out. */
export function StorageUse() {
  const use = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => callApi(readStorageUse, { signal }),
    staleTime: 0,
  });
  return (
    <div>
      <h3 className="text-[1.25rem]">{TEXTS.title}</h3>
      <p className="mt-1 text-ink-2">{TEXTS.text}</p>
      <div className="mt-4">
        {use.isPending ? (
          <LoadingArea>
            <Skeleton className="h-11" />
          </LoadingArea>
        ) : use.error ? (
          <ErrorPanel
            title={TEXTS.error}
            message={messageOf(use.error)}
            onRetry={() => void use.refetch()}
            isRetrying={use.isFetching}
          />
        ) : (
          <Bar {...use.data} />
        )}
      </div>
    </div>
  );
}

function Bar({ usedBytes, limitBytes }: { usedBytes: number; limitBytes: number }) {
  const share = usedBytes / limitBytes;
  const left = Math.max(0, limitBytes - usedBytes);
  return (
    <>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="num font-bold">{TEXTS.used(formatBytes(usedBytes), formatBytes(limitBytes))}</span>
        <span className="num text-ink-2">{TEXTS.left(formatBytes(left))}</span>
      </p>
      <ProgressBar label={TEXTS.bar} percent={share * 100} />
      {share >= NEARLY_FULL && (
        <Notice tone="warning" className="mt-4">
          <p>{left < ONE_FILE_BYTES ? TEXTS.full : TEXTS.nearlyFull}</p>
        </Notice>
      )}
    </>
  );
}
