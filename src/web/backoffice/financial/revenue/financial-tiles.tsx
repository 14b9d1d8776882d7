import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatReais } from '#shared/money.ts';
import { formatNumber, formatRelativeDay } from '#shared/text/format.ts';
import { booksQuery, refundsQuery, revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import type { FinancialPart } from '#web/backoffice/financial/financial-search.ts';
import { TILE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { FigureTile } from '#web/backoffice/parts/figure-tile.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { changeInPercent, longMonth, type Revenue, totalOf } from './revenue-figures.ts';

const SKELETON = <Skeleton className="h-7 w-24" />;

/** Four figures that say at once whether all is well. They keep their size while they come. */
export function FinancialTiles({ onOpen }: { onOpen: (part: FinancialPart) => void }) {
  const revenue = useQuery(revenueQuery());
  const books = useQuery(booksQuery());
  const failed = useInfiniteQuery(refundsQuery('failed'));
  const error = revenue.error ?? books.error;
  if (error) {
    return (
      <ErrorPanel
        title={TILE_TEXTS.error}
        message={messageOf(error)}
        onRetry={() => void Promise.all([revenue.refetch(), books.refetch()])}
        isRetrying={revenue.isFetching || books.isFetching}
      />
    );
  }
  const failures = failed.data?.pages[0]?.total ?? 0;
  const open = books.data?.open ?? 0;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <ReceivedTile revenue={revenue.data} />
      <Tile
        label={TILE_TEXTS.refunded}
        value={revenue.data && formatSum(revenue.data.refunded)}
        note={TILE_TEXTS.refundedNote}
      />
      <Tile
        label={TILE_TEXTS.owed}
        value={revenue.data && formatSum(revenue.data.owed)}
        note={TILE_TEXTS.owedNote}
        {...(failures > 0 && {
          alarm: { text: TILE_TEXTS.failed(failures), open: () => onOpen('reembolsos') },
        })}
      />
      <Tile
        label={TILE_TEXTS.differences}
        value={books.data && formatNumber(open)}
        note={books.data ? describeComparison(books.data.comparedAt) : <>&nbsp;</>}
        {...(open > 0 && { alarm: { text: TILE_TEXTS.lookInto, open: () => onOpen('diferencas') } })}
      />
    </ul>
  );
}

function ReceivedTile({ revenue }: { revenue: Revenue | undefined }) {
  const now = revenue?.months.at(-1);
  const before = revenue?.months.at(-2);
  const change = now && before ? changeInPercent(totalOf(before), totalOf(now)) : null;
  return (
    <Tile
      label={TILE_TEXTS.received(now ? longMonth(now.month) : '')}
      value={now && formatSum(totalOf(now))}
      note={
        change !== null && before ? TILE_TEXTS.versus(change, longMonth(before.month)) : TILE_TEXTS.noVersus
      }
    />
  );
}

function Tile({
  label,
  value,
  note,
  alarm,
}: {
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** Said in place of the note where a person must act, and what leads there. */
  alarm?: { text: string; open: () => void };
}) {
  return (
    <FigureTile
      label={label}
      value={value ?? SKELETON}
      note={
        alarm ? (
          <button
            type="button"
            onClick={alarm.open}
            className="inline-flex min-h-11 items-center font-bold text-error-t underline underline-offset-3 lg:min-h-6"
          >
            {alarm.text}
          </button>
        ) : (
          note
        )
      }
    />
  );
}

const describeComparison = (at: string | null): string =>
  at ? TILE_TEXTS.compared(formatRelativeDay(at)) : TILE_TEXTS.neverCompared;

/** To the cent as far as a tile has room for it; the table below has every figure whole. */
const formatSum = (reais: number): string =>
  Math.abs(reais) < 1_000_000 ? formatReais(reais) : formatTileReais(reais);
