import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, FileText, MoveHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import type { Preview } from '#shared/files/preview.contract.ts';
import { useDownload } from '#web/files/download-button.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Viewer } from '#web/ui/viewer.tsx';
import { previewQuery } from './preview-queries.ts';
import { PageBone, PreviewStage } from './preview-stage.tsx';
import { PREVIEW_TEXTS } from './preview-texts.ts';
import { turnPage } from './turn-page.ts';

/** A file looked at without downloading it: its pages as pictures, turned by buttons and keys. */
export function PreviewDialog({ file, onClose }: { file: LessonFile; onClose: () => void }) {
  const preview = useQuery(previewQuery(file.id));
  const [page, setPage] = useState(1);
  const [fitsWidth, setFitsWidth] = useState(false);
  const { state, pages = [], pageCount = 0, isCoverOnly = false } = preview.data ?? {};
  const turn = (event: KeyboardEvent) => {
    const target = turnPage(event.key, page, pages.length);
    if (target === null) return;
    event.preventDefault();
    setPage(target);
  };
  return (
    <Viewer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={file.originalName}
      actions={<DownloadAction file={file} />}
      onKeyDown={turn}
      footer={
        state === 'ready' && (
          <PreviewBar
            page={page}
            shown={pages.length}
            count={pageCount}
            isCoverOnly={isCoverOnly}
            fitsWidth={fitsWidth}
            onPage={setPage}
            onFit={() => setFitsWidth(!fitsWidth)}
          />
        )
      }
    >
      {state === 'ready' ? (
        <PreviewStage file={file} pages={pages} page={page} fitsWidth={fitsWidth} />
      ) : (
        <div className="grid min-h-0 flex-1 place-content-center overflow-auto bg-paper-2 p-5 *:min-w-0">
          <NoPages preview={preview} />
        </div>
      )}
    </Viewer>
  );
}

function NoPages({ preview }: { preview: UseQueryResult<Preview> }) {
  const { data, error, isFetching, refetch } = preview;
  if (data?.state === 'none') {
    return (
      <EmptyState
        drawing="torn-page"
        title={PREVIEW_TEXTS.none}
        text={data.reason ?? PREVIEW_TEXTS.noneText}
        headingLevel={3}
      />
    );
  }
  if (data) {
    return (
      <div role="status" className="text-center">
        <PageBone />
        <p className="mt-5 font-bold">{PREVIEW_TEXTS.making}</p>
        <p className="smaller text-ink-2">{PREVIEW_TEXTS.makingText}</p>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorPanel
        title={PREVIEW_TEXTS.failed}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <PageBone />;
}

function DownloadAction({ file }: { file: LessonFile }) {
  const download = useDownload();
  return (
    <Button variant="outline" size="m" onClick={() => download.mutate(file)} isBusy={download.isPending}>
      <Download size={20} aria-hidden="true" />
      <span className="max-sm:sr-only">{PREVIEW_TEXTS.download}</span>
    </Button>
  );
}

/** Turns the pages and changes how large they are. Keys do the same. */
function PreviewBar({
  page,
  shown,
  count,
  isCoverOnly,
  fitsWidth,
  onPage,
  onFit,
}: {
  page: number;
  /** Pages that can be looked at; `count` has those that cannot, too. */
  shown: number;
  count: number;
  /** There is a small picture of the first page alone. */
  isCoverOnly: boolean;
  fitsWidth: boolean;
  onPage: (page: number) => void;
  onFit: () => void;
}) {
  const isFirst = page <= 1;
  const isLast = page >= shown;
  if (isCoverOnly) {
    return <p className="smaller py-2.5 text-center text-ink-2">{PREVIEW_TEXTS.coverOnly}</p>;
  }
  return (
    <>
      <div className="flex items-center justify-center gap-2">
        <IconButton
          label={PREVIEW_TEXTS.previous}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onPage(page - 1)}
        />
        <p className="num min-w-36 text-center font-medium" role="status">
          {PREVIEW_TEXTS.place(page, count)}
        </p>
        <IconButton
          label={PREVIEW_TEXTS.next}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onPage(page + 1)}
        />
        <IconButton
          label={fitsWidth ? PREVIEW_TEXTS.fitPage : PREVIEW_TEXTS.fitWidth}
          icon={
            fitsWidth ? (
              <FileText size={20} aria-hidden="true" />
            ) : (
              <MoveHorizontal size={20} aria-hidden="true" />
            )
          }
          onClick={onFit}
        />
      </div>
      {isLast && shown < count && (
        <p className="smaller mt-1 text-center text-ink-2">{PREVIEW_TEXTS.cut(shown)}</p>
      )}
    </>
  );
}
