import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import type { Preview } from '#shared/files/preview.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { pageQuery } from './preview-queries.ts';
import { PREVIEW_TEXTS } from './preview-texts.ts';

/** One page of a file, whole or as wide as there is room; a page is paper in both themes. */
export function PreviewStage({
  file,
  pages,
  page,
  fitsWidth,
}: {
  file: LessonFile;
  pages: Preview['pages'];
  /** Counted from 1. */
  page: number;
  fitsWidth: boolean;
}) {
  const shown = pages[page - 1];
  const { data, error, isFetching, refetch } = useQuery(pageQuery(file.id, page));
  const url = useObjectUrl(data);
  const stage = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const hasNext = page < pages.length;
  useEffect(() => {
    stage.current?.scrollTo({ top: 0 });
    if (hasNext) void client.prefetchQuery(pageQuery(file.id, page + 1));
  }, [client, file.id, page, hasNext]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a name is a landmark, which one page of many is not
    <div
      ref={stage}
      role="group"
      aria-label={PREVIEW_TEXTS.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
      tabIndex={0}
      className={`min-h-0 flex-1 bg-paper-2 p-3 sm:p-5 ${fitsWidth ? 'overflow-auto' : 'grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-clip'}`}
    >
      {url && shown ? (
        <img
          src={url}
          width={shown.width}
          height={shown.height}
          alt={PREVIEW_TEXTS.pageOf(page, file.originalName)}
          className={`rounded-sheet bg-white shadow-sheet ${fitsWidth ? 'h-auto w-full' : 'max-h-full w-auto max-w-full object-contain'}`}
        />
      ) : error ? (
        <ErrorPanel
          title={PREVIEW_TEXTS.pageFailed}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <PageBone />
      )}
    </div>
  );
}

export function PageBone() {
  return (
    <LoadingArea label={PREVIEW_TEXTS.loading}>
      <Skeleton className="mx-auto aspect-[4/3] w-[min(100%,48rem)]" />
    </LoadingArea>
  );
}

/** An address for the bytes, for as long as they are shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
