import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { listLeads } from '#shared/backoffice/leads.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { LeadContacts, LeadFacts } from '#web/backoffice/leads/lead-facts.tsx';
import { LEADS_TEXTS } from '#web/backoffice/leads/leads-texts.ts';
import { useLeadStatus } from '#web/backoffice/leads/use-lead-status.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { INBOX_KEY } from './inbox-queries.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';

/** The request itself; the list is looked through by the name of the school. */
const leadQuery = ({ subject, words }: InboxItem) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'lead', subject],
    queryFn: async ({ signal }) => {
      const found = await callApi(listLeads, { signal, query: { q: words.slice(0, 200), limit: 200 } });
      return found.find(({ id }) => id === subject) ?? null;
    },
    staleTime: 0,
  });

/** What a school asked for, the ways to answer it, and how far that has come. */
export function LeadBody({ item }: { item: InboxItem }) {
  const { data: lead, error, isFetching, refetch } = useQuery(leadQuery(item));
  const saving = useLeadStatus(item.subject);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto bg-background px-4 py-5 lg:px-7">
        {lead ? (
          <section className="card grid max-w-[40rem] gap-5 p-4 lg:p-5" aria-label={TEXTS.facts}>
            <p className="smaller num text-ink-2">{formatDateTime(lead.createdAt)}</p>
            <LeadFacts lead={lead} />
            <p className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
              <LeadContacts lead={lead} />
            </p>
          </section>
        ) : error ? (
          <ErrorPanel
            title={LEADS_TEXTS.error}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <LoadingArea label={LEADS_TEXTS.loading}>
            <Skeleton className="h-72 max-w-[40rem]" />
          </LoadingArea>
        )}
      </div>
      <DecisionBar hint={TEXTS.leadHint}>
        <Button
          variant="chalk-outline"
          size="m"
          className="max-lg:flex-1"
          disabled={!lead || saving.isPending}
          onClick={() => saving.mutate('closed')}
        >
          {TEXTS.leadClose}
        </Button>
        <Button
          variant="chalk"
          size="m"
          className="max-lg:flex-1"
          data-decide
          disabled={!lead}
          isBusy={saving.isPending}
          busyLabel={LEADS_TEXTS.saving}
          onClick={() => saving.mutate('contacted')}
        >
          {TEXTS.leadAnswered}
        </Button>
      </DecisionBar>
    </>
  );
}
