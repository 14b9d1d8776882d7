import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** How what was delivered was found, the best first; `stars` begins with one. */
export function StarsCard({ stars }: { stars: readonly number[] }) {
  return (
    <div className="cartao p-5">
      <h3 className="mb-4 text-[1.125rem] font-bold">{OVERVIEW_TEXTS.byStars}</h3>
      <BarRows
        rows={stars
          .map((value, index) => ({
            id: String(index),
            label: OVERVIEW_TEXTS.starCount(index + 1),
            value,
            text: formatNumber(value),
          }))
          .reverse()}
      />
    </div>
  );
}
