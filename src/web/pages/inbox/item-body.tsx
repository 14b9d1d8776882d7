import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_TEXTS as TEXTS } from '#web/backoffice/inbox/inbox-texts.ts';
import { ConversationPanel } from '#web/messages/conversation-panel.tsx';
import { formatDateTime } from '#web/platform/format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AssignBody } from '#web/backoffice/inbox/assign-body.tsx';
import { RefundBody } from '#web/backoffice/inbox/refund-body.tsx';

/** What an item is decided with, in place. */
export function ItemBody({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  switch (item.kind) {
    case 'refund':
      return <RefundBody item={item} onDecided={onDecided} />;
    case 'unassigned':
      return <AssignBody item={item} onDecided={onDecided} />;
    case 'message':
      return <Talk item={item} />;
    case 'rating':
    case 'analysis':
    case 'late':
    case 'due':
      return (
        <>
          <Words item={item} />
          <Talk item={item} />
        </>
      );
    default:
      return <Elsewhere item={item} kind={item.kind} />;
  }
}

function Talk({ item: { lesson } }: { item: InboxItem }) {
  if (!lesson) return null;
  return (
    <div className="min-h-0 flex-1">
      <ConversationPanel key={lesson.id} lessonId={lesson.id} replyTo={lesson.client.name} />
    </div>
  );
}

/** What was said, in full. */
function Words({ item: { words, since } }: { item: InboxItem }) {
  if (!words) return null;
  return (
    <figure className="shrink-0 border-b border-borda bg-papel-2 px-4 py-3 lg:px-7">
      <blockquote className="max-h-32 overflow-y-auto whitespace-pre-line wrap-anywhere">{words}</blockquote>
      <figcaption className="menor num mt-1 text-tinta-2">{formatDateTime(since)}</figcaption>
    </figure>
  );
}

const PLACES = {
  refund_failed: { search: { aba: 'financeiro', secao: 'reembolsos' }, words: TEXTS.openFinancial },
  difference: { search: { aba: 'financeiro', secao: 'diferencas' }, words: TEXTS.openFinancial },
  file: { search: { aba: 'arquivos' }, words: TEXTS.openFiles },
  lead: { search: { aba: 'orcamentos', status: 'new' }, words: TEXTS.openLeads },
} as const;

/** What is dealt with where its own tools stand. */
function Elsewhere({ item, kind }: { item: InboxItem; kind: keyof typeof PLACES }) {
  const { search, words } = PLACES[kind];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Words item={item} />
      <p className="px-4 py-5 lg:px-7">
        <LinkButton to="/admin-functional" search={search} size="m" className="max-sm:w-full">
          {words}
        </LinkButton>
      </p>
    </div>
  );
}
