import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeadlineRow } from '#shared/backoffice/desk.contract.ts';
import { QueryPart } from '#web/backoffice/stats/query-part.tsx';
import { deskQuery } from '#web/backoffice/stats/stats-queries.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS } from './admin-texts.ts';

/** What is late or due within a week, the most urgent first, with who makes it. */
export function DeadlineList() {
  const query = useQuery(deskQuery());
  return (
    <section className="cartao min-w-0 overflow-clip" aria-labelledby="prazos">
      <div className="flex min-h-12 items-center gap-3 border-b border-borda px-5">
        <h2 id="prazos" className="flex-1 text-[1.125rem] font-bold">
          {ADMIN_TEXTS.deadlines}
        </h2>
        <Link
          to="/admin-functional"
          search={{ aba: 'producao' }}
          className="elo menor inline-flex min-h-11 min-w-11 items-center lg:min-h-9"
        >
          {ADMIN_TEXTS.seeAll}
          <span className="sr-only"> os prazos</span>
        </Link>
      </div>
      <QueryPart
        query={query}
        error={ADMIN_TEXTS.deskError}
        loading={ADMIN_TEXTS.loading}
        bones={<Skeleton className="m-5 h-64" />}
      >
        {({ deadlines }) =>
          deadlines.length > 0 ? (
            <ul className="divide-y divide-borda">
              {deadlines.map((row) => (
                <Row key={row.lessonId} row={row} />
              ))}
            </ul>
          ) : (
            <EmptyState drawing="book" title={ADMIN_TEXTS.noDeadlines} text={ADMIN_TEXTS.noDeadlinesText} />
          )
        }
      </QueryPart>
    </section>
  );
}

function Row({ row: { lessonId, title, deadline, editor } }: { row: DeadlineRow }) {
  const chip = <DueChip deadline={deadline} isOpen />;
  return (
    <li className="flex items-center gap-3 px-5 py-2.5">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="line-clamp-2 font-bold wrap-anywhere sm:line-clamp-1" title={title}>
          {title}
        </p>
        <div className="menor flex flex-wrap items-center gap-2 text-tinta-2 max-sm:mt-1">
          <span className="sm:hidden">{chip}</span>
          {editor?.name ?? ADMIN_TEXTS.noEditor}
        </div>
      </div>
      <span className="max-sm:hidden">{chip}</span>
      <LinkButton
        to="/admin-functional"
        search={{ aba: 'producao', aberto: lessonId }}
        variant={editor ? 'text' : 'outline'}
        size="d"
      >
        {editor ? ADMIN_TEXTS.openLesson : ADMIN_TEXTS.assign}
        <span className="sr-only">: {title}</span>
      </LinkButton>
    </li>
  );
}
