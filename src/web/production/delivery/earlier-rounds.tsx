import { ChevronDown, History } from 'lucide-react';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatDate } from '#shared/text/format.ts';
import { DeliveryFiles } from './delivery-files.tsx';
import { QuotedText } from './quoted-text.tsx';
import { RECEIVED_TEXTS as TEXTS } from './received-texts.ts';
import { GivenRating } from './star-row.tsx';

/** What was delivered before, the latest first; folded, but not while a revision is made: then it is what there is. */
export function EarlierRounds({
  lessonId,
  rounds,
  isRevising,
}: {
  lessonId: string;
  rounds: readonly Delivery[];
  isRevising: boolean;
}) {
  if (rounds.length === 0) return null;
  return (
    <details className="card" open={isRevising}>
      <summary className="flex min-h-14 items-center gap-3 px-5 py-4 md:px-8">
        <History size={20} className="text-action" aria-hidden="true" />
        <strong className="flex-1">
          {isRevising && rounds.length === 1 ? TEXTS.current : TEXTS.earlier(rounds.length)}
        </strong>
        <ChevronDown size={20} className="fold-arrow" aria-hidden="true" />
      </summary>
      <ul className="grid gap-6 px-5 pb-6 md:px-8">
        {rounds.map((delivery) => (
          <li key={delivery.round} className="grid gap-3 border-t border-border pt-5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong>{TEXTS.version(delivery.round)}</strong>
              {delivery.deliveredAt && (
                <span className="text-ink-2">
                  {TEXTS.deliveredOn}{' '}
                  <span className="num font-medium">{formatDate(delivery.deliveredAt)}</span>
                </span>
              )}
            </p>
            <DeliveryFiles lessonId={lessonId} delivery={delivery} whyClosed={TEXTS.noFile} />
            {delivery.revisionText && <QuotedText title={TEXTS.asked} text={delivery.revisionText} />}
            {delivery.editorNotes && <QuotedText title={TEXTS.notes} text={delivery.editorNotes} />}
            {delivery.rating && <GivenRating rating={delivery.rating} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
