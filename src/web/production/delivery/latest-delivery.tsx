import { type RefObject, useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatDate } from '#shared/text/format.ts';
import { CheerCard } from '#web/ui/cheer-card.tsx';
import { DeliveryFiles } from './delivery-files.tsx';
import { QuotedText } from './quoted-text.tsx';
import { RatingForm } from './rating-form.tsx';
import { RECEIVED_TEXTS as TEXTS } from './received-texts.ts';
import { GivenRating } from './star-row.tsx';

/** What was handed over last: the file, what the editor says of it, and how it was found. */
export function LatestDelivery({
  lesson: { id, allowedActions },
  delivery,
  isBesideWall = false,
  onRated,
}: {
  lesson: Pick<Lesson, 'id' | 'allowedActions'>;
  delivery: Delivery;
  /** The slides or pages stand above, with the joy of having them and the first download. */
  isBesideWall?: boolean;
  onRated: () => void;
}) {
  const { round, deliveredAt, revisionText, editorNotes, rating } = delivery;
  const given = useRef<HTMLDivElement>(null);
  useFocusWhenTrue(rating !== null, given);
  return (
    <section className="card card-raised overflow-clip">
      {isBesideWall ? (
        <h2 className="px-5 pt-5 text-[1.5rem] md:px-8 md:pt-8">{TEXTS.files}</h2>
      ) : (
        <CheerCard title={round > 1 ? TEXTS.readyAgain : TEXTS.ready}>
          {deliveredAt && (
            <>
              {TEXTS.deliveredOn} <span className="num font-medium">{formatDate(deliveredAt)}</span>,{' '}
            </>
          )}
          {TEXTS.version(round)}
        </CheerCard>
      )}
      <div className="grid gap-5 p-5 md:p-8">
        <DeliveryFiles lessonId={id} delivery={delivery} isMain={!isBesideWall} whyClosed={TEXTS.noFile} />
        {revisionText && <QuotedText title={TEXTS.asked} text={revisionText} />}
        {editorNotes && <QuotedText title={TEXTS.notes} text={editorNotes} />}
        {rating && (
          <div ref={given} tabIndex={-1} className="border-t border-border pt-5">
            <GivenRating rating={rating} />
          </div>
        )}
        {!rating && allowedActions.includes('rate') && (
          <div className="border-t border-border pt-5">
            <RatingForm key={round} lessonId={id} onRated={onRated} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The form that was sent is gone and took the focus with it: it goes on to what stands in its place. */
function useFocusWhenTrue(isTrue: boolean, element: RefObject<HTMLElement | null>): void {
  const wasTrue = useRef(isTrue);
  useEffect(() => {
    if (isTrue && !wasTrue.current && document.activeElement === document.body) element.current?.focus();
    wasTrue.current = isTrue;
  }, [isTrue, element]);
}
