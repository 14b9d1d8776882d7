import { useId } from 'react';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { CardBones } from '#web/production/card-skeleton.tsx';
import { STAGE_ICONS } from '#web/production/production-status-chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { MoreButton } from '#web/production/worklist/more-button.tsx';
import { ProductionCard } from '#web/production/worklist/production-card.tsx';
import type { Column } from './use-column.ts';

/** The productions of one stage, the most urgent first. `isAlone`: a tab above it names it. */
export function DeskColumn({
  column,
  unreadOf,
  emptyText,
  isAlone = false,
}: {
  column: Column;
  unreadOf: (lessonId: string) => number;
  emptyText: string;
  isAlone?: boolean;
}) {
  const id = useId();
  const { status, pages, productions, total } = column;
  const Icon = STAGE_ICONS[status];
  return (
    <section aria-labelledby={id} aria-busy={pages.isFetching} data-column>
      <div
        className={isAlone ? 'sr-only' : 'sticky top-0 z-1 mb-1 flex items-center gap-2 bg-fundo px-1 py-2'}
      >
        <Icon size={18} className="text-acao" aria-hidden="true" />
        <h2 id={id} className="text-[1.125rem] font-bold">
          {PRODUCTION_STATUSES[status].label}
        </h2>
        {pages.isSuccess && <span className="contagem">{total}</span>}
      </div>
      {pages.isPending && <CardBones label={DESK_TEXTS.loading} />}
      {pages.isError && !pages.isFetchNextPageError && productions.length === 0 && (
        <ErrorPanel
          title={DESK_TEXTS.listError}
          message={messageOf(pages.error)}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      )}
      {pages.isSuccess && productions.length === 0 && (
        <p className="rounded-cartao border border-dashed border-borda-forte px-4 py-6 text-center text-tinta-2">
          {emptyText}
        </p>
      )}
      <ul className={`grid gap-3 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}>
        {productions.map((production) => (
          <li key={production.id}>
            <ProductionCard production={production} unread={unreadOf(production.lesson.id)} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} className="mt-2 w-full" />
    </section>
  );
}
