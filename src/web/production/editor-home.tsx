import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { deskQuery } from '#web/backoffice/parts/stats-queries.ts';
import { useUnread } from '#web/messages/use-unread.ts';
import { DeadlineList } from '#web/backoffice/day/deadline-list.tsx';
import { describeDay, waitsInInbox } from '#web/backoffice/day/describe-day.ts';
import { WaitingStrip } from '#web/backoffice/day/waiting-strip.tsx';
import { displayName } from '#web/platform/session/display-name.ts';
import { clientName, describeForm } from './describe-production.ts';
import { isOpen, isOverdue } from '#web/production/worklist/is-open.ts';
import { DueChip } from './due-chip.tsx';
import { ownProductionsQuery } from './production-queries.ts';
import { UnreadCount } from './unread-count.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HomeBoard } from '#web/pages/home/home-board.tsx';
import { STAFF_HOME_TEXTS as TEXTS } from '#web/pages/home/staff-home-texts.ts';

/** As many of the most urgent as the day can hold. */
const NEXT_DUE = 5;

/** Home of an admin: what waits for a person, each count a way to its list, and what is due. */
export function AdminHome({ user }: { user: User }) {
  const { data: desk, isPending } = useQuery(deskQuery());
  const overdue = desk?.deadlines.filter(({ deadline }) => new Date(deadline) < new Date()).length ?? 0;
  return (
    <>
      <HomeBoard
        name={displayName(user)}
        lead={
          desk ? describeDay({ overdue, unassigned: desk.waiting.unassigned }) : isPending && TEXTS.loading
        }
        action={
          desk && !waitsInInbox(desk.waiting) ? (
            <LinkButton to="/admin-functional" variant="board">
              {TEXTS.openPanel}
            </LinkButton>
          ) : (
            <LinkButton to="/caixa" variant="board">
              {TEXTS.openInbox}
            </LinkButton>
          )
        }
      />
      <div className="miolo denso grid grid-cols-[minmax(0,1fr)] gap-4 pt-9 pb-16 md:pt-12">
        <WaitingStrip />
        <DeadlineList />
      </div>
    </>
  );
}

/** Home of an editor: the most urgent of their projects, what waits in its conversation, and the way to the desk. */
export function EditorHome({ user }: { user: User }) {
  const query = useInfiniteQuery({
    ...ownProductionsQuery({ sort: 'due' }, NEXT_DUE),
    select: ({ pages }) => (pages[0]?.items ?? []).filter(isOpen),
  });
  const { of: unreadOf, total: unread } = useUnread();
  const overdue = query.data?.filter(isOverdue).length ?? 0;
  return (
    <>
      <HomeBoard
        name={displayName(user)}
        lead={query.data ? TEXTS.editorLead({ open: query.data.length, overdue, unread }) : TEXTS.loading}
        action={
          <LinkButton to="/editor-dashboard" variant="board">
            {TEXTS.openDesk}
          </LinkButton>
        }
      />
      <section className="miolo denso pt-9 pb-16 md:pt-12" aria-labelledby="proximos">
        <h2 id="proximos" className="text-[1.7rem]">
          {TEXTS.nextDue}
        </h2>
        <div className="mt-4">
          <QueryPart
            query={query}
            error={TEXTS.listError}
            loading={TEXTS.loading}
            bones={<Skeleton className="h-40" />}
          >
            {(productions) =>
              productions.length > 0 ? (
                <ul className="cartao cartao-erguido divide-y divide-borda overflow-clip">
                  {productions.map((production) => (
                    <DueRow
                      key={production.id}
                      production={production}
                      unread={unreadOf(production.lesson.id)}
                    />
                  ))}
                </ul>
              ) : (
                <div className="cartao">
                  <EmptyState drawing="book" title={TEXTS.nothingDue} text={TEXTS.nothingDueText} />
                </div>
              )
            }
          </QueryPart>
        </div>
      </section>
    </>
  );
}

function DueRow({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, deadline } = production;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4 sm:flex-nowrap md:px-6">
      <div className="min-w-0 flex-1 basis-full leading-snug sm:basis-0">
        <p className="line-clamp-2 font-bold wrap-anywhere" title={lesson.title}>
          {lesson.title}
        </p>
        <p className="menor text-tinta-2 wrap-anywhere">
          {clientName(lesson)} · <span className="num font-medium">{describeForm(lesson)}</span>
        </p>
      </div>
      <UnreadCount count={unread} />
      <DueChip deadline={deadline} isOpen />
      <LinkButton
        to="/editor-dashboard"
        search={{ projeto: id, ...(unread > 0 && { parte: 'conversa' as const }) }}
        variant={isOverdue(production) ? 'action' : 'outline'}
        size="d"
      >
        {TEXTS.open}
        <span className="sr-only">: {lesson.title}</span>
      </LinkButton>
    </li>
  );
}
