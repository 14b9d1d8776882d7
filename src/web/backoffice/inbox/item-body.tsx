import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { retryAnalysis } from '#shared/backoffice/admin-lessons.contract.ts';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { ResolveDialog } from '#web/backoffice/financial/differences/resolve-dialog.tsx';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AssignBody } from './assign-body.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { LeadBody } from './lead-body.tsx';
import { RefundBody } from './refund-body.tsx';

/** What an item is decided with, in place. */
export function ItemBody({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  switch (item.kind) {
    case 'refund':
      return <RefundBody item={item} onDecided={onDecided} />;
    case 'unassigned':
      return <AssignBody item={item} onDecided={onDecided} />;
    case 'message':
      return <Talk item={item} />;
    case 'lead':
      return <LeadBody item={item} />;
    case 'analysis':
      return (
        <>
          <Words item={item} action={<RetryAnalysis lessonId={item.subject} onDecided={onDecided} />} />
          <Talk item={item} />
        </>
      );
    case 'difference':
      return <DifferenceBody item={item} onDecided={onDecided} />;
    case 'rating':
    case 'late':
    case 'due':
      return (
        <>
          <Words item={item} />
          <Talk item={item} />
        </>
      );
    case 'refund_failed':
      return (
        <Elsewhere
          item={item}
          hint={TEXTS.refundFailedHint}
          search={{ aba: 'financeiro', secao: 'reembolsos' }}
          words={TEXTS.openFinancial}
        />
      );
    case 'file':
      return (
        <Elsewhere
          item={item}
          hint={TEXTS.fileHint}
          search={{ aba: 'arquivos', q: item.words.slice(0, MAX_SEARCH_LENGTH) }}
          words={TEXTS.openFiles}
        />
      );
  }
}

function Talk({ item: { lesson } }: { item: InboxItem }) {
  if (!lesson) return null;
  return (
    // What was said above leaves a phone no room for a drawing.
    <div className="min-h-0 flex-1 max-lg:[&_[data-drawing]]:hidden">
      <ConversationPanel key={lesson.id} lessonId={lesson.id} replyTo={lesson.client.name} />
    </div>
  );
}

/** What was said, in full. */
function Words({ item: { words, since }, action }: { item: InboxItem; action?: ReactNode }) {
  if (!words) return null;
  return (
    <figure className="flex shrink-0 flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-border bg-paper-2 px-4 py-3 lg:px-7">
      <div className="min-w-0 flex-1 basis-72">
        <blockquote className="max-h-[5lh] overflow-y-auto whitespace-pre-line wrap-anywhere">
          {words}
        </blockquote>
        <figcaption className="smaller num mt-1 text-ink-2">{formatDateTime(since)}</figcaption>
      </div>
      {action}
    </figure>
  );
}

/** Where our books and a provider disagree: explained in place, looked into where both sides are told. */
function DifferenceBody({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Elsewhere
        item={item}
        hint={TEXTS.differenceHint}
        search={{ aba: 'financeiro', secao: 'diferencas' }}
        words={TEXTS.openFinancial}
      />
      <DecisionBar hint={TEXTS.resolveHint}>
        <Button variant="chalk" size="m" className="max-lg:w-full" data-decide onClick={() => setOpen(true)}>
          {TEXTS.resolve}
        </Button>
      </DecisionBar>
      {isOpen && (
        <ResolveDialog
          difference={{ id: item.subject, detail: item.words }}
          onClose={() => {
            setOpen(false);
            onDecided();
          }}
        />
      )}
    </>
  );
}

/** What is dealt with where its own tools stand: what to do there, and the way. */
function Elsewhere({
  item,
  hint,
  search,
  words,
}: {
  item: InboxItem;
  hint: string;
  search: { aba: 'financeiro' | 'arquivos'; secao?: string; q?: string };
  words: string;
}) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Words item={item} />
      <div className="px-4 py-5 lg:px-7">
        <p className="max-w-[60ch] leading-snug">{hint}</p>
        <p className="mt-4">
          <LinkButton
            to="/admin-functional"
            search={search}
            variant="outline"
            size="m"
            className="max-sm:w-full"
          >
            {words}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

/** Has material read once more that could not be read: the item goes, and comes back only if that fails too. */
function RetryAnalysis({ lessonId, onDecided }: { lessonId: string; onDecided: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(retryAnalysis, { params: { id: lessonId } }),
    onSuccess: () => showToast({ title: TEXTS.rereadDone, description: TEXTS.rereadNext, tone: 'success' }),
    onError: (error) => showToast({ title: TEXTS.rereadError, description: messageOf(error), tone: 'error' }),
    // Refused, it may have left the list at somebody else's hand.
    onSettled: onDecided,
  });
  return (
    <Button
      variant="outline"
      size="d"
      className="shrink-0"
      isBusy={isPending}
      busyLabel={TEXTS.rereading}
      onClick={() => mutate()}
    >
      <RefreshCw size={17} aria-hidden="true" />
      {TEXTS.reread}
    </Button>
  );
}
