import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { formatReais } from '#shared/money.ts';
import { listRefundRequests } from '#shared/payments/admin-payments.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { type Decision, DecisionDialog } from '#web/backoffice/financial/requests/decision-dialog.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { INBOX_KEY } from './inbox-queries.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';

/** The request itself, with the payment it is about. */
const requestQuery = ({ subject, lesson }: InboxItem) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'refund', subject],
    queryFn: async ({ signal }) => {
      const q = lesson?.title.slice(0, 200);
      const open = await callApi(listRefundRequests, {
        signal,
        query: { status: 'open', limit: 200, ...(q && { q }) },
      });
      return open.find(({ id }) => id === subject) ?? null;
    },
    staleTime: 0,
  });

/** Why somebody wants the money back, what is known, and the decision as it is made in Financeiro. */
export function RefundBody({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  const query = useQuery(requestQuery(item));
  const [decision, setDecision] = useState<Decision | null>(null);
  const { lesson, reais, words, since } = item;
  const request = query.data;
  const facts: [string, string][] = [
    [TEXTS.client, lesson?.client.name ?? ''],
    [TEXTS.value, reais === null ? '' : formatReais(reais)],
    [TEXTS.since, formatDateTime(since)],
    [TEXTS.editor, lesson?.editor?.name ?? TEXTS.noEditor],
  ];
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto bg-background px-4 py-5 lg:px-7 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-4">
          <blockquote className="card p-4 text-[1.0625rem] leading-relaxed whitespace-pre-line wrap-anywhere lg:p-5">
            {words}
          </blockquote>
          {query.isError && (
            <ErrorPanel
              title={TEXTS.error}
              message={messageOf(query.error)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          )}
        </div>
        <section className="card h-fit px-4 py-2 lg:px-5" aria-label={TEXTS.facts}>
          <dl className="divide-y divide-border">
            {facts.map(([name, value]) => (
              <div key={name} className="flex gap-3 py-2.5">
                <dt className="w-24 shrink-0 text-ink-2">{name}</dt>
                <dd className="num min-w-0 font-bold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="py-2.5">
            <LinkButton
              to="/admin-functional"
              search={{ aba: 'financeiro', secao: 'reembolsos' }}
              variant="text"
              size="d"
            >
              {TEXTS.openFinancial}
            </LinkButton>
          </p>
        </section>
      </div>
      <DecisionBar hint={TEXTS.refundHint}>
        <Button
          variant="chalk-outline"
          size="m"
          className="max-lg:flex-1"
          disabled={!request}
          onClick={() => setDecision('deny')}
        >
          {TEXTS.refundDeny}
        </Button>
        <Button
          variant="chalk"
          size="m"
          className="max-lg:flex-1"
          data-decide
          disabled={!request}
          onClick={() => setDecision('grant')}
        >
          {TEXTS.refundGrant(reais === null ? '' : formatReais(reais))}
        </Button>
      </DecisionBar>
      {request && decision && (
        <DecisionDialog
          request={request}
          decision={decision}
          onClose={() => {
            setDecision(null);
            onDecided();
          }}
        />
      )}
    </>
  );
}
