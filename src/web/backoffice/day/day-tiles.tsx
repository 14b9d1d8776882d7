import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { adminStats } from '#shared/backoffice/backoffice.contract.ts';
import type { getDay } from '#shared/backoffice/day.contract.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { ENOUGH_RATINGS } from '#shared/production/ratings.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { formatNumber } from '#shared/text/format.ts';
import { revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import { changeInPercent, longMonth, totalOf } from '#web/backoffice/financial/revenue/revenue-figures.ts';
import { FigureTile, TILES, TileSkeleton } from '#web/backoffice/parts/figure-tile.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { dayQuery, statsQuery } from '#web/backoffice/parts/stats-queries.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS, TILE_TEXTS } from './admin-texts.ts';

type Stats = ResponseOf<typeof adminStats>;
type Day = ResponseOf<typeof getDay>;
/** Keeps the place of a note whose call is still on its way. */
const NOTE_SKELETON = <Skeleton className="inline-block! h-[.8em] w-20 max-w-full" />;

/** The figures of the house, all of them measured. */
export function DayTiles() {
  const stats = useQuery(statsQuery());
  const day = useQuery(dayQuery()).data;
  return (
    <QueryPart
      query={stats}
      error={ADMIN_TEXTS.statsError}
      loading={ADMIN_TEXTS.loading}
      skeleton={<TileSkeleton />}
    >
      {(data) => (
        <ul className={TILES}>
          <RevenueTile total={data.revenue} />
          <FigureTile
            label={TILE_TEXTS.today}
            value={formatNumber(data.today)}
            note={day ? TILE_TEXTS.booklets(day.bookletsToday) : NOTE_SKELETON}
          />
          <FigureTile
            label={TILE_TEXTS.pendingPayment}
            value={formatNumber(data.pendingPayment)}
            note={day ? formatTileReais(day.pendingReais) : NOTE_SKELETON}
          />
          <FigureTile
            label={TILE_TEXTS.inProduction}
            value={formatNumber(data.inProduction)}
            note={<DueNote stats={data} />}
          />
          <FigureTile
            label={TILE_TEXTS.completed}
            value={formatNumber(data.completed)}
            note={TILE_TEXTS.ofOrders(data.total)}
          />
          <SatisfactionTile share={data.satisfaction} ratings={day?.ratings} />
        </ul>
      )}
    </QueryPart>
  );
}

function RevenueTile({ total }: { total: number }) {
  const { data: revenue, isPending } = useQuery(revenueQuery());
  const [before, now] = [revenue?.months.at(-2), revenue?.months.at(-1)];
  const change = now && before ? changeInPercent(totalOf(before), totalOf(now)) : null;
  return (
    <FigureTile
      label={TILE_TEXTS.revenue(now ? longMonth(now.month) : '')}
      value={now ? formatTileReais(totalOf(now)) : <Skeleton className="h-6 w-24" />}
      note={
        // As high as its skeleton: a house without a month to compare with says less.
        <div className="max-sm:min-h-[3lh]">
          {isPending && (
            <p>
              <Skeleton className="inline-block! h-[.8em] w-28 max-w-full" />
            </p>
          )}
          {change !== null && before && <p>{TILE_TEXTS.versus(change, longMonth(before.month))}</p>}
          <p>{TILE_TEXTS.revenueTotal(formatTileReais(total))}</p>
        </div>
      }
    />
  );
}

function DueNote({ stats: { overdue, dueSoon } }: { stats: Stats }) {
  if (overdue === 0) return dueSoon > 0 ? TILE_TEXTS.dueSoon(dueSoon) : TILE_TEXTS.nothingDue;
  return (
    <Link
      to="/admin-functional"
      search={{ prazo: 'atrasado' }}
      className="inline-flex min-h-11 items-center font-bold text-error-t underline underline-offset-3 lg:min-h-0"
    >
      {TILE_TEXTS.overdue(overdue)}
    </Link>
  );
}

/** A share once there are enough ratings to tell; until then the goal. */
function SatisfactionTile({ share, ratings }: { share: number | null; ratings: Day['ratings'] | undefined }) {
  const given = ratings?.count ?? 0;
  if (share === null) {
    return (
      <FigureTile
        label={TILE_TEXTS.goal}
        value={TILE_TEXTS.goalValue(given, ENOUGH_RATINGS)}
        note={TILE_TEXTS.goalNote}
      />
    );
  }
  return (
    <FigureTile
      label={TILE_TEXTS.satisfaction}
      value={`${wholePercent(share)}%`}
      note={ratings ? TILE_TEXTS.ratings(formatNumber(given)) : NOTE_SKELETON}
    />
  );
}
