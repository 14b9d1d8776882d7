import type { Delivery } from '#shared/production/production.schemas.ts';
import { RATING_TEXTS } from '#web/production/delivery/received-texts.ts';
import { StarRow } from './star-row.tsx';

/** The rating a delivery got, with its comment. */
export function GivenRating({ rating: { stars, comment } }: { rating: NonNullable<Delivery['rating']> }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{RATING_TEXTS.own}</span>
        <StarRow stars={stars} />
      </p>
      {comment && (
        <p className="mt-1 max-w-[70ch] leading-snug whitespace-pre-wrap wrap-anywhere">{comment}</p>
      )}
    </div>
  );
}
