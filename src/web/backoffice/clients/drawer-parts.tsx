import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { PaymentStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { clientLessonsQuery } from '#web/backoffice/lessons/client-queries.ts';
import type { LessonPart } from '#web/backoffice/lessons/lesson-part.ts';
import { deliveredAt } from '#web/backoffice/lessons/lesson-rights.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Part, Row } from '#web/backoffice/lessons/money/money-parts.tsx';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { clientPaymentsQuery } from './client-query.ts';
import { CLIENT_TEXTS as TEXTS } from './client-texts.ts';

/** A lesson's title, which opens it in place of the client; Back leads to the client again. */
export function LessonLink({ id, title, part }: { id: string; title: string; part?: LessonPart }) {
  return (
    <Link
      to="/admin-functional"
      search={{ aberto: id, ...(part && { parte: part }) }}
      resetScroll={false}
      className="line-clamp-2 font-bold wrap-anywhere hover:underline"
      title={title}
    >
      {title}
    </Link>
  );
}

/** Everything a client ordered, the most urgent first, as the list of clients has it. */
export function DrawerLessons({ clientId, count }: { clientId: string; count: number }) {
  const query = useInfiniteQuery({ ...clientLessonsQuery(clientId, {}), enabled: count > 0 });
  const lessons = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const rest = (query.data?.pages.at(-1)?.total ?? 0) - lessons.length;
  if (query.isError) {
    return (
      <ErrorPanel
        title={TEXTS.lessonsError}
        message={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (count > 0 && !query.data) return <Skeleton className="h-40" />;
  return (
    <div>
      <Part title={TEXTS.lessons(count)} none={TEXTS.noLessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className="py-2.5 leading-snug">
            <div className="flex items-start justify-between gap-4">
              <LessonLink id={lesson.id} title={lesson.title} />
              <strong className="num shrink-0">{formatReais(lesson.price)}</strong>
            </div>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <LessonStatusChip status={lesson.status} isStaff />
              <DueChip
                deadline={lesson.deadline}
                isOpen={isUnderway(lesson.status)}
                isHeld={lesson.onHold !== null}
                deliveredAt={deliveredAt(lesson)}
              />
            </p>
          </li>
        ))}
      </Part>
      {query.hasNextPage && (
        <Button
          variant="neutral"
          size="d"
          onClick={() => void query.fetchNextPage()}
          isBusy={query.isFetchingNextPage}
          busyLabel={LIST_TEXTS.loadingMore}
        >
          {LIST_TEXTS.more(rest)}
        </Button>
      )}
    </div>
  );
}

/** What a client paid, or tried to, newest first; what is done about it is done in Financeiro. */
export function ClientPayments({ clientId, email }: { clientId: string; email: string }) {
  const query = useInfiniteQuery(clientPaymentsQuery(clientId));
  if (query.isError) {
    return (
      <ErrorPanel
        title={TEXTS.paymentsError}
        message={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton className="h-24" />;
  const payments = query.data.pages.flatMap(({ items }) => items);
  return (
    <div>
      <Part title={TEXTS.payments(query.data.pages[0]?.total ?? 0)} none={TEXTS.noPayments}>
        {payments.map(({ id, amount, status, method, lessonTitle, createdAt }) => (
          <Row key={id} at={createdAt} amount={amount} chip={<PaymentStatusChip status={status} />}>
            {PAYMENT_METHODS[method]}, {lessonTitle}
          </Row>
        ))}
      </Part>
      <p className="flex flex-wrap gap-2.5">
        {query.hasNextPage && (
          <Button
            variant="neutral"
            size="d"
            onClick={() => void query.fetchNextPage()}
            isBusy={query.isFetchingNextPage}
            busyLabel={LIST_TEXTS.loadingMore}
          >
            {TEXTS.more}
          </Button>
        )}
        {payments.length > 0 && (
          <LinkButton
            to="/admin-functional"
            search={{ aba: 'financeiro', secao: 'pagamentos', q: email }}
            variant="neutral"
            size="d"
          >
            {TEXTS.toFinancial}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
