import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatReais } from '#shared/money.ts';
import { compareBooksNow, type Difference } from '#shared/payments/admin-payments.contract.ts';
import { DIFFERENCE_KINDS } from '#shared/payments/differences.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { booksQuery, differencesQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { FINANCIAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DIFFERENCE_TEXTS } from './difference-texts.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

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
          <ul className="card divide-y divide-border">
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
      <Notice tone="neutral" title={DIFFERENCE_TEXTS.neverTitle} className="mb-3">
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

/** What the reference is a reference of. */
const SOURCES: Record<string, string> = {
  paypal: 'PayPal',
  card: 'PayPal',
  pix: 'Pix',
  manual: 'Manual',
  refund: 'Reembolso',
};

/** One difference: what it is, both sides of it, and how it was cleared up or can be. */
function DifferenceRow({ difference, onResolve }: { difference: Difference; onResolve: () => void }) {
  const { kind, provider, providerRef, lessonId, ours, theirs, detail, resolvedAt, resolution } = difference;
  return (
    <li className="row-line px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="leading-snug font-bold">{DIFFERENCE_KINDS[kind]}</p>
        <p className="break-words">{detail}</p>
        <p className="smaller text-ink-2">
          {SOURCES[provider] ?? provider} <span className="font-data break-all">{providerRef}</span>
        </p>
        {resolution && (
          <p className="smaller break-words text-ink-2">
            {DIFFERENCE_TEXTS.resolution} {resolution}
            {difference.resolvedBy && ` (${difference.resolvedBy.name})`}
          </p>
        )}
      </div>
      <dl className="flex gap-5">
        <Side name={DIFFERENCE_TEXTS.columnOurs} reais={ours} />
        <Side name={DIFFERENCE_TEXTS.columnTheirs} reais={theirs} />
      </dl>
      <div className="lg:w-40">
        {resolvedAt ? (
          <Chip tone="ok" icon={<CircleCheck aria-hidden="true" />}>
            {DIFFERENCE_TEXTS.resolved}
          </Chip>
        ) : (
          <Chip tone="error" icon={<TriangleAlert aria-hidden="true" />}>
            {DIFFERENCE_TEXTS.open}
          </Chip>
        )}
        <p className="smaller num mt-1 text-ink-2">{formatDateTime(resolvedAt ?? difference.firstSeenAt)}</p>
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap gap-2 lg:w-52 lg:justify-end',
          !resolvedAt && 'max-sm:*:flex-1',
        )}
      >
        {!resolvedAt && (
          <Button variant="outline" size="d" onClick={onResolve}>
            {DIFFERENCE_TEXTS.resolve}
            <span className="sr-only">: {detail}</span>
          </Button>
        )}
        {lessonId && (
          <LinkButton to="/analysis/$id" params={{ id: lessonId }} variant="text" size="d">
            {FINANCIAL_TEXTS.lesson}
            <span className="sr-only">: {detail}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function Side({ name, reais }: { name: string; reais: number | null }) {
  return (
    <div className="w-24">
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className={reais === null ? 'text-ink-2' : 'num font-bold'}>
        {reais === null ? DIFFERENCE_TEXTS.unknown : formatReais(reais)}
      </dd>
    </div>
  );
}
