import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CLIENTS_PER_PAGE } from '#web/backoffice/lessons/client-queries.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** No client at all, or none that the filter lets through. */
export function NoClients({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="cartao">
      {isFiltered ? (
        <EmptyState
          drawing="search"
          title={LIST_TEXTS.noMatch}
          text={LIST_TEXTS.noMatchText}
          headingLevel={2}
        />
      ) : (
        <EmptyState drawing="folder" title={LIST_TEXTS.none} text={LIST_TEXTS.noneText} headingLevel={2} />
      )}
    </div>
  );
}

/** Which clients are shown, and the way to those before and after. */
export function ClientPager({
  page,
  shown,
  total,
  isBusy,
  onPrevious,
  onNext,
}: {
  /** Counted from 0. */
  page: number;
  shown: number;
  total: number;
  isBusy: boolean;
  /** Absent on the first page. */
  onPrevious: (() => void) | undefined;
  /** Absent on the last page. */
  onNext: (() => void) | undefined;
}): ReactNode {
  const first = page * CLIENTS_PER_PAGE + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="num text-tinta-2" role="status">
        {LIST_TEXTS.range(first, first + shown - 1, Math.max(total, first + shown - 1))}
      </p>
      {(onPrevious || onNext) && (
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            variant="neutral"
            size="d"
            onClick={onPrevious}
            disabled={!onPrevious}
            aria-disabled={isBusy}
          >
            <ChevronLeft size={18} aria-hidden="true" />
            {LIST_TEXTS.previous}
          </Button>
          <Button variant="neutral" size="d" onClick={onNext} disabled={!onNext} aria-disabled={isBusy}>
            {LIST_TEXTS.next}
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
