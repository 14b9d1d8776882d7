import { createFileRoute } from '@tanstack/react-router';
import { readInboxSearch } from '#web/backoffice/inbox/inbox-search.ts';
import { InboxPage } from '#web/pages/inbox-page.tsx';

export const Route = createFileRoute('/caixa')({
  validateSearch: readInboxSearch,
  component: InboxPage,
});
