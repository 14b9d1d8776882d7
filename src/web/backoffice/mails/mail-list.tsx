import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import { listMails, type OutboxMail } from '#shared/messages/mails.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { MailCards, MailTable } from './mail-rows.tsx';
import { MailStatusChip } from './mail-status-chip.tsx';
import {
  describeMailError,
  kindName,
  MAIL_TEXTS,
  mailTitle,
  MAIL_DRAWER_TEXTS as TEXTS,
} from './mail-texts.ts';
import { ResendButton } from './resend-button.tsx';

const STATUS_NAMES = Object.fromEntries(
  Object.entries(MAIL_STATUSES).map(([status, { label }]) => [status, label]),
);

/** Every mail of the product, from the moment it is called for. */
export function MailList({
  filter,
  onChange,
}: {
  filter: MailFilter;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: { q?: string; status?: string }) => void;
}) {
  const query = useInfiniteQuery(mailsQuery(filter));
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const isFiltered = Boolean(filter.q || filter.status);
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  // As the list knows it by now: sent again it goes on while one looks.
  const listed = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened?.id);
  const open = opened && (listed ?? opened);
  const Rows = useIsWide() ? MailTable : MailCards;
  return (
    <>
      <p className="smaller mb-3 text-ink-2">{MAIL_TEXTS.lead}</p>
      <FilterBar
        search={{
          label: MAIL_TEXTS.search,
          placeholder: MAIL_TEXTS.searchHint,
          value: filter.q ?? '',
          onSearch: find,
        }}
        onClear={isFiltered ? () => onChange({ q: '', status: '' }) : undefined}
      >
        <FilterSelect
          label={MAIL_TEXTS.status}
          value={filter.status ?? ''}
          onChange={(status) => onChange({ status })}
          all={MAIL_TEXTS.anyStatus}
          names={STATUS_NAMES}
        />
      </FilterBar>
      <PagedPart
        query={query}
        texts={MAIL_TEXTS}
        empty={
          <div className="card">
            {isFiltered ? (
              <EmptyState drawing="search" title={MAIL_TEXTS.noMatch} text={MAIL_TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="envelope" title={MAIL_TEXTS.none} text={MAIL_TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(mails) => <Rows mails={mails} onOpen={setOpened} />}
      </PagedPart>
      {open && <MailDrawer mail={open} onClose={() => setOpened(null)} />}
    </>
  );
}

interface MailFilter {
  q?: string;
  status?: MailStatus;
}

/** The outbox, newest first; while a filter changes the old rows stay. */
const mailsQuery = ({ q, status }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: ['mails', q ?? '', status ?? ''],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listMails, {
        signal,
        query: {
          ...(q && { q }),
          ...(status && { status }),
          limit: 50,
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });

/** All that is known of one mail; its words are not, and why not is said. */
function MailDrawer({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { to, kind, subject, status, lesson, tries, createdAt, sentAt, nextTryAt, lastError } = mail;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="line-clamp-3 leading-tight wrap-anywhere">{mailTitle(mail)}</span>}
    >
      <div className="dense grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <MailStatusChip status={status} />
          <ResendButton mail={mail} />
        </div>
        {lastError && (
          <Notice tone={status === 'failed' ? 'error' : 'warning'} title={TEXTS.lastError}>
            <p>{describeMailError(lastError)}</p>
            <p className="smaller font-data">{TEXTS.code(lastError)}</p>
          </Notice>
        )}
        <dl className="grid gap-3.5">
          <Fact name={TEXTS.to}>
            <span className="font-data">{to ?? MAIL_TEXTS.noAddress}</span>
          </Fact>
          <Fact name={TEXTS.kind}>{kindName(kind)}</Fact>
          {subject && <Fact name={TEXTS.subject}>{subject}</Fact>}
          {lesson && (
            <Fact name={TEXTS.lesson}>
              <Link
                to="/admin-functional"
                search={{ aberto: lesson.id }}
                className="link"
                title={TEXTS.openLesson}
              >
                {lesson.title}
              </Link>
            </Fact>
          )}
          <Fact name={TEXTS.called}>{moment(createdAt)}</Fact>
          {sentAt && <Fact name={TEXTS.sent}>{moment(sentAt)}</Fact>}
          {nextTryAt && <Fact name={TEXTS.next}>{moment(nextTryAt)}</Fact>}
          <Fact name={TEXTS.tries}>
            <span className="num">{tries}</span>
          </Fact>
        </dl>
        <Notice tone="neutral" title={TEXTS.noWordsTitle}>
          <p>{TEXTS.noWords}</p>
        </Notice>
      </div>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const moment = (at: string) => <span className="num">{formatDateTime(at)}</span>;
