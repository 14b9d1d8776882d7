import { Star } from 'lucide-react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

const mean = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How the latest deliveries were found, with how many ratings that is taken from. */
export function AverageRating({ editor }: { editor: Pick<EditorLoad, 'averageRating' | 'ratings'> }) {
  const { averageRating, ratings } = editor;
  if (averageRating === null) return <span className="menor text-tinta-2">{TEXTS.notRated}</span>;
  return (
    <span className="leading-snug">
      <span className="num inline-flex items-center gap-1 font-bold">
        <Star size={16} className="text-aviso-t" aria-hidden="true" />
        {mean.format(averageRating)}
      </span>
      <span className="menor block text-tinta-2">{TEXTS.ofRatings(ratings)}</span>
    </span>
  );
}
