import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAIL_STATUSES } from '#shared/messages/mail-status.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { type MailFilter, mailsQuery } from './mail-query.ts';
import { MailCards, MailTable } from './mail-rows.tsx';
import { MAIL_TEXTS } from './mail-texts.ts';

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
  const Rows = useIsWide() ? MailTable : MailCards;
  return (
    <>
      <p className="menor mb-3 text-tinta-2">{MAIL_TEXTS.lead}</p>
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
          <div className="cartao">
            {isFiltered ? (
              <EmptyState drawing="search" title={MAIL_TEXTS.noMatch} text={MAIL_TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="envelope" title={MAIL_TEXTS.none} text={MAIL_TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(mails) => <Rows mails={mails} />}
      </PagedPart>
    </>
  );
}
