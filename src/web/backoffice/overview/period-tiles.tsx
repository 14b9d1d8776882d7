import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { FigureTile, TILES } from '#web/backoffice/parts/figure-tile.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** What was ordered and handed over in the period; what cannot be told yet is said so. */
export function PeriodTiles({ overview: { orders, deliveries, ratings } }: { overview: Overview }) {
  const { punctuality, averageDays } = deliveries;
  return (
    <ul className={TILES}>
      <FigureTile
        label={OVERVIEW_TEXTS.orders}
        value={formatNumber(orders.total)}
        note={OVERVIEW_TEXTS.ordersNote(orders.paid, orders.cancelled)}
      />
      <FigureTile
        label={OVERVIEW_TEXTS.ordered}
        value={formatTileReais(orders.reais)}
        note={OVERVIEW_TEXTS.orderedNote}
      />
      <FigureTile
        label={OVERVIEW_TEXTS.deliveries}
        value={formatNumber(deliveries.total)}
        note={OVERVIEW_TEXTS.revisions(deliveries.revisions)}
      />
      <FigureTile
        label={OVERVIEW_TEXTS.averageTime}
        value={averageDays === null ? <Unknown /> : OVERVIEW_TEXTS.averageDays(averageDays)}
        note={averageDays === null ? OVERVIEW_TEXTS.noneNote : OVERVIEW_TEXTS.averageNote}
      />
      <FigureTile
        label={OVERVIEW_TEXTS.punctuality}
        value={punctuality === null ? <Unknown /> : `${wholePercent(punctuality)}%`}
        note={punctuality === null ? OVERVIEW_TEXTS.noneNote : OVERVIEW_TEXTS.punctualityNote}
      />
      <FigureTile
        label={OVERVIEW_TEXTS.ratings}
        value={ratings.average === null ? <Unknown /> : OVERVIEW_TEXTS.stars(ratings.average)}
        note={ratings.count === 0 ? OVERVIEW_TEXTS.noneNote : OVERVIEW_TEXTS.ratingsCount(ratings.count)}
      />
    </ul>
  );
}

const Unknown = () => <span className="text-[1.125rem] font-bold text-tinta-2">{OVERVIEW_TEXTS.none}</span>;
