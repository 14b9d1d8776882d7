import { Star } from 'lucide-react';
import { RATING_TEXTS } from '#web/production/delivery/received-texts.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** How many of five stars were given. */
export function StarRow({ stars, size = 22 }: { stars: number; size?: number }) {
  return (
    <span className="inline-flex gap-0.5 text-aviso-t" role="img" aria-label={RATING_TEXTS.given(stars)}>
      {STARS.map((star) => (
        <Star
          key={star}
          size={size}
          className={star <= stars ? 'fill-amarelo' : 'fill-none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
