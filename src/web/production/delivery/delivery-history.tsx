import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { DeliveryReportPart } from './delivery-report.tsx';
import { DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';

/** Every round of a lesson, the latest first: what was asked for, handed over and how it was found. */
export function DeliveryHistory({
  lessonId,
  download,
}: {
  lessonId: string;
  /** The way to the final file of a round. */
  download: (file: { url: string; name: string }) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(lessonId));
  if (data) {
    return (
      <ol className="grid gap-4">
        {data.map((delivery) => (
          <Round key={delivery.round} delivery={delivery} download={download} />
        ))}
      </ol>
    );
  }
  if (error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <LoadingArea label={TEXTS.loading}>
      <Skeleton className="h-24" />
    </LoadingArea>
  );
}

function Round({
  delivery: { round, revisionText, deliveredAt, deliveryUrl, fileName, editorNotes, rating, report },
  download,
}: {
  delivery: Delivery;
  download: (file: { url: string; name: string }) => ReactNode;
}) {
  return (
    <li className="grid gap-1.5 border-l-2 border-border pl-3">
      <h3 className="font-text leading-snug font-bold tracking-normal">
        {TEXTS.round(round)}
        <span className="smaller ml-2 font-normal text-ink-2">
          {deliveredAt ? (
            <>
              {TEXTS.deliveredOn} <span className="num">{formatDateTime(deliveredAt)}</span>
            </>
          ) : (
            TEXTS.inWork
          )}
        </span>
      </h3>
      {revisionText && <Said name={TEXTS.asked}>{revisionText}</Said>}
      {deliveredAt && editorNotes && <Said name={TEXTS.notesName}>{editorNotes}</Said>}
      {deliveryUrl && fileName && download({ url: deliveryUrl, name: fileName })}
      {report && <DeliveryReportPart report={report} />}
      {deliveredAt && !deliveryUrl && <p className="smaller text-ink-2">{TEXTS.fileGone}</p>}
      {deliveredAt &&
        (rating ? (
          <p className="wrap-anywhere">
            <Star
              size={16}
              className="mr-1 inline-block -translate-y-px fill-yellow text-ink"
              aria-hidden="true"
            />
            <strong>{TEXTS.rating(rating.stars)}</strong>
            {rating.comment && <span className="whitespace-pre-line">: {rating.comment}</span>}
          </p>
        ) : (
          <p className="smaller text-ink-2">{TEXTS.noRating}</p>
        ))}
    </li>
  );
}

function Said({ name, children }: { name: string; children: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      <span className="text-ink-2">{name}: </span>
      {children}
    </p>
  );
}
