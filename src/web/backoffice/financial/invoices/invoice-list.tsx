import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { formatReais } from '#shared/money.ts';
import { INVOICE_STATES } from '#shared/payments/invoice-status.ts';
import { type Invoice, retryInvoice } from '#shared/payments/invoices.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { invoicesQuery } from '#web/backoffice/financial/financial-queries.ts';
import {
  type FinancialChange,
  type FinancialSearch,
  isFiltered,
} from '#web/backoffice/financial/financial-search.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { FINANCIAL_TEXTS, INVOICE_TEXTS as TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { InvoiceStateChip, LessonStatusText } from '#web/backoffice/financial/status-chips.tsx';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { formatCnpj } from '#web/backoffice/leads/format-cnpj.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { callApi } from '#web/platform/call-api.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const PAGED = { loading: TEXTS.loading, error: TEXTS.error, count: FINANCIAL_TEXTS.shown };

/** Fiscal documents with their state and its reason, and to whom they are made out. */
export function InvoiceList({
  search,
  onChange,
}: {
  search: FinancialSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FinancialChange) => void;
}) {
  const query = useInfiniteQuery(invoicesQuery(search));
  const find = useCallback((text: string) => onChange({ q: text }), [onChange]);
  const { q = '', status = '' } = search;
  return (
    <FinancialSection id="notas" title={TEXTS.title} lead={TEXTS.lead}>
      <FilterBar
        search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: q, onSearch: find }}
        onClear={isFiltered(search) ? () => onChange({ q: '', status: '' }) : undefined}
      >
        <FilterSelect
          label={TEXTS.state}
          value={status}
          onChange={(value) => onChange({ status: value })}
          all={TEXTS.anyState}
          names={INVOICE_STATES}
        />
      </FilterBar>
      <PagedPart
        query={query}
        texts={PAGED}
        empty={
          <div className="card">
            {isFiltered(search) ? (
              <EmptyState drawing="search" title={TEXTS.noMatch} text={TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="folder" title={TEXTS.none} text={TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(invoices) => (
          <ul className="card divide-y divide-border">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.lessonId} invoice={invoice} />
            ))}
          </ul>
        )}
      </PagedPart>
    </FinancialSection>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { lessonId, lessonTitle, state, number, reason, accessKey, amount, updatedAt, paymentId } = invoice;
  const asking = useMoneyAction({
    run: () => callApi(retryInvoice, { params: { id: lessonId } }),
    success: () => TEXTS.retried,
  });
  return (
    <li className="row-line items-start! px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="line-clamp-2 leading-snug font-bold wrap-anywhere" title={lessonTitle}>
          {lessonTitle}
        </p>
        <p className="smaller wrap-anywhere text-ink-2">
          <ClientLink id={invoice.client.id} name={clientName(invoice)} />
        </p>
        <LessonStatusText status={invoice.lessonStatus} />
      </div>
      <Billing invoice={invoice} />
      <div className="lg:w-64">
        <InvoiceStateChip state={state} />
        <p className="smaller num mt-1">{number === null ? TEXTS.noNumber : TEXTS.number(number)}</p>
        {reason && <p className="smaller wrap-anywhere">{reason}</p>}
        {accessKey && (
          <p className="smaller wrap-anywhere text-ink-2">
            {TEXTS.key}: <span className="font-data break-all">{accessKey}</span>
          </p>
        )}
        <p className="smaller num text-ink-2">
          {TEXTS.changed} {formatDateTime(updatedAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:w-72 lg:justify-end">
        <p className="num w-full font-bold lg:text-right">{formatReais(amount)}</p>
        {invoice.canRetry && (
          <Button
            variant="outline"
            size="d"
            onClick={() => asking.mutate()}
            isBusy={asking.isPending}
            busyLabel={TEXTS.retrying}
          >
            {TEXTS.retry}
            <span className="sr-only">: {lessonTitle}</span>
          </Button>
        )}
        {paymentId && (
          <LinkButton
            to="/admin-functional"
            search={{ aba: 'financeiro', secao: 'pagamentos', q: lessonTitle.slice(0, 200) }}
            variant="text"
            size="d"
          >
            {TEXTS.payment}
            <span className="sr-only">: {lessonTitle}</span>
          </LinkButton>
        )}
        <LinkButton
          to="/admin-functional"
          search={{ q: lessonTitle.slice(0, 200), aberto: lessonId }}
          variant="text"
          size="d"
        >
          {FINANCIAL_TEXTS.seeLesson}
          <span className="sr-only">: {lessonTitle}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** To whom the document is made out, as it will stand in it. */
function Billing({ invoice: { billing } }: { invoice: Invoice }) {
  if (!billing) return <div className="lg:w-64" />;
  const { cnpj, legalName, cpf, name, address, email } = billing;
  return (
    <div className="min-w-0 lg:w-64">
      <p className="leading-snug font-medium wrap-anywhere">{legalName ?? name}</p>
      <p className="smaller num">{cnpj ? formatCnpj(cnpj) : formatCpf(cpf ?? '')}</p>
      <p className="smaller wrap-anywhere text-ink-2">{address}</p>
      <p className="smaller font-data wrap-anywhere text-ink-2">{email}</p>
    </div>
  );
}

const formatCpf = (cpf: string): string => cpf.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
