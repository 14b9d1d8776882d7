import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatDate } from '#web/platform/format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DELIVERY_TEXTS as TEXTS } from './completed-texts.ts';
import { DeliveryFile } from './delivery-file.tsx';
import { GivenRating } from './given-rating.tsx';
import { QuotedText } from './quoted-text.tsx';
import { RatingForm } from './rating-form.tsx';

/** What was handed over last: the file, what the editor says of it, and how it was found. */
export function LatestDelivery({
  lesson: { id, allowedActions },
  delivery,
  onRated,
}: {
  lesson: Pick<Lesson, 'id' | 'allowedActions'>;
  delivery: Delivery;
  onRated: () => void;
}) {
  const { round, deliveredAt, revisionText, editorNotes, rating } = delivery;
  const given = useRef<HTMLDivElement>(null);
  useFocusWhenTrue(rating !== null, given);
  return (
    <section className="cartao cartao-erguido grid gap-5 p-5 md:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="flex items-center gap-2.5 text-[1.5rem] md:text-[1.75rem]">
            <CircleCheck size={26} className="shrink-0 text-ok-t" aria-hidden="true" />
            {round > 1 ? TEXTS.readyAgain : TEXTS.ready}
          </h2>
          {deliveredAt && (
            <p className="mt-1 text-tinta-2">
              {TEXTS.deliveredOn} <span className="num font-medium">{formatDate(deliveredAt)}</span>
            </p>
          )}
        </div>
        <Chip tone="neutro">{TEXTS.version(round)}</Chip>
      </div>
      <DeliveryFile delivery={delivery} isMain whyClosed={TEXTS.noFile} />
      {revisionText && <QuotedText title={TEXTS.asked} text={revisionText} />}
      {editorNotes && <QuotedText title={TEXTS.notes} text={editorNotes} />}
      {rating && (
        <div ref={given} tabIndex={-1} className="border-t border-borda pt-5">
          <GivenRating rating={rating} />
        </div>
      )}
      {!rating && allowedActions.includes('rate') && (
        <div className="border-t border-borda pt-5">
          <RatingForm key={round} lessonId={id} onRated={onRated} />
        </div>
      )}
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
