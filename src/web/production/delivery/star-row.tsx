import { Star } from 'lucide-react';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { RATING_TEXTS } from './received-texts.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** How many of five stars were given. */
export function StarRow({ stars, size = 22 }: { stars: number; size?: number }) {
  return (
    <span className="inline-flex gap-0.5 text-warning-t" role="img" aria-label={RATING_TEXTS.given(stars)}>
      {STARS.map((star) => (
        <Star
          key={star}
          size={size}
          className={star <= stars ? 'fill-yellow' : 'fill-none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

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
