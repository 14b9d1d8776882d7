import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { getDay } from '#shared/backoffice/day.contract.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { dayQuery } from '#web/backoffice/parts/stats-queries.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS } from './admin-texts.ts';

/** A list of the day under its name, with the way to all of what it shows the first of. */
export function DayList({
  title,
  all,
  seeAll,
  children,
}: {
  title: string;
  /** Where all of them are. */
  all: Pick<LinkProps, 'to' | 'search'>;
  /** What that link is heard as. */
  seeAll: string;
  children: (day: ResponseOf<typeof getDay>) => ReactNode;
}) {
  const id = useId();
  return (
    <section className="card min-w-0 overflow-clip" aria-labelledby={id}>
      <div className="flex min-h-12 items-center gap-3 border-b border-border px-5">
        <h2 id={id} className="flex-1 text-[1.125rem] font-bold">
          {title}
        </h2>
        <Link {...all} className="link smaller inline-flex min-h-11 min-w-11 items-center lg:min-h-9">
          {ADMIN_TEXTS.seeAll}
          <span className="sr-only"> {seeAll}</span>
        </Link>
      </div>
      <QueryPart
        query={useQuery(dayQuery())}
        error={ADMIN_TEXTS.dayError}
        loading={ADMIN_TEXTS.loading}
        skeleton={<ListSkeleton />}
      >
        {children}
      </QueryPart>
    </section>
  );
}

const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-1/2', 'w-3/4', 'w-2/3'];

function ListSkeleton() {
  return (
    <div className="divide-y divide-border">
      {WIDTHS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
        <div key={index} className="px-5 py-3.5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      ))}
    </div>
  );
}
