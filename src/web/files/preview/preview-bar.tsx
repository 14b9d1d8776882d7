import { ChevronLeft, ChevronRight, FileText, MoveHorizontal } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PREVIEW_TEXTS } from './preview-texts.ts';

/** Turns the pages and changes how large they are. Keys do the same. */
export function PreviewBar({
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
    return <p className="menor py-2.5 text-center text-tinta-2">{PREVIEW_TEXTS.coverOnly}</p>;
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
        <p className="menor mt-1 text-center text-tinta-2">{PREVIEW_TEXTS.cut(shown)}</p>
      )}
    </>
  );
}
