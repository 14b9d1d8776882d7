import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import {
  compareBooksNow,
  type Difference,
  resolveDifference,
} from '#shared/payments/admin-payments.contract.ts';
import { booksQuery, differencesQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { DIFFERENCE_TEXTS, FINANCIAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { ReasonDialog } from '#web/backoffice/financial/reason-dialog.tsx';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DifferenceRow } from './difference-row.tsx';

const TEXTS = {
  loading: DIFFERENCE_TEXTS.loading,
  error: DIFFERENCE_TEXTS.error,
  count: FINANCIAL_TEXTS.shown,
};

/** Where books and providers disagree; only an empty list of a comparison that took place is green. */
export function DifferenceList() {
  const query = useInfiniteQuery(differencesQuery());
  const [resolved, setResolved] = useState<Difference | null>(null);
  const comparing = useMoneyAction({
    run: () => callApi(compareBooksNow),
    success: ({ open }) => DIFFERENCE_TEXTS.compared(open),
  });
  return (
    <FinancialSection
      id="diferencas"
      title={DIFFERENCE_TEXTS.title}
      lead={DIFFERENCE_TEXTS.lead}
      action={
        <Button
          variant="outline"
          size="d"
          onClick={() => comparing.mutate()}
          isBusy={comparing.isPending}
          busyLabel={DIFFERENCE_TEXTS.comparing}
        >
          <RefreshCw size={17} aria-hidden="true" />
          {DIFFERENCE_TEXTS.compare}
        </Button>
      }
    >
      <BooksState />
      <PagedPart query={query} texts={TEXTS} empty={null}>
        {(differences) => (
          <ul className="cartao divide-y divide-borda">
            {differences.map((difference) => (
              <DifferenceRow
                key={difference.id}
                difference={difference}
                onResolve={() => setResolved(difference)}
              />
            ))}
          </ul>
        )}
      </PagedPart>
      {resolved && <ResolveDialog difference={resolved} onClose={() => setResolved(null)} />}
    </FinancialSection>
  );
}

function BooksState() {
  const { data } = useQuery(booksQuery());
  if (!data || data.open > 0) return null;
  if (!data.comparedAt) {
    return (
      <Notice tone="neutro" title={DIFFERENCE_TEXTS.neverTitle} className="mb-3">
        <p>{DIFFERENCE_TEXTS.neverText}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="ok" title={DIFFERENCE_TEXTS.agree} className="mb-3">
      <p className="num">{DIFFERENCE_TEXTS.agreeText(`em ${formatDateTime(data.comparedAt)}`)}</p>
    </Notice>
  );
}

function ResolveDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const resolving = useMoneyAction({
    run: (reason: string) => callApi(resolveDifference, { params: { id: difference.id }, body: { reason } }),
    success: () => DIFFERENCE_TEXTS.done,
    onDone: onClose,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={DIFFERENCE_TEXTS.resolveTitle}
      description={difference.detail}
      label={DIFFERENCE_TEXTS.found}
      hint={DIFFERENCE_TEXTS.foundHint}
      confirmLabel={DIFFERENCE_TEXTS.confirm}
      isBusy={resolving.isPending}
      refusal={resolving.error}
      onConfirm={resolving.mutate}
      onClose={onClose}
    />
  );
}
