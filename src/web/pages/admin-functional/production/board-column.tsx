import { CircleCheck, Hourglass, Inbox, PencilRuler } from 'lucide-react';
import { useId } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { CardBones } from '#web/production/card-skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { BoardCard, type CardActions } from '#web/backoffice/board/board-card.tsx';
import { STAGE_NAMES, BOARD_TEXTS as TEXTS } from '#web/backoffice/board/board-texts.ts';
import type { Column } from './use-column.ts';

const ICONS = {
  waiting: Hourglass,
  assigned: Inbox,
  in_progress: PencilRuler,
  completed: CircleCheck,
} as const;

/** The lessons of one stage. `isAlone`: a tab above it names it. */
export function BoardColumn({
  column: { stage, pages, cards, total },
  emptyText,
  isAlone = false,
  ...actions
}: CardActions & { column: Column; emptyText: string; isAlone?: boolean }) {
  const id = useId();
  const Icon = ICONS[stage];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div
        className={isAlone ? 'sr-only' : 'sticky top-0 z-2 mb-1 flex items-center gap-2 bg-fundo px-1 py-2'}
      >
        <Icon size={18} className="text-acao" aria-hidden="true" />
        <h2 id={id} className="text-[1.125rem]">
          {STAGE_NAMES[stage]}
        </h2>
        {pages.data && <span className="contagem">{TEXTS.count(total)}</span>}
      </div>
      {pages.isPending && <CardBones label={TEXTS.loading} />}
      {pages.isError && (
        <div className="mb-3">
          <ErrorPanel
            title={TEXTS.error}
            message={messageOf(pages.error)}
            onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
            isRetrying={pages.isFetching}
          />
        </div>
      )}
      {pages.data && cards.length === 0 && (
        <p className="rounded-cartao border border-dashed border-borda-forte px-4 py-6 text-center text-tinta-2">
          {emptyText}
        </p>
      )}
      <ul className={`grid gap-3 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <BoardCard card={card} stage={stage} {...actions} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="text"
          size="d"
          className="mt-2 w-full"
          onClick={() => void pages.fetchNextPage()}
          isBusy={pages.isFetchingNextPage}
          busyLabel={TEXTS.loadingMore}
        >
          {TEXTS.more}
          <span className="sr-only">: {STAGE_NAMES[stage]}</span>
        </Button>
      )}
    </section>
  );
}
