import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { getDesk } from '#shared/backoffice/day.contract.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { deskQuery } from '#web/backoffice/parts/stats-queries.ts';
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
  children: (desk: ResponseOf<typeof getDesk>) => ReactNode;
}) {
  const id = useId();
  return (
    <section className="cartao min-w-0 overflow-clip" aria-labelledby={id}>
      <div className="flex min-h-12 items-center gap-3 border-b border-borda px-5">
        <h2 id={id} className="flex-1 text-[1.125rem] font-bold">
          {title}
        </h2>
        <Link {...all} className="elo menor inline-flex min-h-11 min-w-11 items-center lg:min-h-9">
          {ADMIN_TEXTS.seeAll}
          <span className="sr-only"> {seeAll}</span>
        </Link>
      </div>
      <QueryPart
        query={useQuery(deskQuery())}
        error={ADMIN_TEXTS.deskError}
        loading={ADMIN_TEXTS.loading}
        bones={<ListBones />}
      >
        {children}
      </QueryPart>
    </section>
  );
}

const BONES = ['w-3/4', 'w-1/2', 'w-2/3', 'w-1/2', 'w-3/4', 'w-2/3'];

function ListBones() {
  return (
    <div className="divide-y divide-borda">
      {BONES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing else to be told apart by
        <div key={index} className="px-5 py-3.5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-3 w-28" />
        </div>
      ))}
    </div>
  );
}
