import type { UseQueryResult } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { LATER_TEXTS } from '#web/analysis/stage-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { LatestDelivery } from '#web/production/delivery/latest-delivery.tsx';
import { RECEIVED_TEXTS } from '#web/production/delivery/received-texts.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

/** The latest delivery, its skeleton, or why it cannot be shown. */
export function DeliveryPart({
  lesson,
  rounds,
  isBesideWall,
  onChanged,
}: {
  lesson: Lesson;
  rounds: UseQueryResult<Delivery[]>;
  /** The slides or pages that were handed over stand above. */
  isBesideWall: boolean;
  onChanged: () => void;
}) {
  const latest = rounds.data?.[0];
  // Ended by an admin's hand: whatever rounds there were, none was handed over.
  if (lesson.completedAt === null) {
    return (
      <section className="card card-raised p-5 md:p-8">
        <h2 className="text-[1.5rem]">{RECEIVED_TEXTS.closedTitle}</h2>
        <p className="mt-2">{RECEIVED_TEXTS.closedText}</p>
      </section>
    );
  }
  if (latest) return <LatestDelivery {...{ lesson, isBesideWall }} delivery={latest} onRated={onChanged} />;
  if (rounds.data) {
    // Completed by an admin's hand, without a production.
    return (
      <section className="card card-raised p-5 md:p-8">
        <h2 className="text-[1.5rem]">{LATER_TEXTS.completed.title}</h2>
        <p className="mt-2">{RECEIVED_TEXTS.noFile}</p>
      </section>
    );
  }
  if (rounds.error) {
    return (
      <ErrorPanel
        title={RECEIVED_TEXTS.loadError}
        message={messageOf(rounds.error)}
        onRetry={() => void rounds.refetch()}
        isRetrying={rounds.isFetching}
      />
    );
  }
  return (
    <div className="card card-raised p-5 md:p-8">
      <LoadingArea label={RECEIVED_TEXTS.loading}>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="mt-5 h-20 w-full" />
        <Skeleton className="mt-5 h-72 w-full" />
      </LoadingArea>
    </div>
  );
}
