import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { InboxScreen } from '#web/backoffice/inbox/inbox-screen.tsx';
import { readInboxSearch } from '#web/backoffice/inbox/inbox-search.ts';
import { INBOX_TEXTS } from '#web/backoffice/inbox/inbox-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';

export const Route = createFileRoute('/caixa')({
  validateSearch: readInboxSearch,
  component: () => {
    usePageTitle(INBOX_TEXTS.title);
    return <RequireSession roles={['admin']}>{() => <InboxScreen />}</RequireSession>;
  },
});
