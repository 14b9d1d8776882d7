import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { DELIVERY_TYPES, SERVICE_TYPES } from '#shared/catalog/catalog.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { formatNumber } from '#shared/text/format.ts';
import { FigureTile, TILES, TileSkeleton } from '#web/backoffice/parts/figure-tile.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { overviewQuery } from '#web/backoffice/parts/stats-queries.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DraftFiguresCard } from './draft-figures.tsx';
import { EditorsLoad } from './editors-load.tsx';
import { ShareCard, StarsCard, StatusCard, SystemCard } from './overview-cards.tsx';
import { DEFAULT_PERIOD, firstDayOf, type OverviewSearch, PERIODS, type Period } from './overview-search.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

const DELIVERY_NAMES = Object.fromEntries(
  Object.entries(DELIVERY_TYPES).map(([name, { label }]) => [name, label]),
);
/** Cards keep their own height: three columns of about the same. */
const COLUMN = 'grid content-start gap-4 min-w-0';

/** How the house did over a period, and how it stands: orders, deliveries, ratings, editors, the system. */
export function OverviewTab({
  search,
  onChange,
}: {
  search: OverviewSearch;
  onChange: (change: { periodo: string }) => void;
}) {
  const period = search.periodo ?? DEFAULT_PERIOD;
  const query = useQuery(overviewQuery(firstDayOf(period)));
  return (
    <section aria-labelledby="visao-geral-titulo">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="visao-geral-titulo" className="text-[1.375rem]">
          {OVERVIEW_TEXTS.title}
        </h2>
        <PeriodField value={period} onChange={(periodo) => onChange({ periodo })} />
      </div>
      <QueryPart
        query={query}
        error={OVERVIEW_TEXTS.error}
        loading={OVERVIEW_TEXTS.loading}
        skeleton={
          <div className="grid gap-4">
            <TileSkeleton />
            <div className="grid gap-4 lg:grid-cols-3">
              <Skeleton className="h-96 rounded-card" />
              <Skeleton className="h-96 rounded-card max-lg:hidden" />
              <Skeleton className="h-96 rounded-card max-lg:hidden" />
            </div>
          </div>
        }
      >
        {(overview) => (
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
            aria-busy={query.isFetching}
          >
            <PeriodTiles overview={overview} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
              <div className={COLUMN}>
                <ShareCard
                  title={OVERVIEW_TEXTS.service}
                  shares={overview.orders.byService}
                  names={SERVICE_TYPES}
                />
                <ShareCard
                  title={OVERVIEW_TEXTS.format}
                  shares={overview.orders.byFormat}
                  names={OUTPUT_FORMATS}
                />
                <EditorsLoad />
              </div>
              <div className={COLUMN}>
                <ShareCard
                  title={OVERVIEW_TEXTS.delivery}
                  shares={overview.orders.byDelivery}
                  names={DELIVERY_NAMES}
                />
                <StatusCard statuses={overview.statuses} />
              </div>
              <div className={COLUMN}>
                <StarsCard stars={overview.ratings.stars} />
                <SystemCard system={overview.system} />
              </div>
            </div>
            <DraftFiguresCard from={firstDayOf(period)} />
          </div>
        )}
      </QueryPart>
    </section>
  );
}

/** Which days are looked at; stands in the address. */
function PeriodField({ value, onChange }: { value: Period; onChange: (period: string) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5 max-sm:w-full">
      <label htmlFor={id} className="smaller text-ink-2">
        {OVERVIEW_TEXTS.period}
      </label>
      <select
        id={id}
        className="field max-sm:flex-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {(Object.keys(PERIODS) as Period[]).map((period) => (
          <option key={period} value={period}>
            {PERIODS[period].label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What was ordered and handed over in the period; what cannot be told yet is said so. */
function PeriodTiles({ overview: { orders, deliveries, ratings } }: { overview: Overview }) {
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

const Unknown = () => <span className="text-[1.125rem] font-bold text-ink-2">{OVERVIEW_TEXTS.none}</span>;
