import { RequireSession } from '#web/accounts/require-session.tsx';
import { INBOX_TEXTS } from '#web/backoffice/inbox/inbox-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { InboxScreen } from '#web/backoffice/inbox/inbox-screen.tsx';

export function InboxPage() {
  usePageTitle(INBOX_TEXTS.title);
  return <RequireSession roles={['admin']}>{() => <InboxScreen />}</RequireSession>;
}
