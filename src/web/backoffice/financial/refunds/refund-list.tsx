import { useInfiniteQuery } from '@tanstack/react-query';
import { refundsQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { FINANCIAL_TEXTS, REFUND_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isBeingSent } from './is-being-sent.ts';
import { RefundRow } from './refund-row.tsx';

const TEXTS = {
  loading: REFUND_LIST_TEXTS.loading,
  error: REFUND_LIST_TEXTS.error,
  count: FINANCIAL_TEXTS.shown,
};

const ASK_AGAIN_MS = 2000;

/** Refunds: first those a provider refused, which wait for a person, then the others newest first. */
export function RefundList() {
  const failed = useInfiniteQuery(refundsQuery('failed'));
  const all = useInfiniteQuery({
    ...refundsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((refund) => isBeingSent(refund, new Date())))
        ? ASK_AGAIN_MS
        : false,
  });
  const stuck = failed.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <FinancialSection id="reembolsos" title={REFUND_LIST_TEXTS.title}>
      {stuck.length > 0 && (
        <>
          <Notice tone="error" title={REFUND_LIST_TEXTS.needAction(failed.data?.pages[0]?.total ?? 0)} />
          <ul className="card my-3 divide-y divide-border">
            {stuck.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <PagedPart
        query={all}
        texts={TEXTS}
        empty={<p className="card p-5 text-ink-2">{REFUND_LIST_TEXTS.none}</p>}
      >
        {(refunds) => (
          <ul className="card divide-y divide-border">
            {refunds
              .filter(({ id }) => !stuck.some((refund) => refund.id === id))
              .map((refund) => (
                <RefundRow key={refund.id} refund={refund} />
              ))}
          </ul>
        )}
      </PagedPart>
    </FinancialSection>
  );
}
