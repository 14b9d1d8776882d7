import type { DeadlineRow } from '#shared/backoffice/day.contract.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ADMIN_TEXTS } from './admin-texts.ts';
import { DayList } from './day-list.tsx';

/** What is late or due within a week, the most urgent first, with who makes it. */
export function DeadlineList() {
  return (
    <DayList
      title={ADMIN_TEXTS.deadlines}
      all={{ to: '/admin-functional', search: { aba: 'producao' } }}
      seeAll={ADMIN_TEXTS.deadlinesSpoken}
    >
      {({ deadlines }) =>
        deadlines.length > 0 ? (
          <ul className="divide-y divide-border">
            {deadlines.map((row) => (
              <Row key={row.lessonId} row={row} />
            ))}
          </ul>
        ) : (
          <EmptyState drawing="book" title={ADMIN_TEXTS.noDeadlines} text={ADMIN_TEXTS.noDeadlinesText} />
        )
      }
    </DayList>
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
        <div className="smaller flex flex-wrap items-center gap-2 text-ink-2 max-sm:mt-1">
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
