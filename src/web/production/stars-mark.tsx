import { Star } from 'lucide-react';
import { LOW_UNTIL_STARS } from '#shared/production/ratings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PRODUCTION_TEXTS } from './production-texts.ts';

/** The stars that the latest delivery got; a low rating stands out. */
export function StarsMark({ stars }: { stars: number }) {
  return (
    <Chip tone={stars <= LOW_UNTIL_STARS ? 'error' : 'neutral'} icon={<Star aria-hidden="true" />}>
      {PRODUCTION_TEXTS.stars(stars)}
    </Chip>
  );
}
